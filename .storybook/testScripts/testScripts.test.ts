import { expect, test } from 'vitest';
import { screenNames } from '../spoken/screens.ts';
import { components } from '../spoken/scripts.ts';
import { testPlans } from './plans.ts';
import { commandOf, readers } from './readers.ts';
import { boxesOf, countsOf, keepNotes, noNotes, readNotes, writeResults } from './results.ts';

const planOf = (id: string) => {
  const plan = testPlans.find((one) => one.id === id);
  if (!plan) throw new Error(`There is no script ${id}`);
  return plan;
};
const [nvda] = readers;
if (!nvda) throw new Error('There are no readers');

test('each component and screen has a script in English and Hebrew, and each step has something to check', () => {
  const wanted = [...components, ...screenNames].flatMap((name) => [`${name}.en`, `${name}.he`]);
  expect(testPlans.map(({ id }) => id)).toEqual(wanted);
  for (const plan of testPlans) {
    expect(plan.setUp.length, plan.id).toBeGreaterThan(0);
    const musts = boxesOf(plan, nvda).filter(({ priority }) => priority === 'must');
    expect(musts.length, plan.id).toBeGreaterThan(8);
  }
});

test('each reader has its own command for what isn’t a key of the page', () => {
  const presses = new Set(testPlans.flatMap(({ steps }) => steps.map(({ press }) => press)));
  for (const press of presses) {
    if (!/\(.*(Alt|keypad|T\))/.test(press)) continue;
    for (const reader of readers) expect(commandOf(reader, press), reader.name).not.toBe(press);
  }
  expect(commandOf(nvda, 'Type', '0544')).toBe('Type “0544”');
});

test('what a component says comes from its accessibility tree, in the language of the script', () => {
  const [said] = boxesOf(planOf('LineChart.he'), nvda).filter(({ command }) => command === 'Right');
  expect(said?.text).toContain('יום שני, 16 בנובמבר: 33 שיחות');
  const keys = boxesOf(planOf('WeekCalendar.he'), nvda).filter(({ id }) => id.startsWith('k'));
  expect(keys.find(({ text }) => text === 'In slot: moves to the previous day.')?.command).toBe('Right');
});

test('results are kept in the browser, counted and written as CSV without formulas', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
  const run = { results: { '0.0': 'passed', '1.0': 'failed' }, said: { 1: '=cmd' } } as const;
  const notes = { tester: 'Ana', versions: { nvda: '2026.3' }, runs: { 'Sidebar.en nvda': run } };
  expect(keepNotes(notes, storage)).toBe(true);
  expect(readNotes(storage)).toEqual(notes);
  const boxes = boxesOf(planOf('Sidebar.en'), nvda);
  expect(countsOf(boxes, run)).toEqual({ all: boxes.length, filled: 2, failed: 1 });
  const csv = writeResults(testPlans, readers, notes, '2026-11-27').split('\r\n');
  expect(csv).toHaveLength(boxes.length + 2);
  expect(csv[1]).toMatch(/^Sidebar,en,NVDA,2026\.3,Ana,2026-11-27,1,Tab,must,.*,Passed,$/);
  expect(csv[2]).toMatch(/,Failed,'=cmd$/);
});

test('damaged notes are dropped, and a full browser is reported', () => {
  const broken = {
    getItem: () => '{',
    setItem: () => {
      throw new Error('full');
    },
  } as unknown as Storage;
  expect(readNotes(broken)).toEqual(noNotes);
  expect(keepNotes(noNotes, broken)).toBe(false);
});

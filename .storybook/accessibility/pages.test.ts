import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { describe, expect, test } from 'vitest';
import { wcag } from '../../docs/accessibility/report/wcag.ts';
import { knownEvidence, listedEvidence } from '../../scripts/links/evidence.ts';
import { exceptions } from '../exceptions.ts';
import { claimsOf } from './accessibility.ts';
import { reviewed } from './components.ts';
import { criteria, understanding } from './criteria.ts';
import { dictionaries } from './dictionary.ts';
import { readerMatrix, speechOf } from './speech.ts';
import { componentStatuses } from './statuses.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Components made of several parts, each of which has a page; the others have what the checks of stories say. */
const expected = {
  signature: ['AudioPlayer', 'DataTable', 'LineChart', 'Sidebar', 'TabbedForm', 'WeekCalendar'],
  composite: [
    ...['AppShell', 'CodeField', 'ComboBox', 'DataGrid', 'DateField', 'DateRangeField', 'DateTimeField'],
    ...['Dialog', 'Field', 'FileField', 'Form', 'InternationalPhoneField', 'Menu', 'MultiSelect'],
    ...['Pagination', 'Popover', 'Select', 'Slider', 'TableColumns', 'TableFilters', 'TableSorting', 'Tabs'],
    ...['TimeField', 'Toast', 'Transcript', 'UnsavedChangesGuard'],
  ],
};

const dictionaryNames = dictionaries().map(({ name }) => name);

/** Every story by its id, and which of them are broken on purpose: Storybook's own index. */
const { entries } = await buildIndex({ configDir: join(root, '.storybook') });
const stories = Object.values(entries).filter(({ type }) => type === 'story');
const ids = stories.map(({ id }) => id);
const broken = stories.filter(({ tags }) => tags?.includes('broken')).map(({ id }) => id);

test('ST-1: every signature and composite component has a page, and nothing else has', () => {
  const named = (kind: string) => reviewed.filter((one) => one.kind === kind).map(({ name }) => name);
  expect(named('signature')).toEqual(expected.signature);
  expect(named('composite')).toEqual(expected.composite);
  const pages = Object.values(entries)
    .filter(({ type, name }) => type === 'docs' && name === 'Accessibility')
    .map(({ importPath }) => basename(importPath, '.mdx'));
  expect(pages.sort()).toEqual(reviewed.map(({ name }) => name).sort());
});

test('every criterion has an address at W3C, and WCAG 2.2 has 55 of level A and AA', () => {
  expect(Object.values(criteria).filter(({ level }) => level === 'A')).toHaveLength(31);
  expect(Object.values(criteria).filter(({ level }) => level === 'AA')).toHaveLength(24);
  expect(understanding('2.5.8')).toBe('https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum.html');
});

describe.each(reviewed)('the page of $name', (component) => {
  test('ST-1, X-8: each claim rests on evidence that is known and there, and none on axe alone', () => {
    const known = knownEvidence();
    const absent = listedEvidence()
      .filter(({ where }) => where === '')
      .map(({ id }) => id);
    for (const [id, { evidence }] of claimsOf(component.criteria)) {
      expect(
        evidence.filter((one) => !known.has(one)),
        `${id} rests on what nobody keeps`,
      ).toEqual([]);
      expect(
        evidence.filter((one) => !absent.includes(one)),
        `${id} rests on nothing`,
      ).not.toEqual([]);
    }
  });

  test('ST-1: each criterion is one of WCAG 2.2, and the claims have a real day', () => {
    expect(Object.keys(component.criteria).filter((id) => !(id in criteria))).toEqual([]);
    expect(new Date(component.stated).toISOString().slice(0, 10)).toBe(component.stated);
  });

  test('ST-3, ST-4: its keyboard tables and the tree of its story are there', () => {
    const tables = 'none' in component.keyboard ? [] : component.keyboard;
    for (const name of tables)
      expect(globSync(`packages/ui/src/components/*/${name}.keyboard.json`, { cwd: root })).toHaveLength(1);
    expect(ids).toContain(component.tree);
    expect(read(`.storybook/accessibility/trees/${component.name}.txt`).length).toBeGreaterThan(20);
  });

  test('ST-9: the library has the strings that its page lists', () => {
    const names = 'none' in component.dictionaries ? [] : component.dictionaries;
    expect(dictionaryNames).toEqual(expect.arrayContaining(names));
  });

  test('ST-2, ST-7, ST-10: duties say who asks for them; limits and what mirrors are told', () => {
    for (const { what, by } of component.duties) expect(by, what).toMatch(/\w+ \w+/);
    const { limitations, rightToLeft } = component;
    if ('none' in limitations) expect(limitations.none).toMatch(/\w+ \w+/);
    else expect(limitations).not.toEqual([]);
    expect([...rightToLeft.mirrors, ...rightToLeft.doesNot]).not.toEqual([]);
  });

  test('ST-5, ST-6: a reader that nobody drove is not tested, and what was said is of a story that is there', () => {
    const readers = readerMatrix(component.name);
    expect(readers).toHaveLength(8);
    for (const { reader, result } of readers.slice(0, 7)) expect(result, reader).toBe('not tested');
    const { name, spokenWith = name } = component;
    const spoken = speechOf('recorded', spokenWith, 'en') ?? speechOf('simulated', spokenWith, 'en');
    expect(spoken ? ids : [spoken]).toContain(spoken?.story);
  });

  test('ST-11: each broken story is there, and tagged as broken', () => {
    for (const { story } of component.broken) expect(broken).toContain(story);
  });
});

test('ST-40: the index has every folder of components once', () => {
  const folders = globSync('packages/ui/src/components/*/', { cwd: root }).map((folder) => basename(folder));
  expect(componentStatuses.map(({ name }) => name)).toEqual(folders.sort());
});

test('ST-42, ST-43: there is a page on the method, and one on reporting a barrier with a time to answer', () => {
  expect(read('.storybook/accessibility/pages/Method.mdx')).toContain('## What it can’t');
  expect(read('.storybook/accessibility/pages/Barrier.mdx')).toContain('| 2 working days |');
});

test('ST-1: the conformance report claims no more for the library than the pages do', () => {
  const less = reviewed.flatMap(({ name, criteria: claims }) =>
    claimsOf(claims)
      .filter(([id, { claim }]) => claim !== 'Supports' && wcag[id].library.level === 'Supports')
      .map(([id]) => `${name} ${id}`),
  );
  expect(less).toEqual([]);
});

test('ST-45: a rule is left out for every story, or for one that exists', () => {
  for (const { where } of exceptions.filter(({ where }) => where !== 'every story'))
    expect(ids.map((id) => id.split('--')[0])).toContain(where.split('--')[0]);
});

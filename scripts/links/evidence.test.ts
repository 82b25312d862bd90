import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run.ts';
import { evidencePath, knownEvidence, listedEvidence, readEvidence } from './evidence.ts';
import { readPage } from './markdown.ts';

const evidence = listedEvidence();
const linksIn = (text: string) => readPage(evidencePath, text).links.map(({ target }) => target);

test('each piece of evidence has a name of its own and says what it shows', () => {
  expect(new Set(evidence.map(({ id }) => id)).size).toBe(evidence.length);
  for (const { id, shows } of evidence) expect(shows, id).toMatch(/\w+ \w+/);
});

test.each(evidence.filter(({ where }) => where !== ''))(
  'what $id lives in is there, and so is its command',
  ({ where, command }) => {
    const targets = linksIn(where);
    expect(targets).not.toEqual([]);
    for (const target of targets)
      expect(existsSync(join(root, dirname(evidencePath), target)), target).toBe(true);

    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(command).not.toBe('');
    for (const [, script = ''] of command.matchAll(/npm run ([\w:]+)/g))
      expect(scripts).toHaveProperty([script]);
  },
);

test('the promises of the components are evidence too', () => {
  expect(knownEvidence()).toContain('LC-3');
  expect(knownEvidence()).toContain('axe');
});

test('a kind that is none is refused, and what is not there yet has no place', () => {
  const list = (kind: string) => `| Id | What it shows | Kind | Where | Command |
| --- | --- | --- | --- | --- |
| \`seen\` | It was seen by somebody | ${kind} | not there yet | |`;
  expect(readEvidence(list('manual'))).toEqual([
    { id: 'seen', shows: 'It was seen by somebody', kind: 'manual', where: '', command: '' },
  ]);
  expect(() => readEvidence(list('guessed'))).toThrow('"guessed"');
});

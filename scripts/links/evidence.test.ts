import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run.ts';
import { evidencePath, knownEvidence, listedEvidence, readEvidence } from './evidence.ts';
import { readPage } from './page.ts';

const evidence = listedEvidence();
const linksIn = (text: string) => readPage(evidencePath, text).targets;

/** The scripts of the root, or of a workspace. */
function scriptsOf(workspace?: string) {
  const manifests = ['package.json', 'app/package.json', 'scripts/package.json', 'packages/ui/package.json']
    .concat('packages/server/package.json')
    .map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')));
  return manifests.find(({ name }) => name === (workspace ?? 'console')).scripts;
}

test('each piece of evidence has a unique ID and a description', () => {
  expect(new Set(evidence.map(({ id }) => id)).size).toBe(evidence.length);
  for (const { id, shows } of evidence) expect(shows, id).toMatch(/\w+ \w+/);
});

test.each(evidence.filter(({ where }) => where !== ''))(
  'the files and the command of $id exist',
  ({ where, command }) => {
    const targets = linksIn(where);
    expect(targets).not.toEqual([]);
    for (const target of targets)
      expect(existsSync(join(root, dirname(evidencePath), target)), target).toBe(true);

    expect(command).not.toBe('');
    for (const [, script = '', workspace] of command.matchAll(/npm run ([\w:]+)(?: -w (@console\/\w+))?/g))
      expect(scriptsOf(workspace)).toHaveProperty([script]);
  },
);

test('the requirements of the components are known evidence too', () => {
  expect(knownEvidence()).toContain('LC-3');
  expect(knownEvidence()).toContain('axe');
});

test('an unknown kind throws, and “not there yet” becomes an empty location', () => {
  const list = (kind: string) => `| Id | What it shows | Kind | Where | Command |
| --- | --- | --- | --- | --- |
| \`seen\` | It was seen by somebody | ${kind} | not there yet | |`;
  expect(readEvidence(list('manual'))).toEqual([
    { id: 'seen', shows: 'It was seen by somebody', kind: 'manual', where: '', command: '' },
  ]);
  expect(() => readEvidence(list('guessed'))).toThrow('"guessed"');
});

// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keysSaidBy } from './keysSaidBy.ts';
import { keysOfParts } from './messages.ts';

const parts = await keysOfParts();
const part = (name: string) => [...(parts.get(name) ?? [])];

test('the login page has no messages of the screens', () => {
  expect(part('login')).toEqual(expect.arrayContaining(['login.title', 'error.network', 'app.name']));
  expect(part('login').filter((key) => /^(channel|questions|settings|integrations)\b/.test(key))).toEqual([]);
});

test('parts that the login page loads later have their own messages', () => {
  expect(part('login')).not.toContain('login.call.turn1');
  expect(part('call')).toContain('login.call.turn1');
  expect(part('login')).not.toContain('login.emailOnly');
  expect(part('email')).toEqual(expect.arrayContaining(['login.emailOnly', 'login.signingIn']));
});

test('a screen has its own messages, without those of the frame', () => {
  expect(part('QuestionsScreen')).toContain('questions.cannotDelete');
  expect(part('QuestionsScreen')).not.toContain('error.network');
});

test('the frame has the titles of all screens', () => {
  expect(part('frame')).toEqual(expect.arrayContaining(['nav.questions', 'channel.newTitle']));
});

test('keys are found in strings, templates and imported files, but not in excluded files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const template = ['`two.$', '{kind}`'].join('');
  writeFileSync(join(folder, 'a.ts'), `import { b } from './b.ts';\nwords('one'); words(${template});`);
  writeFileSync(join(folder, 'b.ts'), "export const b = { label: 'three.four' };\nimport('./c.tsx');");
  writeFileSync(
    join(folder, 'c.tsx'),
    "import type { ReactNode } from 'react'; import type { D } from './d.ts'; import type { E } from './e.ts';\n" +
      "words('five'); import('./e.ts');",
  );
  writeFileSync(join(folder, 'd.ts'), "export interface D { 'six': string }");
  writeFileSync(join(folder, 'e.ts'), "words('seven');");
  const keys = ['one', 'two.x', 'two.y', 'three.four', 'five', 'six', 'seven'];
  const start = [join(folder, 'a.ts')];
  expect([...keysSaidBy(start, keys)].sort()).toEqual([
    'five',
    'one',
    'seven',
    'three.four',
    'two.x',
    'two.y',
  ]);
  expect(keysSaidBy(start, keys, (file) => !file.endsWith('c.tsx'))).not.toContain('five');
});

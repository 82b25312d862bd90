import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allowedEnglish, exceptions } from './exceptions.ts';

const line = (...cells: string[]) => `| ${cells.join(' | ')} |`;

const page = `# Exceptions

Written by a test from \`.storybook/exceptions.ts\`; \`npx vitest run --project unit .storybook -u\` writes it again.
A story that quiets axe in any other way fails. The checks of every story in other media (forced colours, 320 px,
200 % text, text spacing, targets, reduced motion) know no exception for a story.

## Rules of axe that are not asked

${[line('Rule', 'Where', 'Until', 'Why'), line('---', '---', '---', '---'), ...exceptions.map(({ rule, where, until, reason }) => line(`\`${rule}\``, where, until, reason))].join('\n')}

## Words allowed in plain English in the pseudo-locale

${[line('Words', 'Where', 'Why'), line('---', '---', '---'), ...allowedEnglish.map(({ words, folders, reason }) => line(words.join(', '), [folders].flat().join(', '), reason))].join('\n')}
`;

test('ST-45: the docs list every exception and its reason', async () => {
  await expect(page).toMatchFileSnapshot('../docs/accessibility/exceptions.md');
});

test('ST-45: no exception is without a reason, none has outlived its day', () => {
  const today = new Date().toISOString().slice(0, 10);
  for (const { rule, reason, until } of exceptions) {
    expect(reason, rule).toMatch(/\w+ \w+ \w+/);
    expect(until === 'always' || until > today, `${rule} ended on ${until}`).toBe(true);
  }
});

test('ST-45: a rule is left out for every story, or for one that exists', () => {
  const root = join(import.meta.dirname, '..');
  const titles = globSync('packages/ui/src/**/*.stories.tsx', { cwd: root }).map(
    (file) => /title: '([^']+)'/.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? file,
  );
  const ids = titles.map((title) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-'));
  for (const { where } of exceptions.filter(({ where }) => where !== 'every story'))
    expect(ids).toContain(where.split('--')[0]);
});

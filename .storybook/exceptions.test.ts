import { expect, test } from 'vitest';
import { allowedEnglish, exceptions, overdue } from './exceptions.ts';

const line = (...cells: string[]) => `| ${cells.join(' | ')} |`;

const page = `# Exceptions

Written by a test from \`.storybook/exceptions.ts\`; \`npx vitest run --project unit .storybook -u\` writes it again.
A story that quiets axe in any other way fails. The checks of every story in other media (forced colours, 320 px,
200 % text, text spacing, targets, reduced motion) know no exception for a story.

By the day in the last column somebody asks whether the exception is still needed, and writes a new day or takes it
away. \`npm run exceptions -w @console/ui\` lists what is overdue and fails then; the tests do not, as a day that passes breaks nothing.

## Rules of axe that are not asked

${[line('Rule', 'Where', 'Why', 'Look again by'), line('---', '---', '---', '---'), ...exceptions.map(({ rule, where, reason, review }) => line(`\`${rule}\``, where, reason, review))].join('\n')}

## Words allowed in plain English in the pseudo-locale

${[line('Words', 'Where', 'Why', 'Look again by'), line('---', '---', '---', '---'), ...allowedEnglish.map(({ words, folders, reason, review }) => line(words.join(', '), [folders].flat().join(', '), reason, review))].join('\n')}
`;

test('ST-45: the docs list every exception and its reason', async () => {
  await expect(page).toMatchFileSnapshot('../docs/accessibility/exceptions.md');
});

test('ST-45: no exception is without a reason, nor without a day on which it is looked at again', () => {
  for (const { reason, review } of [...exceptions, ...allowedEnglish]) {
    expect(reason).toMatch(/\w+ \w+ \w+/);
    expect(new Date(review).toISOString().slice(0, 10)).toBe(review);
  }
});

test('ST-45: what was not looked at by its day is overdue on that day, and not before', () => {
  expect(overdue('2026-11-21')).toEqual([]);
  expect(overdue('2027-05-20')).toEqual([]);
  expect(overdue('2099-01-01')).toHaveLength(exceptions.length + allowedEnglish.length);
});

import { expect, test } from 'vitest';
import { allowedEnglish, exceptions, overdue } from './exceptions.ts';

const line = (...cells: string[]) => `| ${cells.join(' | ')} |`;

const page = `# Exceptions

A test generates this page from \`.storybook/exceptions.ts\`; \`npx vitest run --project unit .storybook -u\` regenerates it.
A story that disables axe rules in any other way fails. The media checks of every story (forced colors, 320 px, 200 %
text, text spacing, targets, reduced motion) allow no exceptions.

Each exception must be reviewed by the date in the last column, and then renewed or removed.
\`npm run exceptions -w @console/ui\` lists overdue exceptions and fails if there are any. The tests don't fail, because a date that passes breaks nothing.

## Disabled axe rules

${[line('Rule', 'Where', 'Why', 'Review by'), line('---', '---', '---', '---'), ...exceptions.map(({ rule, where, reason, review }) => line(`\`${rule}\``, where, reason, review))].join('\n')}

## Strings allowed in plain English in the pseudo-locale

${[line('Strings', 'Where', 'Why', 'Review by'), line('---', '---', '---', '---'), ...allowedEnglish.map(({ words, folders, reason, review }) => line(words.join(', '), [folders].flat().join(', '), reason, review))].join('\n')}
`;

test('ST-45: the docs list every exception and its reason', async () => {
  await expect(page).toMatchFileSnapshot('../docs/accessibility/exceptions.md');
});

test('ST-45: every exception has a reason and a review date', () => {
  for (const { reason, review } of [...exceptions, ...allowedEnglish]) {
    expect(reason).toMatch(/\w+ \w+ \w+/);
    expect(new Date(review).toISOString().slice(0, 10)).toBe(review);
  }
});

test('ST-45: an exception is overdue from its review date on, not before', () => {
  expect(overdue('2026-11-21')).toEqual([]);
  expect(overdue('2027-05-20')).toEqual([]);
  expect(overdue('2099-01-01')).toHaveLength(exceptions.length + allowedEnglish.length);
});

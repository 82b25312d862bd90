import { remark } from 'remark';
import remarkValidateLinks from 'remark-validate-links';
import { expect, test } from 'vitest';

// Remark's configuration is a JavaScript file without types.
const { default: config } = await import('../.remarkrc.js' as string);

/** The words that the docs linter reports for a page. */
async function reported(markdown: string, path = 'docs/page.md') {
  const processor = remark();
  // Links are checked between real pages only.
  for (const plugin of config.plugins)
    if (!Array.isArray(plugin) || plugin[0] !== remarkValidateLinks) processor.use([plugin] as never);
  const { messages } = await processor.process({ value: markdown, path });
  return messages.map(({ reason }) => /instead of "(.*)"/.exec(reason)?.[1]);
}

test('terms that the docs don’t use are reported', async () => {
  expect(await reported('The limit stands in the table, beside the colour.')).toEqual([
    'stands',
    'beside',
    'colour',
  ]);
  expect(await reported('Whoever adds it may wait, too.')).toEqual(['Whoever', 'may', 'too.']);
});

test('code, quotes and test titles aren’t checked', async () => {
  expect(await reported('`stands` “It may be “wrong” beside it” [what stands](../a.test.ts)')).toEqual([]);
  expect(await reported('[what stands](../a.md)')).toEqual(['stands']);
});

test('terms match whole words only', async () => {
  expect(await reported('Outstanding standards; please understand. It stands for English, 3 May.')).toEqual(
    [],
  );
});

test('sentences of the specification aren’t checked, but the notes are', async () => {
  const row = '| Sentence | Note |\n|---|---|\n| It cannot be dragged | It cannot |';
  expect(await reported(row)).toEqual(['cannot', 'cannot']);
  expect(await reported(row, 'docs/specification.md')).toEqual(['cannot']);
});

import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import prohibitedStrings from 'remark-lint-prohibited-strings';
import remarkMdx from 'remark-mdx';
import remarkValidateLinks from 'remark-validate-links';
import { visit } from 'unist-util-visit';
import proseTerms from './scripts/proseTerms.js';

/** Leaves out what is quoted: titles of tests that link to their file, sentences of the specification, and quotes. */
const withoutQuotes = () => (tree, file) => {
  if (file.path?.endsWith('docs/specification.md')) {
    visit(tree, 'tableRow', (row) => {
      row.children.shift();
    });
  }
  visit(tree, 'link', (link) => {
    if (/\.(test|journey|stories|media)\.tsx?$/.test(link.url)) link.children = [];
  });
  visit(tree, 'text', (text) => {
    text.value = text.value.replace(/“(?:[^“”]|“[^”]*”)*”|"[^"]*"/g, (quote) => ' '.repeat(quote.length));
  });
};

const isMdx = process.argv.includes('mdx');

/**
 * `remark .` checks that every link between the pages of the repository leads to a file and a heading, and that the prose
 * uses the project's terms. With `--ext mdx` it checks the prose of the pages of Storybook.
 */
export default {
  plugins: [
    remarkFrontmatter,
    remarkGfm,
    isMdx ? remarkMdx : [remarkValidateLinks, { repository: false }],
    withoutQuotes,
    [prohibitedStrings, proseTerms],
  ],
};

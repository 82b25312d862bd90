import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkValidateLinks from 'remark-validate-links';

/** `remark .` checks that every link between the pages of the repository leads to a file and a heading. */
export default { plugins: [remarkFrontmatter, remarkGfm, [remarkValidateLinks, { repository: false }]] };

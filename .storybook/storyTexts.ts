import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadsOf, textsOf } from '../scripts/modules.ts';

const root = join(import.meta.dirname, '..');

/** Stories and the files with their texts. */
const files = [
  'packages/ui/src/**/*.stories.tsx',
  'packages/ui/src/**/{samples,*.samples,*.words}.{ts,tsx}',
  '.storybook/**/*.stories.tsx',
  '.storybook/guides/**/*.{ts,tsx}',
];

/** The texts that the author of a story wrote in a file. */
export interface StoryTexts {
  folder: string;
  texts: string[];
  /** The folders whose stories it shows. */
  borrows: string[];
}

/** The texts in the story files, by file. */
export function storyTexts(): StoryTexts[] {
  return globSync(files, { cwd: root, exclude: ['**/*.test.*'] }).map((file) => {
    const folder = dirname(file);
    const borrows = loadsOf(join(root, file)).filter((one) => one.endsWith('.stories.tsx'));
    return {
      folder,
      texts: textsOf(join(root, file)),
      borrows: borrows.map((one) => dirname(join(folder, one))),
    };
  });
}

import { readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import library from '../../packages/ui/package.json' with { type: 'json' };
import { readReview } from './file/earl.ts';
import { keepReview } from './file/keepReview.ts';
import { limits, outcomes } from './review.ts';
import { subjectsIn } from './subjects.ts';

/**
 * `npm run reviews -- FILE`: checks a file of the workbench and keeps it for the conformance report. A second argument
 * names another folder than `docs/accessibility/reviews`.
 */

const root = join(import.meta.dirname, '../..');

async function run(path: string, folder: string) {
  // A character has at most 4 bytes.
  if (statSync(path).size > 4 * limits.file) return refuse(['The file is too large.']);
  const { entries } = await buildIndex({ configDir: join(root, '.storybook') });
  const { review, faults } = readReview(readFileSync(path, 'utf8'), {
    version: library.version,
    subjects: new Set(subjectsIn(entries).map(({ id }) => id)),
    today: new Date().toISOString().slice(0, 10),
  });
  if (faults) return refuse(faults);
  const file = keepReview(review, folder);
  const counts = Object.entries(outcomes).map(([name, { label }]) => {
    const count = review.verdicts.filter(({ verdict }) => verdict === name).length;
    return `${label.toLowerCase()}: ${count}`;
  });
  print(
    `${relative(root, file)}: ${review.verdicts.length === 1 ? '1 verdict' : `${review.verdicts.length} verdicts`} of ${review.reviewer} (${counts.join(', ')})`,
  );
  print(
    'A failed verdict lowers the claim of the conformance report about its criterion. None raises a claim.',
  );
  return undefined;
}

function refuse(faults: readonly string[]) {
  print('The review was refused, and nothing was kept:');
  for (const fault of faults) print(`- ${fault}`);
  process.exitCode = 1;
}

/** Without control characters: a file from outside must not steer the terminal. */
const print = (text: string) => process.stdout.write(`${text.replace(/\p{Cc}/gu, ' ')}\n`);

const [path, folder = join(root, 'docs/accessibility/reviews')] = process.argv.slice(2);
if (!path) {
  print('Name the file that the reviewer sent: npm run reviews -- FILE');
  process.exitCode = 1;
} else {
  try {
    await run(path, folder);
  } catch (error) {
    refuse([error instanceof Error ? error.message : String(error)]);
  }
}

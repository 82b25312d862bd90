/** `npm run licences`: every package of the locks is under a licence that permits commercial use. */
import { refusals, tally } from './dependencies/licences.ts';
import { locks } from './dependencies/locks.ts';

for (const { name, packages } of locks) {
  const counts = [...tally(packages)].map(([licence, count]) => `${count} ${licence}`);
  process.stdout.write(`${name}: ${counts.join(', ')}\n`);
  for (const sentence of refusals(packages)) {
    process.stdout.write(`  ${sentence}\n`);
    process.exitCode = 1;
  }
}

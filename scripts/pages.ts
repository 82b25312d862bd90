import { visitStorybook } from './links/visit.ts';

/** Opens every page of the built Storybook, and follows the links of its docs. */
const { faults, visited } = await visitStorybook('storybook-static');
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(`Storybook: ${visited}: ${faults.length} faults\n`);
if (faults.length > 0) process.exitCode = 1;

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Counts, sum } from './counts.ts';
import { root, run } from './run.ts';
import { type Step, steps } from './steps.ts';

const flags = process.argv.slice(2);
const reports = join(root, 'test-results', 'counts');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const chosen = choose();
const outcomes: { step: Step; isGreen: boolean; seconds: number; counts: Counts }[] = [];
for (const [index, step] of chosen.entries()) outcomes.push(await take(step, index));
report();

/** `--quick`: what an editor's save deserves. `--full`: the slow proofs. A word: the steps with it in their name. */
function choose() {
  const words = flags.filter((flag) => !flag.startsWith('--'));
  if (words.length > 0) {
    const named = steps.filter(({ name }) => words.some((word) => name.includes(word)));
    return [...new Map(named.map((step) => [step.name, step])).values()];
  }
  const layer = flags.includes('--full') ? 'full' : 'everyday';
  return steps.filter((step) => step.layer === layer && (step.isQuick || !flags.includes('--quick')));
}

async function take(step: Step, index: number) {
  const title = `[${index + 1}/${chosen.length}] ${step.name}`;
  process.stdout.write(`\n${title}\n`);
  const began = performance.now();
  const file = join(reports, `${index}.json`);
  let isGreen = true;
  for (const [command = '', ...args] of step.commands(file)) {
    const { code } = await run(command, args, step.env?.(file) ? { env: step.env(file) } : {});
    isGreen &&= code === 0;
  }
  const seconds = (performance.now() - began) / 1000;
  process.stdout.write(`${title}: ${isGreen ? 'green' : 'RED'} in ${seconds.toFixed(1)} s\n`);
  return { step, isGreen, seconds, counts: step.count(file, isGreen) };
}

function report() {
  process.stdout.write('\n');
  for (const { step, isGreen, seconds } of outcomes) {
    process.stdout.write(
      `${isGreen ? 'green' : 'RED  '} ${seconds.toFixed(1).padStart(7)} s  ${step.name}\n`,
    );
  }
  const total = sum(outcomes.map(({ counts }) => counts));
  for (const failure of total.failures) process.stdout.write(`\nfailed: ${failure}\n`);
  writeFileSync(
    join(root, 'test-results', `total-${flags.includes('--full') ? 'full' : 'everyday'}.json`),
    JSON.stringify(total),
  );
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
  process.exitCode = outcomes.length > 0 && outcomes.every(({ isGreen }) => isGreen) ? 0 : 1;
}

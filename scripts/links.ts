import { externalLinks } from './links/pages.ts';
import { faultsOf, repository } from './links/repository.ts';
import { visitStorybook } from './links/visit.ts';

/**
 * Follows every link, anchor and picture of the repository's pages, and asks each claim what it rests on.
 * `--external` asks for the pages outside too, which needs the network; `--storybook`, or `--storybook=<folder>`,
 * opens every page of a built Storybook and follows the links of its docs.
 */
const places = repository();
const external = externalLinks(places.pages.values());
const faults = faultsOf(places);
if (process.argv.includes('--external')) faults.push(...(await unreachable(external)));
const built = process.argv.find((flag) => flag.startsWith('--storybook'));
if (built) {
  const { faults: found, visited } = await visitStorybook(built.split('=')[1] ?? 'storybook-static');
  process.stdout.write(`Storybook: ${visited}\n`);
  faults.push(...found);
}

const links = [...places.pages.values()].reduce((sum, page) => sum + page.links.length, 0);
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(
  `${places.pages.size} pages, ${links} links, ${external.size} of them leave the repository: ${faults.length} faults\n`,
);
if (faults.length > 0) process.exitCode = 1;

async function unreachable(targets: Map<string, string>) {
  const found: string[] = [];
  for (const [target, place] of targets) {
    const status = await fetch(target, { signal: AbortSignal.timeout(20_000) }).then(
      (answer) => answer.status,
      (error: Error) => error.message,
    );
    process.stdout.write(`${status} ${target}\n`);
    // 403 and 429: pages that answer people and no programs.
    if (status !== 200 && status !== 403 && status !== 429)
      found.push(`${place} links to ${target}: ${status}`);
  }
  return found;
}

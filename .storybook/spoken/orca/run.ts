import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { root, run } from '../../../scripts/run.ts';
import { reviewerLink } from '../../tools/reviewerLink.ts';
import { sent } from '../keys.ts';
import { type Component, components, languages, scripts, stepsOf } from '../scripts.ts';
import { differences, type Language, type Transcript, written } from '../transcript.ts';
import { faults } from './faults.ts';
import type { Heard } from './log.ts';
import { versions, whyNot } from './programs.ts';
import { Session } from './session.ts';

const flags = process.argv.slice(2);
const isUpdating = flags.includes('-u');
const wanted = flags.filter((flag) => !flag.startsWith('-'));
const folder = join(root, 'docs', 'accessibility', 'spoken', 'recorded');

/** The button before each story, which gets the first Tab. */
const neighbour = 'Before the story';

const reason = whyNot(flags.includes('--install'));
if (reason) process.stdout.write(`${reason}\n`);
// Without a recording, nothing was checked.
process.exitCode = !reason && (await recordAll()) ? 0 : 1;

/** Selected on the command line: `npm run orca -w @console/ui -- LineChart he`. */
function chosen() {
  const isAsked = (of: readonly string[], one: string) =>
    !of.some((name) => wanted.includes(name)) || wanted.includes(one);
  return components
    .filter((component) => isAsked(components, component))
    .flatMap((component) =>
      languages
        .filter((language) => isAsked(languages, language))
        .map((language) => ({ component, language })),
    );
}

async function recordAll() {
  const outDir = process.env['ORCA_STORYBOOK'] ?? 'storybook-static';
  if (!existsSync(join(root, outDir, 'index.json')) && !process.env['ORCA_STORYBOOK'])
    await run('npm', ['run', 'storybook:build', '--workspace=@console/ui']);
  const server = await preview({
    configFile: false,
    root,
    logLevel: 'warn',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const [base = ''] = server.resolvedUrls?.local ?? [];
  let isGood = true;
  for (const { component, language } of chosen())
    isGood = (await record(base, component, language)) && isGood;
  await server.close();
  return isGood;
}

/** Records one transcript, checks it for faults, and compares it with the saved one. */
async function record(base: string, component: Component, language: Language) {
  const file = join(folder, `${component}.${language}.json`);
  const heard = await listen(base, component, language);
  const steps = stepsOf(component, language);
  const transcript: Transcript = {
    ...versions(),
    date: new Date().toISOString().slice(0, 10),
    story: scripts[component].story[language],
    steps: steps.map((step, index) => ({ do: step.press, says: heard[index]?.says ?? [] })),
  };
  const wrong = faults(component, language, heard);
  const kept: Transcript | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const changed = differences(kept?.steps ?? [], transcript.steps);
  process.stdout.write(
    `${component}, ${language}: ${[verdict(wrong.length === 0, changed.length), ...wrong, ...changed].join('\n')}\n`,
  );
  if (isUpdating && changed.length > 0 && wrong.length === 0) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, written(transcript));
  }
  return wrong.length === 0 && (isUpdating || changed.length === 0);
}

function verdict(isRight: boolean, changes: number) {
  const words =
    changes === 0
      ? 'the same words'
      : `${changes} steps sound different${isUpdating && isRight ? ', written' : ''}`;
  return isRight ? words : `${words}, and NOT what must be said`;
}

/** Starts again if the window wasn't ready for the first key press. */
async function listen(base: string, component: Component, language: Language, tries = 3): Promise<Heard[]> {
  const address = reviewerLink(
    { base, id: scripts[component].story[language], viewMode: 'story', isNarrow: false },
    { locale: language },
  );
  const session = new Session();
  const heard: Heard[] = [];
  try {
    await session.open(address, language);
    for (const step of stepsOf(component, language)) {
      heard.push(await session.press(sent(step.press)));
      if (!heard[0]?.says.join().includes(neighbour)) break;
    }
  } finally {
    await session.close();
  }
  return heard.length < stepsOf(component, language).length && tries > 1
    ? await listen(base, component, language, tries - 1)
    : heard;
}

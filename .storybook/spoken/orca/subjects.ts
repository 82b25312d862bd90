import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { root, run } from '../../../scripts/run.ts';
import { reviewerLink } from '../../tools/reviewerLink.ts';
import { prepareConsoles } from '../console/console.ts';
import { sent } from '../keys.ts';
import { type ScreenName, type ScreenScript, screenNames, screenScript } from '../screens.ts';
import { type Component, components, scripts, stepsOf } from '../scripts.ts';
import type { Language, Transcript } from '../transcript.ts';
import { faults, screenFaults } from './faults.ts';
import type { Heard } from './log.ts';

/** A component or a screen in one language, with the steps of its script. */
export interface Subject {
  name: string;
  language: Language;
  /** The title of the document. */
  title: string;
  about: Pick<Transcript, 'story' | 'screen'>;
  /** What the first step must say; otherwise the window wasn't ready. */
  firstWords: string;
  /** `sent` is the X11 key; a step with a `text` types it. */
  steps: { press: string; sent: string; text?: string | undefined }[];
  /** Opens it, and gives its address to `use`. */
  visit<Result>(use: (address: string) => Promise<Result>): Promise<Result>;
  faults(heard: Heard[]): string[];
}

export const names = [...components, ...screenNames] as const;

/** Opens the built Storybook, and prepares a console if one is needed. */
export async function openSubjects(chosen: readonly string[], languages: readonly Language[]) {
  const outDir = process.env['ORCA_STORYBOOK'] ?? 'storybook-static';
  const wantedComponents = components.filter((name) => chosen.includes(name));
  const wantedScreens = screenNames.filter((name) => chosen.includes(name));
  if (wantedComponents.length > 0 && !existsSync(join(root, outDir, 'index.json')))
    await run('npm', ['run', 'storybook:build', '--workspace=@console/ui']);
  const isBuilt = ['app/dist', 'packages/server/dist'].every((folder) => existsSync(join(root, folder)));
  if (wantedScreens.length > 0 && !isBuilt) await run('turbo', ['run', 'build']);
  const server = await preview({
    configFile: false,
    root,
    logLevel: 'warn',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const consoles = wantedScreens.length > 0 ? await prepareConsoles() : undefined;
  const [base = ''] = server.resolvedUrls?.local ?? [];
  const componentSubjects = wantedComponents.flatMap((component) =>
    languages.map((language) => ofComponent(base, component, language)),
  );
  const screenSubjects = wantedScreens.flatMap((screen) =>
    languages.flatMap((language) => (consoles ? [ofScreen(consoles, screen, language)] : [])),
  );
  return {
    all: [...componentSubjects, ...screenSubjects],
    async close() {
      await server.close();
      await consoles?.dispose();
    },
  };
}

function ofComponent(base: string, component: Component, language: Language): Subject {
  const story = scripts[component].story[language];
  const place = { base, id: story, viewMode: 'story', isNarrow: false } as const;
  return {
    name: component,
    language,
    title: story,
    about: { story },
    // The button before each story, which gets the first Tab.
    firstWords: 'Before the story',
    steps: stepsOf(component, language).map(({ press }) => ({ press, sent: sent(press) })),
    visit: (use) => use(reviewerLink(place, { locale: language })),
    faults: (heard) => faults(component, language, heard),
  };
}

function ofScreen(
  consoles: { visit: <R>(script: ScreenScript, use: (address: string) => Promise<R>) => Promise<R> },
  screen: ScreenName,
  language: Language,
): Subject {
  const script = screenScript(screen, language);
  return {
    name: screen,
    language,
    title: script.title,
    about: { screen: script.path },
    firstWords: script.steps[0]?.expect[0]?.name ?? '',
    steps: script.steps.map(({ press, text }) => ({
      press,
      sent: press === 'Type' ? '' : sent(press),
      text,
    })),
    visit: (use) => consoles.visit(script, use),
    faults: (heard) => screenFaults(script, heard),
  };
}

import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

/** Small documents that need nothing of the frame. */
const windows = ['accessibility.html', 'card-added.html', 'subscribe.html', 'connect-google.html'];

/** The module that every screen with a form needs. */
const ofEveryForm = '/core/forms/useSaving.ts';

/** What each screen is loaded through. */
const listOfScreens = '/src/screens.ts';

/** What the calendar shares with its parts that are loaded later. */
const ofCalendar = /[/]WeekCalendar[/](?!EventPanel)/;

/** The dashboard, which most people see first. */
const landing = 'DashboardScreen.tsx';

/** Modules that the console doesn't need at first, but at least this many screens, are in one chunk, or two. */
const most = 12;

/**
 * Assigns modules to shared chunks: `base` has the modules that the console needs first and shares with /login or a
 * popup; `frame` has the others that it needs first; `screens` has the list of its screens, and what most of them and the
 * dashboard need; `fields` has what most of them need, but not the dashboard; `form` has those that screens with forms
 * share; `calendar` is the calendar without what it loads later.
 * Otherwise, the bundler creates a chunk for every set of screens that share a module, and many small files compress
 * worse than a few. Each document is first built on its own, to find the modules that it really needs.
 */
export function sharedChunks(config: () => InlineConfig) {
  let chunkOf = (_: string): string | null => null;
  const plugin: Plugin = {
    name: 'console:shared-chunks',
    apply: 'build',
    async buildStart() {
      const login = await needsOf(config(), 'login.html');
      const console = await needsOf(config(), 'index.html');
      const popups = await Promise.all(windows.map((input) => needsOf(config(), input)));
      const screensWith = (id: string) => console.screens.filter((needed) => needed.has(id)).length;
      const ofLanding = console.screens.find((needed) => [...needed].some((id) => id.endsWith(landing)));
      const isForm = (needed: ReadonlySet<string>) => [...needed].some((id) => id.endsWith(ofEveryForm));
      const [forms, others] = [
        console.screens.filter(isForm),
        console.screens.filter((each) => !isForm(each)),
      ];
      const isOfForms = (id: string) =>
        forms.filter((needed) => needed.has(id)).length >= forms.length - 1 &&
        !others.some((needed) => needed.has(id));
      chunkOf = (id) => {
        if (/[/](react|react-dom|scheduler)[/]/.test(id)) return 'react';
        if (isOfTheDocument(id)) return null;
        const isFirst = console.first.has(id);
        if (login.first.has(id)) return isFirst ? 'base' : null;
        if (id.endsWith(listOfScreens)) return 'screens';
        const ofMost = screensWith(id) < most ? null : ofLanding?.has(id) ? 'screens' : 'fields';
        if (popups.some(({ first }) => first.has(id))) return isFirst ? 'base' : ofMost;
        if (isFirst) return 'frame';
        if (ofMost) return ofMost;
        if (ofCalendar.test(id)) return 'calendar';
        return isOfForms(id) ? 'form' : null;
      };
    },
  };
  return { plugin, chunkOf: (id: string) => chunkOf(id) };
}

/**
 * Entry modules stay in the entry chunks of their documents, since nothing must import them. So does the Trusted Types
 * policy: popups that run a third party's script don't have it. Messages have a file for each part.
 */
const isOfTheDocument = (id: string) =>
  /\.html|virtual:messages[/]|[/]src[/](features[/]auth[/]login[/]|main\.tsx|core[/]trustedTypes\.ts)/.test(
    id,
  );

/** The modules that a document needs at first, and those of each of its screens, after tree shaking. */
async function needsOf(config: InlineConfig, input: string) {
  const { output } = (await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, rolldownOptions: { input } },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const isScreen = ({ facadeModuleId }: Rolldown.OutputChunk) => /Screen\.tsx$/.test(facadeModuleId ?? '');
  return {
    first: modulesOf(
      chunks.filter(({ isEntry }) => isEntry),
      chunks,
    ),
    screens: chunks.filter(isScreen).map((screen) => modulesOf([screen], chunks)),
  };
}

/** The modules of these chunks and of all their static imports. */
function modulesOf(some: Rolldown.OutputChunk[], all: Rolldown.OutputChunk[]) {
  const names = new Set(some.map(({ fileName }) => fileName));
  for (const name of names) {
    for (const next of all.find(({ fileName }) => fileName === name)?.imports ?? []) names.add(next);
  }
  const modules = all.filter(({ fileName }) => names.has(fileName)).map((chunk) => chunk.modules);
  return new Set(modules.flatMap((each) => Object.keys(each).filter((id) => isLeft(id, each[id]))));
}

/** Whether a module has any code after tree shaking. A plain stylesheet has none, but its file counts. */
const isLeft = (id: string, module: Rolldown.RenderedModule | undefined) =>
  /\.css($|\?)/.test(id) || (module?.renderedLength ?? 0) > 0;

import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

/** Documents that need little, and nothing of the frame. */
const windows = ['card-added.html', 'subscribe.html', 'connect-google.html'];

/** What every screen that is a form needs. */
const ofEveryForm = '/core/forms/useSaving.ts';

/** From so many screens on, what they need comes with the frame. */
const most = 12;

/**
 * Which chunk a module goes to, of those that a document begins with: what /login needs, or a small window beside
 * the console, is `base`; what the console needs beyond it, or most of its screens do, is `frame`; what screens that are
 * forms share is `form`. Left alone, the bundler makes a chunk for every set of screens that share a module, and many small files are packed worse than a
 * few. Each document is built alone first, to see what it really needs.
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
        if (login.first.has(id)) return 'base';
        const isShared = console.first.has(id) || screensWith(id) >= most;
        if (popups.some(({ first }) => first.has(id))) return isShared ? 'base' : null;
        if (isShared) return 'frame';
        return isOfForms(id) ? 'form' : null;
      };
    },
  };
  return { plugin, chunkOf: (id: string) => chunkOf(id) };
}

/**
 * The documents themselves begin what they bring: nothing may ask them for anything. The policy of Trusted Types is of
 * those that ask for it: windows for somebody else's script have none.
 */
const isOfTheDocument = (id: string) =>
  /\.html|[/]src[/](features[/]auth[/]login[/]|main\.tsx|core[/]trustedTypes\.ts)/.test(id);

/** What a document needs first, and each of its screens: the modules that are left of what nobody uses. */
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

/** The modules of these chunks and of all that they import at once. */
function modulesOf(some: Rolldown.OutputChunk[], all: Rolldown.OutputChunk[]) {
  const names = new Set(some.map(({ fileName }) => fileName));
  for (const name of names) {
    for (const next of all.find(({ fileName }) => fileName === name)?.imports ?? []) names.add(next);
  }
  const modules = all.filter(({ fileName }) => names.has(fileName)).map((chunk) => chunk.modules);
  return new Set(modules.flatMap((each) => Object.keys(each).filter((id) => isLeft(id, each[id]))));
}

/** Something of it is there; of a plain style nothing is, but its file. */
const isLeft = (id: string, module: Rolldown.RenderedModule | undefined) =>
  /\.css($|\?)/.test(id) || (module?.renderedLength ?? 0) > 0;

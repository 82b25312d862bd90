import { gzipSync } from 'node:zlib';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

/** The documents besides the console, which need nothing of its frame at first. */
const otherDocuments = [
  'login.html',
  'accessibility.html',
  'card-added.html',
  'subscribe.html',
  'connect-google.html',
];

const isScreen = /Screen\.tsx$/;

/** What each screen is loaded through. */
const listOfScreens = '/src/screens.ts';

/** Its chunk. */
const nameOfList = 'screens';

/** The dashboard, which most people see first. */
const landing = 'DashboardScreen.tsx';

/**
 * Assigns modules to shared chunks: `base` has the modules that the console needs first and shares with /login or a
 * popup; `frame` has the others that it needs first; `screens` has the list of its screens; `mergeParts` merges the rest.
 * Otherwise, the bundler creates a chunk for every set of screens that share a module: a screen would load 14 to 40
 * scripts, most of them below 1 kB. Each document is first built on its own, to find the modules that it really needs.
 */
export function sharedChunks(config: () => InlineConfig) {
  let chunkOf = (_: string): string | null => null;
  const plugin: Plugin = {
    name: 'console:shared-chunks',
    apply: 'build',
    async buildStart() {
      const firstIn = async (document: string) => modulesOf(firstOf(await chunksOf(config(), [document])));
      const console = await firstIn('index.html');
      const others = new Set<string>();
      for (const document of otherDocuments) {
        for (const id of await firstIn(document)) others.add(id);
      }
      const merged = mergeParts(await chunksOf(config(), ['index.html', ...otherDocuments]));
      chunkOf = (id) => {
        if (/[/](react|react-dom|scheduler)[/]/.test(id)) return 'react';
        if (isOfTheDocument(id)) return null;
        if (others.has(id)) return console.has(id) ? 'base' : null;
        return console.has(id) ? 'frame' : (merged.get(id) ?? null);
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

/** The chunks of documents that are built without the others, one for each set of entries that share modules. */
async function chunksOf(config: InlineConfig, input: string[]) {
  const { output } = (await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, rolldownOptions: { input } },
  })) as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === 'chunk');
}

type Chunk = Rolldown.OutputChunk;

/** A chunk with all of its static imports. */
function withImports(chunk: Chunk, all: readonly Chunk[]) {
  const found = new Set([chunk]);
  for (const { imports } of found) {
    for (const name of imports) {
      const next = all.find(({ fileName }) => fileName === name);
      if (next) found.add(next);
    }
  }
  return found;
}

/** The chunks that documents need at first. */
const firstOf = (chunks: readonly Chunk[]) =>
  new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => [...withImports(entry, chunks)]));

/** The modules with any code after tree shaking. A plain stylesheet has none, but its file counts. */
const modulesOf = (chunks: Iterable<Chunk>) =>
  new Set(
    [...chunks].flatMap(({ modules }) =>
      Object.entries(modules).flatMap(([id, { renderedLength }]) =>
        /\.css($|\?)/.test(id) || renderedLength > 0 ? [id] : [],
      ),
    ),
  );

/** Modules that become one chunk. */
interface Part {
  name: string;
  modules: string[];
  /** Bytes after gzip. */
  size: number;
  /** The screens and other parts of the console that load it on demand. */
  users: Set<Chunk>;
  imports: Set<Part>;
  /** Whether it can't be merged, because it is loaded on demand itself. */
  isFixed: boolean;
}

/**
 * What one more file costs, in bytes that a phone loads in the same time. A request alone takes 1.5 ms of the main thread
 * on a fast machine, and small files compress worse. With more than this, screens load more than they need.
 */
const costOfFile = 1500;

/**
 * Merges what no document needs at first, starting with one part for each set of users, as long as the files that the users
 * save are worth more than the bytes that they load without a need.
 *
 * @returns the name of the chunk for each module
 */
function mergeParts(chunks: readonly Chunk[]) {
  const first = firstOf(chunks);
  const isMessages = ({ facadeModuleId }: Chunk) => facadeModuleId?.includes('virtual:messages') === true;
  const isList = ({ facadeModuleId }: Chunk) => facadeModuleId?.endsWith(listOfScreens) === true;
  const later = chunks.filter((chunk) => !first.has(chunk) && !isMessages(chunk));
  const entries = later.filter(({ isDynamicEntry }) => isDynamicEntry);
  const list = chunks.find(isList);
  const needs = new Map(
    entries.map((entry) => {
      const own = withImports(entry, chunks);
      const isAfterList = list && isScreen.test(entry.facadeModuleId ?? '');
      return [entry, isAfterList ? own.union(withImports(list, chunks)) : own];
    }),
  );
  const partOf = new Map(
    later.map((chunk): [string, Part] => [
      chunk.fileName,
      {
        name: isList(chunk) ? nameOfList : chunk.name,
        modules: [...chunk.moduleIds],
        size: gzipSync(chunk.code).length,
        users: new Set(entries.filter((entry) => needs.get(entry)?.has(chunk))),
        imports: new Set(),
        isFixed: chunk.isDynamicEntry && !isList(chunk),
      },
    ]),
  );
  for (const { fileName, imports } of later) {
    for (const name of imports) {
      const next = partOf.get(name);
      if (next) partOf.get(fileName)?.imports.add(next);
    }
  }

  const parts = new Set(partOf.values());
  for (;;) {
    const candidates = [...parts].filter(({ isFixed }) => !isFixed);
    let best: { into: Part; from: Part; gain: number } | undefined;
    candidates.forEach((into, index) => {
      for (const from of candidates.slice(index + 1)) {
        const gain = gainOf(into, from);
        if (gain > (best?.gain ?? 0) && !isBetween(into, from) && !isBetween(from, into))
          best = { into, from, gain };
      }
    });
    if (!best) return namesOf(candidates);
    merge(best.into, best.from, parts);
  }
}

/** The name of the chunk for each module. */
function namesOf(parts: readonly Part[]) {
  const names = new Map<string, string>();
  parts.forEach(({ name, modules }, index) => {
    // The size limits find the list of screens by its name. The others are numbered, because names can be the same.
    for (const id of modules) names.set(id, name === nameOfList ? name : `${name}-${index}`);
  });
  return names;
}

/** How much a user counts: the dashboard is what most people see first. */
const weightOf = ({ facadeModuleId }: Chunk) => (facadeModuleId?.endsWith(landing) ? 8 : 1);

/** The bytes that all users save if two parts are one file. */
function gainOf(one: Part, other: Part) {
  const weigh = (users: Iterable<Chunk>) => [...users].reduce((sum, user) => sum + weightOf(user), 0);
  const saved = costOfFile * weigh(one.users.intersection(other.users));
  const unneeded =
    other.size * weigh(one.users.difference(other.users)) +
    one.size * weigh(other.users.difference(one.users));
  return saved - unneeded;
}

/** Whether a part imports another one through a third. As one chunk, they and the third would import each other. */
function isBetween(from: Part, to: Part) {
  const seen = new Set([...from.imports].filter((part) => part !== to));
  for (const part of seen) {
    if (part === to) return true;
    for (const next of part.imports) seen.add(next);
  }
  return false;
}

/** Moves the modules of a part into another one. */
function merge(into: Part, from: Part, parts: Set<Part>) {
  const isNamedAfterFrom = from.name === nameOfList || (into.name !== nameOfList && from.size > into.size);
  if (isNamedAfterFrom) into.name = from.name;
  into.modules.push(...from.modules);
  into.size += from.size;
  into.users = into.users.union(from.users);
  into.imports = into.imports.union(from.imports);
  parts.delete(from);
  for (const part of parts) if (part.imports.delete(from)) part.imports.add(into);
  into.imports.delete(into);
}

import firstForm from '../guides/recipes/FirstForm.tsx?raw';
import type { ToolbarValues } from '../tools/toggles.ts';
import { type Opened, unpack } from './address.ts';

/** What the editor shows. */
export interface Example {
  /** Under which changes are kept in this tab. */
  key: string;
  /** The story's ID. The form of the introduction has none. */
  id?: string;
  title: string;
  /** The ID of its component's docs page, and the component's name. */
  docs?: { id: string; name: string };
  /** The code of the docs page. */
  original: string;
  /** Changed code that the link contains. */
  shared?: string;
  /** Toolbar values that the story sets, such as Hebrew. */
  globals: Partial<ToolbarValues>;
}

interface Entry {
  type: 'story' | 'docs';
  title: string;
  name: string;
  importPath: string;
  exportName?: string;
}

interface Story {
  globals?: Partial<ToolbarValues>;
  parameters?: { docs?: { source?: { code?: string } } };
}

/** The modules of all stories, which Storybook loads in the same way. */
const storyModules = import.meta.glob<Record<string, Story>>('../../packages/ui/src/**/*.stories.tsx');

/** @throws if the link names a story that isn't there or has no code, or was cut off */
export async function openExample({ example: id, edited }: Opened): Promise<Example> {
  const found = id === undefined ? firstExample : await storyExample(id);
  if (edited === undefined) return found;
  const shared = await unpack(edited).catch(() => {
    throw new Error('The changed code in this link can’t be read. Ask for the link again.');
  });
  return { ...found, key: `${found.key} ${edited}`, shared };
}

const firstExample: Example = { key: '', title: 'A first form', original: firstForm, globals: {} };

async function storyExample(id: string): Promise<Example> {
  const index = await fetch(new URL('index.json', location.href));
  const { entries }: { entries: Record<string, Entry> } = await index.json();
  const entry = entries[id];
  const module = await storyModules[`../.${entry?.importPath}`]?.();
  const story = module?.[entry?.exportName ?? ''];
  const original = story?.parameters?.docs?.source?.code;
  if (!entry || original === undefined)
    throw new Error(`There is no example with the ID ${id}. Open one from the page of a component.`);
  const name = entry.title.split('/').at(-1) ?? '';
  const docs = `${id.split('--')[0]}--docs`;
  return {
    key: id,
    id,
    title: `${name}: ${entry.name}`,
    ...(entries[docs] && { docs: { id: docs, name } }),
    original,
    globals: { ...module?.['default']?.globals, ...story?.globals },
  };
}

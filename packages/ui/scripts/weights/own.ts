import { join } from 'node:path';
import { entries } from '../entries.ts';
import { type Weight, weigh } from './weigh.ts';

const library = join(import.meta.dirname, '../..');

/** Names of one component or of several that are used together, and how the table calls them. */
export interface Own {
  /** The heading it stands under, as the key of its peers. */
  component: string;
  names: string[];
}

/** The six, as a page uses them. */
export const six: Own[] = [
  {
    component: 'Sidebar',
    names: ['Sidebar', 'SidebarGroup', 'SidebarItem', 'SidebarProvider', 'SidebarSection', 'SidebarTrigger'],
  },
  { component: 'WeekCalendar', names: ['WeekCalendar'] },
  { component: 'LineChart', names: ['LineChart'] },
  { component: 'AudioPlayer', names: ['AudioPlayer'] },
  { component: 'AudioPlayer', names: ['AudioPlayer', 'Transcript', 'useAudioPlayer'] },
  { component: 'TabbedForm', names: ['TabbedForm', 'TextField', 'FormActions'] },
  { component: 'DataTable', names: ['DataTable'] },
];

let doors: Promise<Map<string, string>> | undefined;

/** By which door of its own each name of the root comes. */
export function doorOf() {
  doors ??= readDoors();
  return doors;
}

async function readDoors() {
  const found = new Map<string, string>();
  for (const door of Object.keys(entries())) {
    if (door === '.') continue;
    const name = `@console/ui${door.slice(1)}`;
    for (const key of Object.keys(await import(name))) found.set(key, name);
  }
  return found;
}

/** A page that uses these names, each by its own door. */
export async function weighOwn(names: readonly string[], languages?: readonly string[]): Promise<Weight> {
  const known = await doorOf();
  const lines = names.map((name) => `import { ${name} } from '${known.get(name)}';`);
  return weigh([...lines, `console.log(${names.join()});`].join('\n'), library, languages);
}

/** Everything that the root opens. */
export const weighAll = (languages?: readonly string[]) =>
  weigh("import * as all from '@console/ui'; console.log(all);", library, languages);

/** Every name that the root opens, icons aside: they weigh the same. */
export async function everyName() {
  const root = Object.keys(await import('@console/ui'));
  return root.filter((name) => !name.endsWith('Icon')).sort((a, b) => a.localeCompare(b, 'en'));
}

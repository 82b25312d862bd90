import { cdp } from 'vitest/browser';

/** What the browser hands to assistive technology for one thing on the page. */
export interface Spoken {
  role: string;
  /** Its name, description, value and the words for its role, as far as it has them. */
  words: string[];
}

interface Frame {
  frame: { id: string; url: string };
  childFrames?: Frame[];
}

interface Node {
  nodeId: string;
  parentId?: string;
  ignored: boolean;
  role?: { value: string };
  name?: Value;
  description?: Value;
  value?: Value;
  properties?: { name: string; value: Value }[];
}

interface Value {
  value?: unknown;
}

/** The part of the DevTools protocol that is used here; Vitest leaves its shape to the browser. */
interface DevTools {
  send(method: 'Page.getFrameTree'): Promise<{ frameTree: Frame }>;
  send(method: 'Accessibility.getFullAXTree', asked: { frameId: string }): Promise<{ nodes: Node[] }>;
}

const wordy = ['roledescription', 'valuetext', 'keyshortcuts'];

/** The title of the page, which no story has, and the lines a text is broken into, which it holds already. */
const unspoken = ['RootWebArea', 'InlineTextBox'];

/** The computed accessibility tree of this page, as Chromium has it: not what the markup promises, but what came of it. */
export async function accessibilityTree(): Promise<Spoken[]> {
  const devTools = cdp() as unknown as DevTools;
  const { frameTree } = await devTools.send('Page.getFrameTree');
  const mine = flat(frameTree).find(({ url }) => url === location.href);
  if (!mine) throw new Error(`The browser knows no frame at ${location.href}`);
  const { nodes } = await devTools.send('Accessibility.getFullAXTree', { frameId: mine.id });
  return nodes.filter(({ ignored, role }) => !ignored && !unspoken.includes(role?.value ?? '')).map(spoken);
}

function flat({ frame, childFrames = [] }: Frame): Frame['frame'][] {
  return [frame, ...childFrames.flatMap(flat)];
}

function spoken({ role, name, description, value, properties = [] }: Node): Spoken {
  const named = properties.filter((property) => wordy.includes(property.name));
  const words = [name, description, value, ...named.map((property) => property.value)]
    .map((given) => given?.value)
    .filter((word): word is string => typeof word === 'string' && word.trim() !== '');
  return { role: role?.value ?? 'unknown', words };
}

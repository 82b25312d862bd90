import { cdp } from 'vitest/browser';

/** What the browser hands to assistive technology for one thing on the page. */
export interface Spoken {
  role: string;
  /** Its name, description, value and the words for its role, as far as it has them. */
  words: string[];
}

/** One node of the tree, as the DevTools protocol gives it. */
export type Node = Awaited<ReturnType<typeof accessibilityNodes>>[number];

const wordy = ['roledescription', 'valuetext', 'keyshortcuts'];

/** The title of the page, which no story has, and the lines a text is broken into, which it holds already. */
const unspoken = ['RootWebArea', 'InlineTextBox'];

/** The computed accessibility tree of this page, as Chromium has it: not what the markup promises, but what came of it. */
export async function accessibilityTree(): Promise<Spoken[]> {
  const nodes = await accessibilityNodes();
  return nodes.filter(({ ignored, role }) => !ignored && !unspoken.includes(role?.value ?? '')).map(spoken);
}

/** The same, node by node, with what is ignored and how they stand in each other. */
export async function accessibilityNodes() {
  const devTools = cdp();
  const { frameTree } = await devTools.send('Page.getFrameTree');
  const mine = flat(frameTree).find(({ url }) => url === location.href);
  if (!mine) throw new Error(`The browser knows no frame at ${location.href}`);
  const { nodes } = await devTools.send('Accessibility.getFullAXTree', { frameId: mine.id });
  return nodes;
}

/** An attribute of the element behind a node: some of what readers are told does not come through the protocol. */
export async function attributeOf({ backendDOMNodeId }: Node, name: string) {
  if (backendDOMNodeId === undefined) return undefined;
  const { node } = await cdp().send('DOM.describeNode', { backendNodeId: backendDOMNodeId });
  const at = node.attributes?.indexOf(name) ?? -1;
  return at < 0 ? undefined : node.attributes?.[at + 1];
}

interface Frames {
  frame: { id: string; url: string };
  childFrames?: Frames[];
}

function flat({ frame, childFrames = [] }: Frames): Frames['frame'][] {
  return [frame, ...childFrames.flatMap(flat)];
}

function spoken({ role, name, description, value, properties = [] }: Node): Spoken {
  const named = properties.filter((property) => wordy.includes(property.name));
  const words = [name, description, value, ...named.map((property) => property.value)]
    .map((given) => given?.value)
    .filter((word): word is string => typeof word === 'string' && word.trim() !== '');
  return { role: role?.value ?? 'unknown', words };
}

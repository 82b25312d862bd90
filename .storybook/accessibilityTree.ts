import { cdp } from 'vitest/browser';

/** The data that the browser exposes to assistive technology for one element. */
export interface Spoken {
  role: string;
  /** Its name, description, value and role description, as far as it has them. */
  words: string[];
}

/** A node of the tree in the DevTools protocol. */
export type Node = Awaited<ReturnType<typeof accessibilityNodes>>[number];

const wordy = ['roledescription', 'valuetext', 'keyshortcuts'];

/** The root, since stories have no page title, and the lines of a text, which the text already includes. */
const unspoken = ['RootWebArea', 'InlineTextBox'];

/** The accessibility tree of this page as Chromium computes it, without ignored nodes. */
export async function accessibilityTree(): Promise<Spoken[]> {
  const nodes = await accessibilityNodes();
  return nodes.filter(({ ignored, role }) => !ignored && !unspoken.includes(role?.value ?? '')).map(spoken);
}

/** All nodes of the accessibility tree, with ignored ones and their hierarchy. */
export async function accessibilityNodes() {
  const devTools = cdp();
  const { frameTree } = await devTools.send('Page.getFrameTree');
  const mine = flat(frameTree).find(({ url }) => url === location.href);
  if (!mine) throw new Error(`The browser knows no frame at ${location.href}`);
  const { nodes } = await devTools.send('Accessibility.getFullAXTree', { frameId: mine.id });
  return nodes;
}

/** An attribute of the element of a node, for properties that the protocol doesn't include. */
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

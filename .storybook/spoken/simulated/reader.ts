import { accessibilityNodes, attributeOf, type Node } from '../../accessibilityTree.ts';
import { hearLiveRegions } from '../../tools/liveMessages.ts';
import type { Language } from '../transcript.ts';
import { roleWords, stateWords } from './words.ts';

/** Roles that are announced with their name when focus enters them. */
const around = [
  ...['banner', 'dialog', 'figure', 'form', 'grid', 'group', 'list', 'navigation', 'radiogroup'],
  ...['region', 'table', 'tablist', 'tabpanel'],
];

/** Roles that are read together with their content. */
const whole = [
  ...['button', 'checkbox', 'columnheader', 'combobox', 'gridcell', 'heading', 'link', 'radio'],
  ...['rowheader', 'searchbox', 'slider', 'tab', 'textbox'],
];

interface ReadingPosition {
  id: number | undefined;
  name: string;
  states: string;
  value: string;
  around: string[];
}

/**
 * A rule-based screen reader. It outputs everything that Chromium exposes, and doesn't simulate what a particular
 * screen reader omits or repeats.
 */
export class SimulatedReader {
  private readonly announced: string[] = [];
  private before: ReadingPosition | undefined;
  private readonly language: Language;

  /** Stops observing live regions. */
  readonly stop: () => void;

  constructor(language: Language) {
    this.language = language;
    this.stop = hearLiveRegions(document.body, ({ text }) => this.announced.push(text));
  }

  /** The current output: the newly focused element or its changes, then the announcements. */
  async says(): Promise<string[]> {
    const nodes = await treeNow();
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const focused = nodes.findLast((node) => node.role?.value !== 'RootWebArea' && isOn(node, 'focused'));
    const said = focused ? this.focusOn(focused, byId) : [];
    return [...said, ...this.announced.splice(0)].filter(Boolean);
  }

  /** The page in reading order. */
  async readsAll(): Promise<string[]> {
    const nodes = await treeNow();
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const read = (node: Node): string[] => {
      const role = node.role?.value ?? '';
      if (role === 'StaticText') return [clean(text(node.name))];
      const isWhole = !node.ignored && whole.includes(role);
      const head = isWhole || (!node.ignored && around.includes(role)) ? [this.wordsOf(node)] : [];
      const rest = isWhole ? [] : (node.childIds ?? []).flatMap((id) => read(byId.get(id) ?? node));
      return [...head, ...rest];
    };
    return (nodes[0] ? read(nodes[0]) : []).filter(Boolean);
  }

  private focusOn(node: Node, byId: Map<string, Node>): string[] {
    const now: ReadingPosition = {
      id: node.backendDOMNodeId,
      name: clean(text(node.name)),
      states: this.statesOf(node),
      value: clean(text(node.value)),
      around: this.aroundOf(node, byId),
    };
    const { before } = this;
    this.before = now;
    if (before?.id !== now.id) {
      return [...now.around.filter((words) => !before?.around.includes(words)), this.wordsOf(node)];
    }
    return (['name', 'states', 'value'] as const)
      .filter((key) => before?.[key] !== now[key])
      .map((key) => now[key]);
  }

  private aroundOf(node: Node, byId: Map<string, Node>): string[] {
    const parent = node.parentId === undefined ? undefined : byId.get(node.parentId);
    if (!parent) return [];
    const isSaid = !parent.ignored && around.includes(parent.role?.value ?? '') && text(parent.name) !== '';
    return [...this.aroundOf(parent, byId), ...(isSaid ? [this.wordsOf(parent)] : [])];
  }

  private wordsOf(node: Node) {
    const role = roleWords(node.role?.value ?? '', this.language) ?? '';
    const words = [
      text(node.name),
      role,
      this.statesOf(node),
      clean(text(node.value)),
      text(node.description),
    ];
    return words.map(clean).filter(Boolean).join(', ');
  }

  private statesOf({ properties = [] }: Node) {
    return properties
      .flatMap(({ name, value }) => stateWords(name, value.value, this.language) ?? [])
      .join(', ');
  }
}

/** The accessibility tree with the value text of sliders, which the protocol doesn't include. */
async function treeNow(): Promise<Node[]> {
  const nodes = await accessibilityNodes();
  return await Promise.all(
    nodes.map(async (node) => {
      const words = node.role?.value === 'slider' ? await attributeOf(node, 'aria-valuetext') : undefined;
      return words ? { ...node, value: { value: words } } : node;
    }),
  );
}

const clean = (words: string) => words.replace(/\s+/g, ' ').trim();

const text = (given: { value?: unknown } | undefined) =>
  typeof given?.value === 'string' || typeof given?.value === 'number' ? `${given.value}` : '';

const isOn = ({ properties = [] }: Node, name: string) =>
  properties.some((property) => property.name === name && property.value.value === true);

import { accessibilityNodes, attributeOf, type Node } from '../accessibilityTree.ts';

/** States and values that are listed in addition to the name. */
const told = [
  ...['checked', 'pressed', 'selected', 'expanded', 'disabled', 'readonly', 'required', 'invalid', 'busy'],
  ...['modal', 'hasPopup', 'level', 'orientation', 'multiselectable', 'live', 'atomic', 'keyshortcuts'],
  ...['valuemin', 'valuemax', 'roledescription'],
];

/** Attributes that the protocol doesn't include, by role, since each needs a separate request to the browser. */
const attributes: Record<string, [string, string]> = {
  slider: ['valuetext', 'aria-valuetext'],
  spinbutton: ['valuetext', 'aria-valuetext'],
  link: ['current', 'aria-current'],
  listitem: ['current', 'aria-current'],
  columnheader: ['sort', 'aria-sort'],
};

/** Roles of containers that aren't announced. */
const silent = ['RootWebArea', 'generic', 'none', 'LineBreak'];

/** Roles of parts of a text. */
const unsaid = ['InlineTextBox', 'ListMarker'];

/**
 * The accessibility tree of this page as text: one line for each node, with its children indented. The announcer is
 * excluded, because its content changes, and parts of it are only created after an announcement.
 */
export async function outline() {
  const announcers = [...document.querySelectorAll('[data-live-announcer]')];
  for (const announcer of announcers) announcer.setAttribute('aria-hidden', 'true');
  const lines = await linesOfPage();
  for (const announcer of announcers) announcer.removeAttribute('aria-hidden');
  return lines;
}

async function linesOfPage() {
  const nodes = await accessibilityNodes();
  const known = new Map(nodes.map((node) => [node.nodeId, node]));
  const asked = nodes.filter(({ ignored, role }) => !ignored && attributes[role?.value ?? '']);
  const besides = new Map(
    await Promise.all(asked.map(async (node) => [node.nodeId, await besidesOf(node)] as const)),
  );
  const root = nodes.find(({ parentId }) => !parentId);
  return root ? `${linesOf(root, { known, besides, depth: 0, around: [] }).join('\n')}\n` : '';
}

interface LinePosition {
  known: Map<string, Node>;
  besides: Map<string, string[]>;
  depth: number;
  /** Name and value of the ancestors, which aren't repeated inside. */
  around: string[];
}

async function besidesOf(node: Node) {
  const [name = '', attribute = ''] = attributes[node.role?.value ?? ''] ?? [];
  const value = await attributeOf(node, attribute);
  return value && value !== 'false' ? [`${name}: ${value}`] : [];
}

function linesOf(node: Node, place: LinePosition): string[] {
  const role = node.role?.value ?? '';
  const name = text(node.name?.value);
  if (unsaid.includes(role)) return [];
  if (role === 'StaticText')
    return name === '' || place.around.includes(name) ? [] : [at(place, `text "${name}"`)];

  const isSilent = node.ignored || role === 'RootWebArea' || (silent.includes(role) && name === '');
  const within = isSilent
    ? place
    : { ...place, depth: place.depth + 1, around: [name, text(node.value?.value)] };
  const inside = (node.childIds ?? []).flatMap((id) => {
    const child = place.known.get(id);
    return child ? linesOf(child, within) : [];
  });
  return isSilent
    ? inside
    : [at(place, line(node, role, name, place.besides.get(node.nodeId) ?? [])), ...inside];
}

const at = ({ depth }: LinePosition, words: string) => `${'  '.repeat(depth)}${words}`;

function line({ description, value, properties = [] }: Node, role: string, name: string, besides: string[]) {
  const states = properties
    .filter(({ name, value }) => told.includes(name) && isSaid(value.value))
    .map(({ name, value }) => (value.value === true ? name : `${name}: ${value.value}`));
  const more = [
    ...(text(value?.value) ? [`value: ${text(value?.value)}`] : []),
    ...besides,
    ...(text(description?.value) ? [`description: ${text(description?.value)}`] : []),
    ...states,
  ];
  return [role, name && `"${name}"`, more.length > 0 && `(${more.join('; ')})`].filter(Boolean).join(' ');
}

function isSaid(value: unknown) {
  return value !== false && value !== 'false' && value !== '' && value !== undefined && value !== 'off';
}

function text(value: unknown) {
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).replace(/\s+/g, ' ').trim()
    : '';
}

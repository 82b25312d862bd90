/** A message of a live region, as exposed by the page. */
export interface LiveMessage {
  text: string;
  politeness: 'polite' | 'assertive';
  /** The source: a role or `aria-live`, with the name of the region. */
  from: string;
  /** True if the region was added together with its text, which not every screen reader announces. */
  cameWithWords: boolean;
}

const selector = '[aria-live], [role=status], [role=alert], [role=log], [role=timer], output';

/** Observes the live regions of a page. Returns a function that stops it. */
export function hearLiveRegions(root: Element, onMessage: (message: LiveMessage) => void) {
  const observer = new MutationObserver((changes) => {
    const said = new Map<Element, { nodes: Set<Node>; cameWithWords: boolean }>();
    const hear = (region: Element, node: Node, cameWithWords: boolean) => {
      const known = said.get(region) ?? { nodes: new Set(), cameWithWords };
      known.nodes.add(node);
      said.set(region, known);
    };
    for (const { target, addedNodes, type } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(selector);
      if (type === 'characterData' && region) hear(region, target, false);
      for (const node of addedNodes) {
        if (region) hear(region, node, false);
        else if (node instanceof Element) for (const come of regionsIn(node)) hear(come, come, true);
      }
    }
    for (const [region, { nodes, cameWithWords }] of said) {
      const politeness = politenessOf(region);
      const text = wordsOf(isAtomic(region) ? [region] : [...nodes]);
      if (politeness && text) onMessage({ text, politeness, from: speakerOf(region), cameWithWords });
    }
  });
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}

function regionsIn(node: Element) {
  return node.matches(selector) ? [node] : [...node.querySelectorAll(selector)];
}

/** The attribute takes precedence over the role; `undefined` for `off`. */
function politenessOf(region: Element) {
  const asked = region.getAttribute('aria-live');
  if (asked === 'polite' || asked === 'assertive') return asked;
  if (asked === 'off' || region.matches('[role=timer]')) return undefined;
  return region.matches('[role=alert]') ? 'assertive' : 'polite';
}

function isAtomic(region: Element) {
  const asked = region.getAttribute('aria-atomic');
  return asked ? asked === 'true' : region.matches('[role=status], [role=alert], output');
}

function wordsOf(nodes: Node[]) {
  return nodes
    .filter((node) => node.isConnected)
    .map((node) =>
      node instanceof Element ? (node.getAttribute('aria-label') ?? node.textContent) : node.textContent,
    )
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function speakerOf(region: Element) {
  if (region.closest('[data-announcer]')) return 'announcer of the library';
  if (region.closest('[data-live-announcer]')) return 'announcer of react-aria';
  const role = region.getAttribute('role') ?? (region.matches('output') ? 'status' : 'aria-live');
  const name = region.getAttribute('aria-label');
  return name ? `${role} "${name}"` : role;
}

/** The event between the preview and the panel. */
export const liveMessageEvent = 'console/live-message';

import { getConfig } from '@testing-library/dom';

/** The hands of a test: `@testing-library/user-event`, `userEvent` of `vitest/browser`, or anything of their shape. */
export interface TestUser {
  click: (element: Element) => Promise<unknown>;
  /** Keys as both write them: `{Enter}`, `{Escape}`, ` `. */
  keyboard: (keys: string) => Promise<unknown>;
}

export interface TesterOptions {
  /** The element that is tested, or one around it. */
  root: HTMLElement;
  user: TestUser;
  /** How things are pressed. @default 'mouse' */
  interactionType?: 'mouse' | 'keyboard';
}

/** Which of several: its place, counted from 0, its words, or a pattern they fit. */
export type Which = number | string | RegExp;

/** What all testers share: a root, and ways to press what is in it as a person does. */
export class PatternTester {
  protected readonly root: HTMLElement;
  protected readonly user: TestUser;
  protected readonly interactionType: 'mouse' | 'keyboard';

  constructor({ root, user, interactionType = 'mouse' }: TesterOptions) {
    this.root = root;
    this.user = user;
    this.interactionType = interactionType;
  }

  /** Presses something: a click, or focus and a key. */
  protected async press(element: HTMLElement, key = '{Enter}') {
    if (this.interactionType === 'mouse') {
      await this.user.click(element);
      return;
    }
    this.focus(element);
    if (document.activeElement !== element) throw new Error(`Cannot be focused: ${describe(element)}`);
    await this.user.keyboard(key);
  }

  // React wants to know of events that change its state; the testing library of the framework says how.
  protected focus(element: HTMLElement) {
    getConfig().eventWrapper(() => element.focus());
  }
}

/** The one that is meant; an error that lists what there is when there is none. */
export function pick<Item>(
  items: readonly Item[],
  which: Which,
  wordsOf: (item: Item) => string,
  kind: string,
) {
  const found = typeof which === 'number' ? items[which] : items.find((item) => fits(wordsOf(item), which));
  if (found !== undefined) return found;
  const there = items.map((item) => `“${wordsOf(item)}”`).join(', ') || 'none';
  throw new Error(`No ${kind} ${typeof which === 'string' ? `“${which}”` : which}. There are: ${there}.`);
}

const fits = (words: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? words === wanted : wanted.test(words);

/** What a reader gets of the words in an element: those under `aria-hidden` left out, spaces as one. */
export function wordsOf(element: Element) {
  return spoken(element)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.:;])/g, '')
    .trim();
}

function spoken(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
  const words = node.getAttribute('aria-label') ?? [...node.childNodes].map(spoken).join('');
  // Blocks that stand under each other are not one word.
  return /^(div|p|li|h\d)$/i.test(node.tagName) ? ` ${words} ` : words;
}

/** The elements that an attribute such as `aria-controls` points at, in its order. */
export function pointedAt(element: Element, attribute: string) {
  return (element.getAttribute(attribute) ?? '')
    .split(/\s+/)
    .map((id) => (id ? document.getElementById(id) : null))
    .filter((found) => found !== null);
}

const describe = (element: Element) => `<${element.tagName.toLowerCase()}> “${wordsOf(element)}”`;

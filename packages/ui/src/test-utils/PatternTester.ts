import { getConfig } from '@testing-library/dom';

/** The user: `@testing-library/user-event`, `userEvent` from `vitest/browser`, or any object with this interface. */
export interface TestUser {
  click: (element: Element) => Promise<unknown>;
  /** Presses keys in the syntax of both libraries: `{Enter}`, `{Escape}`, ` `. */
  keyboard: (keys: string) => Promise<unknown>;
}

export interface TesterOptions {
  /** The element under test, or an element around it. */
  root: HTMLElement;
  user: TestUser;
  /** How the tester presses elements. @default 'mouse' */
  interactionType?: 'mouse' | 'keyboard' | undefined;
}

/** Selects one of several elements: by index (from 0), by its text, or by a pattern that matches its text. */
export type Which = number | string | RegExp;

/** The base of all testers: a root, and ways to press elements in it as a person does. */
export class PatternTester {
  protected readonly root: HTMLElement;
  protected readonly user: TestUser;
  protected readonly interactionType: 'mouse' | 'keyboard';

  constructor({ root, user, interactionType = 'mouse' }: TesterOptions) {
    this.root = root;
    this.user = user;
    this.interactionType = interactionType;
  }

  /** Presses an element: with a click, or with focus and a key. */
  protected async press(element: HTMLElement, key = '{Enter}') {
    if (this.interactionType === 'mouse') {
      await this.user.click(element);
      return;
    }
    this.focus(element);
    if (document.activeElement !== element) throw new Error(`Cannot be focused: ${describe(element)}`);
    await this.user.keyboard(key);
  }

  // Focus can change React state, so it must run in the event wrapper that the framework's testing library configures.
  protected focus(element: HTMLElement) {
    getConfig().eventWrapper(() => element.focus());
  }
}

/** Returns the matching item. If none matches, throws an error that lists the items. */
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

/** The text of an element as a screen reader reads it: without `aria-hidden` parts, whitespace collapsed. */
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
  // Text of adjacent blocks must not merge into one word.
  return /^(div|p|li|h\d)$/i.test(node.tagName) ? ` ${words} ` : words;
}

/** The elements that an attribute such as `aria-controls` references, in its order. */
export function pointedAt(element: Element, attribute: string) {
  return (element.getAttribute(attribute) ?? '')
    .split(/\s+/)
    .map((id) => (id ? document.getElementById(id) : null))
    .filter((found) => found !== null);
}

const describe = (element: Element) => `<${element.tagName.toLowerCase()}> “${wordsOf(element)}”`;

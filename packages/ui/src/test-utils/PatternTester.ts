import { getConfig, within } from '@testing-library/dom';

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

  /** Replaces the text of a field, as a person does: selects all of it, then types. */
  protected async type(field: HTMLInputElement, text: string) {
    if (this.interactionType === 'mouse') await this.user.click(field);
    else this.focus(field);
    field.select();
    // A single brace or bracket begins the name of a key; two of them type one.
    await this.user.keyboard(text === '' ? '{Backspace}' : text.replace(/[{[]/g, '$&$&'));
  }
}

/** The root if it has the role, else the only element with that role in it. Throws if there are none or several. */
export function theOnly(root: HTMLElement, role: string) {
  if (root.parentElement && within(root.parentElement).queryAllByRole(role).includes(root)) return root;
  const found = within(root).queryAllByRole(role);
  const [only] = found;
  if (only && found.length === 1) return only;
  const there = found.map((element) => `“${nameOf(element)}”`).join(', ');
  throw new Error(
    only
      ? `${found.length} elements have the role “${role}”: ${there}. Pass an element around one of them as root.`
      : `No element has the role “${role}” in ${describe(root)}.`,
  );
}

/** The accessible name of an element that has `aria-labelledby`, `aria-label` or a `<label>`, else its text. */
export function nameOf(element: Element) {
  const labels = pointedAt(element, 'aria-labelledby');
  if (labels.length === 0 && element instanceof HTMLInputElement) labels.push(...(element.labels ?? []));
  return labels.length > 0 ? labels.map(wordsOf).join(' ') : wordsOf(element);
}

/** Whether `dir` of the element, or of the nearest element around it, is `rtl`. */
export const isRightToLeft = (element: Element) =>
  element.closest('[dir="ltr" i], [dir="rtl" i]')?.getAttribute('dir')?.toLowerCase() === 'rtl';

/** The arrow keys that move forward and back in the reading direction of the element. */
export const arrowsOf = (element: Element) => {
  const [left, right] = ['{ArrowLeft}', '{ArrowRight}'] as const;
  return isRightToLeft(element) ? { forward: left, back: right } : { forward: right, back: left };
};

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

export const describe = (element: Element) => `<${element.tagName.toLowerCase()}> “${wordsOf(element)}”`;

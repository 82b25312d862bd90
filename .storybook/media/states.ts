import type { JSHandle, Page } from '@playwright/test';
import { differ } from './pictures.ts';

/** A thing in a state that assistive technology hears, such as a chosen tab. */
interface Thing {
  element: Element;
  state: string;
  /** All that is drawn for it: its label, and what around it says the same state. */
  drawn: Element[];
  /** What tells a thing in the state, in selectors. */
  inState: string;
  /** Attributes that say the state, to style sheets and to assistive technology. */
  attributes: string[];
}

/**
 * Things whose state is not seen in the picture the page gives now, such as in forced colours. Each state is
 * taken away where it stands (its attributes, `checked`), and a box is pressed: what looks the same without must
 * carry a mark that things without the state have not, such as a check or the word for error.
 */
export async function unseenStates(page: Page): Promise<string[]> {
  const things = await page.evaluateHandle(thingsInStates);
  const count = await things.evaluate((all) => all.length);
  const unseen: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const thing = await things.evaluateHandle((all, at) => all[at] as Thing, index);
    const isSeen =
      (await looksOther(page, thing, takeAway)) ||
      (await thing.evaluate(hasMark)) ||
      (await looksOther(page, thing, press));
    if (!isSeen)
      unseen.push(
        await thing.evaluate(({ state, element }) => `${state}: ${element.outerHTML.slice(0, 160)}`),
      );
  }
  return unseen;
}

/** True when the thing looks other after a change, and as before when that is undone. */
async function looksOther(page: Page, thing: JSHandle<Thing>, change: typeof takeAway | typeof press) {
  await thing.evaluate(({ drawn }) => drawn[0]?.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
  const clip = await thing.evaluate(placeOf);
  if (!clip) return true;
  const before = await page.screenshot({ clip });
  const undo = await thing.evaluateHandle(change);
  const without = await page.screenshot({ clip });
  await undo.evaluate((back) => back());
  const after = await page.screenshot({ clip });
  return (await differ(page, before, without)) && !(await differ(page, before, after));
}

/** One thing of each look: a list of twenty chosen rows shows the same state twenty times. */
function thingsInStates(): Thing[] {
  const kinds = [
    {
      state: 'chosen',
      inState:
        ':is([aria-checked=true], [aria-checked=mixed], [aria-selected=true], [aria-pressed=true], input:checked, [type=checkbox]:indeterminate)',
      attributes: ['aria-checked', 'aria-selected', 'aria-pressed', 'data-selected', 'data-indeterminate'],
    },
    {
      state: 'current',
      inState: '[aria-current]:not([aria-current=false])',
      attributes: ['aria-current', 'data-current', 'data-today'],
    },
    {
      state: 'invalid',
      inState: '[aria-invalid]:not([aria-invalid=false])',
      attributes: ['aria-invalid', 'data-invalid'],
    },
    {
      state: 'disabled',
      inState:
        ':is(button, input, select, textarea, [aria-disabled]):is([disabled], [aria-disabled=true]):not([data-pending])',
      attributes: ['disabled', 'aria-disabled', 'data-disabled'],
    },
  ];
  const looks = new Set<string>();
  const isNew = ({ state, element, drawn }: Thing) => {
    const look = [state, element.nodeName, ...drawn.map((each) => each.className)].join();
    return !looks.has(look) && looks.add(look);
  };
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden must not count, and textContent counts it.
  const textOf = (element: Element) => (element instanceof HTMLElement ? element.innerText.trim() : '');
  return (
    kinds
      .flatMap((kind) =>
        [...document.body.querySelectorAll(kind.inState)].map((element): Thing => {
          const says = kind.attributes.map((name) => `[${name}]`).join();
          const around = [...document.querySelectorAll(`label, ${says}`)].filter(
            (each) => each !== element && each.contains(element),
          );
          return { ...kind, element, drawn: [element, ...around] };
        }),
      )
      .filter(({ element }) => !element.closest('[aria-hidden=true], [inert]'))
      .filter(({ drawn }) => drawn.some((each) => each.checkVisibility({ visibilityProperty: true })))
      // A cell whose day is hidden has nothing to show; a field, a picture or a text has.
      .filter(
        ({ element }) => element.matches('input, select, textarea, :has(svg)') || textOf(element) !== '',
      )
      .filter(isNew)
  );
}

/** Where the thing is drawn on the screen, with room for a line around it. */
function placeOf({ drawn }: Thing) {
  const boxes = drawn.map((each) => each.getBoundingClientRect());
  const room = 6;
  const x = Math.max(0, Math.min(...boxes.map(({ left }) => left)) - room);
  const y = Math.max(0, Math.min(...boxes.map(({ top }) => top)) - room);
  const width = Math.min(innerWidth, Math.max(...boxes.map(({ right }) => right)) + room) - x;
  const height = Math.min(innerHeight, Math.max(...boxes.map(({ bottom }) => bottom)) + room) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** Takes the state out of the page, behind the back of its component; the answer gives it back. */
function takeAway({ element, drawn, attributes }: Thing) {
  const undo: (() => void)[] = [];
  const says = attributes.map((name) => `[${name}]`).join();
  for (const each of [...drawn, ...element.querySelectorAll(says)]) {
    for (const name of attributes) {
      const value = each.getAttribute(name);
      if (value === null) continue;
      each.removeAttribute(name);
      undo.push(() => each.setAttribute(name, value));
    }
  }
  if (element instanceof HTMLInputElement && attributes.includes('aria-checked')) {
    const { checked, indeterminate } = element;
    Object.assign(element, { checked: false, indeterminate: false });
    undo.push(() => Object.assign(element, { checked, indeterminate }));
  }
  return () => {
    for (const step of undo.reverse()) step();
  };
}

/** Presses a box that is checked, as a person does; the answer presses it again. */
function press({ element, state }: Thing) {
  const isBox = element instanceof HTMLInputElement && element.type === 'checkbox' && state === 'chosen';
  const act = () => {
    if (isBox) element.click();
  };
  act();
  return act;
}

/**
 * True for what carries a mark of its own: the word for error, or what none of its kind without the state has.
 * A box alone that cannot be pressed is taken to be marked by the icon in it.
 */
function hasMark({ element, state, inState }: Thing) {
  const described = (element.getAttribute('aria-describedby') ?? '').split(' ');
  const isDescribed = described.some((id) =>
    document.getElementById(id)?.textContent?.match(/^(Error|שגיאה|Ошибка)/),
  );
  if (state === 'invalid' && isDescribed) return true;

  const picturesIn = (each: Element) =>
    [...(each.closest('label') ?? each).querySelectorAll('svg, img')].filter((one) => one.checkVisibility())
      .length;
  const marksOf = (each: Element) => {
    const { color, fontWeight, textDecorationLine, borderWidth, borderColor } = getComputedStyle(each);
    const parts = ['::before', '::after'].map((part) => getComputedStyle(each, part).content);
    return [
      color,
      fontWeight,
      textDecorationLine,
      borderWidth,
      borderColor,
      picturesIn(each),
      ...parts,
    ].join();
  };
  const kind = element.getAttribute('role') ?? element.getAttribute('type');
  const others = [...document.querySelectorAll(element.nodeName)].filter(
    (other) =>
      (other.getAttribute('role') ?? other.getAttribute('type')) === kind &&
      !other.matches(`${inState}, :disabled`) &&
      other.checkVisibility(),
  );
  if (others.length > 0) return others.every((other) => marksOf(other) !== marksOf(element));
  return (
    element.matches('input:is(:disabled, :indeterminate, [aria-readonly=true])') && picturesIn(element) > 0
  );
}

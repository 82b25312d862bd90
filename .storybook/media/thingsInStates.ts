/** Functions that run in the page. Each must be self-contained, since Playwright serializes it. */

/** An element in a state that is exposed to assistive technology, such as a selected tab. */
export interface Thing {
  element: Element;
  state: string;
  /** Its visible elements: itself, its label, and ancestors with the same state. */
  drawn: Element[];
  /** Selector of elements in the state. */
  inState: string;
  /** Attributes with the state, for style sheets and assistive technology. */
  attributes: string[];
}

/** One element per appearance: a list of twenty selected rows shows the same state twenty times. */
export function thingsInStates(): Thing[] {
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
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text must not count; textContent has it.
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
      // A cell whose day is hidden shows nothing; a field, an image or a text does.
      .filter(
        ({ element }) => element.matches('input, select, textarea, :has(svg)') || textOf(element) !== '',
      )
      .filter(isNew)
  );
}

/** The area of the element on the screen, with margin for an outline. */
export function placeOf({ drawn }: Thing) {
  const boxes = drawn.map((each) => each.getBoundingClientRect());
  const room = 6;
  const x = Math.max(0, Math.min(...boxes.map(({ left }) => left)) - room);
  const y = Math.max(0, Math.min(...boxes.map(({ top }) => top)) - room);
  const width = Math.min(innerWidth, Math.max(...boxes.map(({ right }) => right)) + room) - x;
  const height = Math.min(innerHeight, Math.max(...boxes.map(({ bottom }) => bottom)) + room) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** Removes the state from the DOM, without its component. Returns a function that restores it. */
export function takeAway({ element, drawn, attributes }: Thing) {
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

/** Presses a checked checkbox. Returns a function that presses it again. */
export function press({ element, state }: Thing) {
  const isBox = element instanceof HTMLInputElement && element.type === 'checkbox' && state === 'chosen';
  const act = () => {
    if (isBox) element.click();
  };
  act();
  return act;
}

/**
 * True if the element has an indicator: the word "Error", or something that elements of its kind without the state
 * lack. For a single checkbox that can't be pressed, an icon in it counts as the indicator.
 */
export function hasMark({ element, state, inState }: Thing) {
  const described = (element.getAttribute('aria-describedby') ?? '').split(' ');
  const isDescribed = described.some((id) =>
    document.getElementById(id)?.textContent?.match(/^(Error|שגיאה|Ошибка)/),
  );
  if (state === 'invalid' && isDescribed) return true;

  // A checkbox is rendered by its label or by a sibling.
  const drawnBy = (each: Element) =>
    each.closest('label') ?? (each.matches('input') ? each.parentElement : null) ?? each;
  const picturesIn = (each: Element) =>
    [...drawnBy(each).querySelectorAll('svg, img')].filter((one) => one.checkVisibility()).length;
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
  // In a disabled group, the selected item must differ from the others in the group.
  const leftOut = element.matches(':disabled') && state !== 'disabled' ? inState : `${inState}, :disabled`;
  const others = [...document.querySelectorAll(element.nodeName)].filter(
    (other) =>
      (other.getAttribute('role') ?? other.getAttribute('type')) === kind &&
      !other.matches(leftOut) &&
      other.checkVisibility(),
  );
  if (others.length > 0) return others.every((other) => marksOf(other) !== marksOf(element));
  return (
    element.matches('input:is(:disabled, :indeterminate, [aria-readonly=true])') && picturesIn(element) > 0
  );
}

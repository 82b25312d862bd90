/**
 * Targets that are too small (WCAG 2.5.8), as their size and HTML. Runs in the page, so it must be self-contained.
 *
 * A target of less than 24 px in either direction passes only if a circle of 24 px around its center meets no other target
 * and no circle of another target that is too small (spacing), or if it is in a line of text (inline). The criterion's other
 * exceptions aren't needed. With a `least` above 24, spacing doesn't count, but there are `exceptionsOnTouch`.
 *
 * @param least the size in px
 */
export function smallTargets(least: number): string[] {
  /** What WCAG 2.5.8 doesn't have: 44 px on a touchscreen is a promise of ours, without these. */
  const exceptionsOnTouch = [
    // A text link is as wide as its text, and as high as its line in a table.
    'a[data-part=link]',
    // The label of a field is a second way into it.
    '[data-part=field-label]',
    // A press anywhere in the field, which is 44 px high, reaches its segments.
    '[role=spinbutton][data-part$=segment]',
    // The host's own controls in stories.
    'label:has(> input[type=radio])',
  ].join();
  const roles = [
    ...[
      'button',
      'checkbox',
      'combobox',
      'gridcell',
      'link',
      'menuitem',
      'menuitemcheckbox',
      'menuitemradio',
      'option',
    ],
    ...['radio', 'scrollbar', 'searchbox', 'slider', 'spinbutton', 'switch', 'tab', 'textbox', 'treeitem'],
  ];
  const selector = [
    'a[href], area[href], button, input:not([type=hidden]), select, summary, textarea, audio[controls], video[controls]',
    ...roles.map((role) => `[role=${role}]`),
    // A row that a press selects.
    '[role=row][aria-selected]',
    // Whatever else takes focus, such as the header of a row.
    '[tabindex="0"]',
  ].join();

  const isHiddenForSight = (element: Element) => {
    const { position, opacity } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const isTiny = width <= 1 && height <= 1 && ['absolute', 'fixed'].includes(position);
    return opacity === '0' || isTiny;
  };
  /** The element and what it is in, from inside out. */
  const around = (element: Element): Element[] =>
    element.parentElement ? [element, ...around(element.parentElement)] : [element];
  /** The target of a native control that is hidden for sight is its label, or else what shows it, such as a thumb. */
  const pressed = (element: Element): Element | undefined => {
    const hidden = around(element).findLast(isHiddenForSight);
    if (!hidden) return element.closest('label') ?? element;
    if (!element.matches('input, select')) return undefined;
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const shown = label ?? hidden.parentElement ?? undefined;
    return shown && !around(shown).some(isHiddenForSight) ? shown : undefined;
  };
  const modal = [...document.querySelectorAll('[aria-modal=true], dialog:modal')].at(-1);
  const isReachable = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    getComputedStyle(element).pointerEvents !== 'none' &&
    !element.closest('[inert]') &&
    !element.matches(':disabled, [aria-disabled=true]') &&
    // Only what a dialog covers is out of reach: a pointer also finds what is hidden from screen readers.
    (!modal || modal.contains(element) || !element.closest('[aria-hidden=true]'));
  const targets = [
    ...new Set(
      [...document.body.querySelectorAll(selector)]
        .filter(isReachable)
        .flatMap((each) => pressed(each) ?? []),
    ),
  ].filter((element) => isReachable(element) && element.getBoundingClientRect().width > 0);

  const blockOf = (node: Node): Element | null => {
    const parent = node.parentElement;
    return parent && /^(inline|contents)/.test(getComputedStyle(parent).display) ? blockOf(parent) : parent;
  };
  /** In a line with other text, whose height limits it. */
  const isInline = (element: Element) => {
    if (!getComputedStyle(element).display.startsWith('inline')) return false;
    const block = blockOf(element);
    if (!block) return false;
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const isOther = !targets.some(
        (target) => target !== block && block.contains(target) && target.contains(text),
      );
      const isShown = text.parentElement && !around(text.parentElement).some(isHiddenForSight);
      if (isOther && isShown && blockOf(text) === block && /[\p{L}\p{N}]{2}/u.test(text.textContent ?? ''))
        return true;
    }
    return false;
  };

  /** The box of an element, with those of its pseudo-elements, which can make a small control a larger target. */
  const measured = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const own = getComputedStyle(element);
    const border = (side: string) => Number.parseFloat(own.getPropertyValue(`border-${side}-width`));
    const boxes = ['::before', '::after'].flatMap((part) => {
      const style = getComputedStyle(element, part);
      const isTarget =
        style.content !== 'none' && style.position === 'absolute' && style.pointerEvents !== 'none';
      if (!isTarget || own.position === 'static') return [];
      const inset = (side: string) => border(side) + Number.parseFloat(style.getPropertyValue(side));
      return [
        {
          left: left + inset('left'),
          right: right - inset('right'),
          top: top + inset('top'),
          bottom: bottom - inset('bottom'),
        },
      ];
    });
    return {
      left: Math.min(left, ...boxes.map((each) => each.left)),
      right: Math.max(right, ...boxes.map((each) => each.right)),
      top: Math.min(top, ...boxes.map((each) => each.top)),
      bottom: Math.max(bottom, ...boxes.map((each) => each.bottom)),
    };
  };
  const boxes = new Map(targets.map((element) => [element, measured(element)]));
  const boxOf = (element: Element) => boxes.get(element) ?? element.getBoundingClientRect();

  // A rounding of fractions of a pixel isn't an error.
  const spare = 0.5;
  const isSmall = (element: Element) => {
    const { left, right, top, bottom } = boxOf(element);
    return right - left < least - spare || bottom - top < least - spare;
  };
  const middle = (element: Element) => {
    const { left, right, top, bottom } = boxOf(element);
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  };
  const radius = 12;
  const hasRoom = (element: Element) => {
    const { x, y } = middle(element);
    return targets.every((other) => {
      if (other === element) return true;
      const { left, right, top, bottom } = boxOf(other);
      const [nearX, nearY] = [Math.min(Math.max(x, left), right), Math.min(Math.max(y, top), bottom)];
      if (Math.hypot(x - nearX, y - nearY) < radius - spare) return false;
      const center = middle(other);
      return !isSmall(other) || Math.hypot(x - center.x, y - center.y) >= 2 * radius - spare;
    });
  };
  const isExempt = (element: Element) =>
    isInline(element) || (least > 24 ? element.matches(exceptionsOnTouch) : hasRoom(element));

  return targets
    .filter((element) => isSmall(element) && !isExempt(element))
    .map((element) => {
      const { left, right, top, bottom } = boxOf(element);
      return `${Math.round(right - left)} x ${Math.round(bottom - top)}: ${element.outerHTML.slice(0, 160)}`;
    });
}

const focusable = [
  ...['a[href]', 'area[href]', 'button', 'input:not([type=hidden])', 'select', 'textarea', 'iframe'],
  ...[
    'audio[controls]',
    'video[controls]',
    'summary',
    '[contenteditable=""]',
    '[contenteditable=true]',
    '[tabindex]',
  ],
].join(', ');

/** The elements that Tab stops at, in its order. The window has only one stop for each group of radio buttons. */
export function tabStopsIn(root: Document): HTMLElement[] {
  const all = [...root.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && isVisible(element),
  );
  // Outside of an open dialog, everything is hidden from screen readers, and focus can't leave the dialog.
  const isInDialog = root.querySelector('[role=dialog], [role=alertdialog], dialog[open]') !== null;
  const stops = all.filter(
    (element) => isStopOfItsGroup(element, all) && !(isInDialog && element.closest('[aria-hidden=true]')),
  );
  // Sorting is stable, so elements with the same number stay in the order of the document.
  return stops.toSorted((one, other) => turnOf(one) - turnOf(other));
}

/** Positive numbers come first, in their order. */
const turnOf = ({ tabIndex }: HTMLElement) => (tabIndex > 0 ? tabIndex : Number.POSITIVE_INFINITY);

const isVisible = (element: HTMLElement) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');

/** Tab stops at the checked radio button of a group, or at its first one. */
function isStopOfItsGroup(element: HTMLElement, all: readonly HTMLElement[]) {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || !element.name) return true;
  const group = all.filter(
    (other): other is HTMLInputElement =>
      other instanceof HTMLInputElement &&
      other.type === 'radio' &&
      other.name === element.name &&
      other.form === element.form,
  );
  return element === (group.find(({ checked }) => checked) ?? group[0]);
}

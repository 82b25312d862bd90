import type { MouseEvent } from 'react';

const linkOf = (row: Element | null) => row?.querySelector('th a[href]');

/** Elements that handle a click themselves. */
const controls = 'a, button, input, select, textarea, label, summary, [tabindex], [contenteditable]';

/**
 * Follows the link in the row header after a click elsewhere in its row. The link gets the keys of the click, and a click
 * with the middle button becomes one that opens a tab. A drag that selects text isn't a click.
 */
function follow({ target, type, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent<HTMLElement>) {
  const isMiddle = type === 'auxclick';
  const place = target as Element;
  const row = place.closest('tr');
  const hasSelected = !isMiddle && getSelection()?.type === 'Range';
  if (hasSelected || row?.contains(place.closest(controls))) return;
  const keys = { ctrlKey: ctrlKey || isMiddle, metaKey: metaKey || isMiddle, shiftKey, altKey };
  linkOf(row)?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
}

/** Props of the rows’ group, if a click anywhere in a row follows the link in its row header. */
export const rowLinks = {
  'data-linked': true,
  onClick: follow,
  onAuxClick: (event: MouseEvent<HTMLElement>) => {
    if (event.button === 1) follow(event);
  },
  // Otherwise, some browsers start to scroll.
  onMouseDown: (event: MouseEvent<HTMLElement>) => {
    if (event.button === 1 && linkOf((event.target as Element).closest('tr'))) event.preventDefault();
  },
};

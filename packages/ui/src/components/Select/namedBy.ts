/**
 * The name of an open list. React-aria names it by the label of the field, which is inert behind the list, and
 * Chromium 156 takes no name from what is inert. To be removed once one of the two has changed.
 */
export function namedBy(label: string) {
  return { 'aria-label': label, 'aria-labelledby': '' };
}

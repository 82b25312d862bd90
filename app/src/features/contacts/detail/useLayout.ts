import { useMedia } from '../../../core/useMedia.ts';

/** How many panes stand beside each other: on a phone each is a page. */
export type Layout = 'one' | 'two' | 'three';

/** The layout that the window has room for, drawn again when that changes. */
export function useLayout(): Layout {
  const hasTwo = useMedia('(min-width: 768px)');
  const hasThree = useMedia('(min-width: 1024px)');
  return hasThree ? 'three' : hasTwo ? 'two' : 'one';
}

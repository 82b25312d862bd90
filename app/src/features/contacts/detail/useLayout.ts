import { useMedia } from '../../../core/useMedia.ts';

/** The number of panes next to each other. On a phone, each pane is a page. */
export type Layout = 'one' | 'two' | 'three';

/** The layout that fits the window; it updates when the window is resized. */
export function useLayout(): Layout {
  const hasTwo = useMedia('(min-width: 768px)');
  const hasThree = useMedia('(min-width: 1024px)');
  return hasThree ? 'three' : hasTwo ? 'two' : 'one';
}

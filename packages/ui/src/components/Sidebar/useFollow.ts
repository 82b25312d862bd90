import type { MouseEvent } from 'react';
// What react-aria's own links ask, once for all of them rather than in each of hundreds of rows.
import { shouldClientNavigate, useRouter } from 'react-aria/private/utils/openLink';

/** Follows every link of the sidebar through the router of the page, wherever in it, and beside it, the link stands. */
export function useFollow(onFollow: () => void) {
  const router = useRouter();

  return {
    onClick(event: MouseEvent<HTMLElement>) {
      const link = event.target instanceof Element && event.target.closest('a');
      const href = link ? link.getAttribute('href') : null;
      if (!link || !href || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (!event.defaultPrevented && !router.isNative && shouldClientNavigate(link, event)) {
        event.preventDefault();
        router.open(link, event, href, undefined);
      }
      onFollow();
    },
  };
}

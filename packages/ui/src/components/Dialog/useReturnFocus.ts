import { useEffect } from 'react';

/**
 * Gives the focus to `openerId`, else to the heading of the page, when the dialog closes and there is no element to
 * return to: it was opened by the address of the page, or what opened it is gone (WCAG 2.4.3).
 */
export function useReturnFocus(openerId: string | undefined) {
  useEffect(
    () => () => {
      // react-aria returns the focus in the frame after the dialog is gone.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const { activeElement, body } = document;
          if (activeElement && activeElement !== body) return;
          const opener = openerId === undefined ? null : document.getElementById(openerId);
          (opener ?? document.querySelector<HTMLElement>('main h1[tabindex]'))?.focus();
        }),
      );
    },
    [openerId],
  );
}

import { useEffect } from 'react';

/**
 * Moves focus to the field or button that the fragment of the URL names: `#workingHoursAndDays` is the name of a field,
 * `#add-card` an ID. It waits until the element is there and enabled, and stops as soon as the person presses anything.
 */
export function useAskedField(hash: string) {
  useEffect(() => {
    const name = hash.slice(1);
    if (!name) return;
    let asked: HTMLElement | null = null;

    function look() {
      asked = document.querySelector<HTMLElement>(
        `main :is([id="${CSS.escape(name)}"], [name="${CSS.escape(name)}"])`,
      );
      if (!asked || asked.matches(':disabled, [inert] *')) return;
      observer.disconnect();
      asked.focus({ preventScroll: true });
      // In the middle, so that neither a header nor the bar of a form covers it (WCAG 2.4.11).
      asked.scrollIntoView({ block: 'center' });
    }
    const observer = new MutationObserver(look);

    /** The app shell moves focus to the heading of a new page, maybe after the field is there. */
    function keep({ target }: FocusEvent) {
      if (target instanceof HTMLHeadingElement && asked?.isConnected) asked.focus({ preventScroll: true });
    }

    function end() {
      observer.disconnect();
      document.removeEventListener('focusin', keep);
      for (const press of presses) document.removeEventListener(press, end, true);
    }

    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: watched,
    });
    document.addEventListener('focusin', keep);
    for (const press of presses) document.addEventListener(press, end, true);
    look();
    return end;
  }, [hash]);
}

const presses = ['keydown', 'pointerdown'] as const;
const watched = ['disabled', 'inert'];

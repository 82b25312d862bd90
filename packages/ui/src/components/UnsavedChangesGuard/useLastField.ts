import { useEffect, useRef } from 'react';

/** What a person fills in: native fields, and controls that act as one. */
const fields = [
  'input:not([type="button"], [type="submit"], [type="reset"], [type="image"])',
  'textarea',
  'select',
  '[contenteditable="true"]',
  'button[aria-haspopup="listbox"]',
  ...['textbox', 'combobox', 'spinbutton', 'slider', 'checkbox', 'switch', 'radio'].map(
    (role) => `[role="${role}"]`,
  ),
].join(', ');

/** Inside a dialog of its own a field is not the one that was left. */
const asked = '[role="alertdialog"]';

/**
 * Remembers the field a person was in last while something is unsaved. Pressing a link moves focus to the link: who
 * then stays wants to go on where they were. Returns a function that answers it, or nothing when it is gone.
 */
export function useLastField(isWatching: boolean) {
  const field = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!isWatching) return undefined;

    const remember = (element: Element | null) => {
      if (element instanceof HTMLElement && element.matches(fields) && !element.closest(asked))
        field.current = element;
    };
    const onFocus = ({ target }: FocusEvent) => remember(target instanceof Element ? target : null);

    remember(document.activeElement);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('focusin', onFocus);
      field.current = null;
    };
  }, [isWatching]);

  return () => (field.current?.isConnected ? field.current : null);
}

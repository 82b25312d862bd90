import { type RefObject, useLayoutEffect, useRef } from 'react';

const focusable = 'input:not([type="hidden"]), button, select, textarea, a[href], [tabindex]';

/**
 * Keeps focus when tabs become headings or headings become tabs: the tab of the field that has it is opened, and from a
 * tab, which goes away, it goes to the first field of what that tab had open. Returns what is to be called just before.
 */
export function useKeptFocus(
  container: RefObject<HTMLElement | null>,
  { isStacked, open, onOpen }: { isStacked: boolean; open: string | undefined; onOpen: (id: string) => void },
) {
  const kept = useRef<HTMLElement>(null);

  // A host that holds the open tab, as in the address, may open it some drawings later.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what can have taken it away.
  useLayoutEffect(() => {
    const element = kept.current;
    if (!element?.isConnected || element.closest('[inert]')) return;
    kept.current = null;
    const { activeElement } = document;
    const isElsewhere = activeElement !== document.body && activeElement?.checkVisibility();
    if (!isElsewhere) element.focus({ preventScroll: true });
  }, [isStacked, open]);

  return (willStack: boolean) => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || !container.current?.contains(element)) return;
    const section = element.closest('[data-form-section]')?.getAttribute('data-form-section');
    const isTab = willStack && element.getAttribute('role') === 'tab';
    const panel = container.current.querySelector(`[data-form-section="${CSS.escape(open ?? '')}"]`);
    kept.current = isTab ? (panel?.querySelector<HTMLElement>(focusable) ?? null) : element;
    if (!willStack && section != null && section !== open) onOpen(section);
  };
}

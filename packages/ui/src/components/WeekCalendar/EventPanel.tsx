import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { panel } from './EventPanel.css.ts';

interface EventPanelProps {
  label: string;
  /** What was pressed: it stands beside it, and gives focus back to it. */
  anchor: HTMLElement;
  onClose: () => void;
  children: ReactNode;
}

const gap = 4;

/**
 * Something small beside an event. The calendar stays in reach. Esc closes it and returns to the event; a press
 * elsewhere, or focus that goes elsewhere, closes it too.
 */
export function EventPanel({ label, anchor, onClose, children }: EventPanelProps) {
  const panelRef = useRef<HTMLElement>(null);
  const isWithin = useRef(false);

  useLayoutEffect(() => {
    const element = panelRef.current;
    const frame = element?.offsetParent?.getBoundingClientRect();
    if (!element || !frame) return;
    const [at, own] = [anchor.getBoundingClientRect(), element.getBoundingClientRect()];
    const isBelow = at.bottom + gap + own.height <= window.innerHeight || at.top < own.height + gap;
    const left = Math.max(0, Math.min(at.left - frame.left, frame.width - own.width));
    const top = isBelow ? at.bottom + gap : at.top - gap - own.height;
    element.style.left = `${left}px`;
    element.style.top = `${Math.max(top, gap) - frame.top}px`;
    element.focus({ preventScroll: true });
  }, [anchor]);

  const onPress = useEffectEvent(({ target }: PointerEvent) => {
    if (!isWithin.current && !(target instanceof Node && anchor.contains(target))) onClose();
    isWithin.current = false;
  });
  useEffect(() => {
    const listen = (event: PointerEvent) => onPress(event);
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  }, []);

  const close = () => {
    anchor.focus();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };

  return (
    <section
      ref={panelRef}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={panel}
      onKeyDown={onKeyDown}
      // What opens from here may stand elsewhere in the page: React knows it as a part of this.
      onPointerDown={() => {
        isWithin.current = true;
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget) && relatedTarget !== anchor) onClose();
      }}
    >
      {children}
    </section>
  );
}

import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { containsLink, createRowStore, currentOf, linksIn } from './rows.ts';
import type { SidebarProps } from './Sidebar.tsx';
import { useDrawer } from './SidebarProvider.tsx';
import { useRemembered } from './useRemembered.ts';
import { below, type DrawerBreakpoint, isNotWide } from './windows.ts';

/** The layout of the sidebar in its window, what is remembered between visits, and the state of its rows. */
export function useSidebarState({
  currentHref,
  children,
  footer,
  storageKey,
  isCollapsed: isCollapsedByHost,
  defaultCollapsed = false,
  onCollapsedChange,
  collapsedMode = 'rail',
  defaultPinned = false,
  drawerBelow = '48rem',
  drawerBreakpoint = drawerBelow,
  shortcut,
}: SidebarProps) {
  const width = useWindowWidth(drawerBreakpoint);
  const drawer = useDrawer();
  const [remembered, remember] = useRemembered(storageKey);
  const [isOver, setOver] = useState(false);
  const isCollapsed = isCollapsedByHost ?? remembered.isCollapsed ?? defaultCollapsed;
  const isPinned = remembered.isPinned ?? defaultPinned;
  const isHidden = collapsedMode === 'hidden';
  const isDrawer = width === 'narrow' || (width === 'medium' && isHidden);
  const isMedium = width === 'medium' && !isHidden;
  const isRail = !isDrawer && !isHidden && (isMedium ? !isPinned && !isOver : isCollapsed);
  const groups = remembered.groups ?? {};
  const [store] = useState(() =>
    createRowStore({ ...currentOf(linksIn([children, footer]), currentHref), isRail, groups }),
  );
  const frame = useRef<HTMLDivElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const hasFocus = useRef(false);

  const closeAll = () => {
    setOver(false);
    drawer.setOpen(false);
    store.set({ flyout: undefined });
  };

  const toggle = () => {
    if (isDrawer) return drawer.setOpen(!drawer.isOpen);
    if (isMedium) {
      remember({ isPinned: false });
      return setOver(!isPinned && !isOver);
    }
    const focused = document.activeElement;
    hasFocus.current = isHidden && (drawer.trigger.current === focused || !!frame.current?.contains(focused));
    remember({ isCollapsed: !isCollapsed });
    return onCollapsedChange?.(!isCollapsed);
  };

  const pin = () => {
    remember({ isPinned: !isPinned });
    setOver(isPinned);
  };

  useLayoutEffect(() => {
    store.onGroup = (key, isExpanded) => {
      const { filtered } = store.get();
      if (filtered) store.set({ filtered: { ...filtered, [key]: isExpanded } });
      else remember({ groups: { ...groups, [key]: isExpanded } });
    };
    store.set({ isRail, groups });
    drawer.press.current = toggle;
  });

  const rows = [children, footer];
  const containsCurrent = isDrawer && containsLink(rows, currentOf(linksIn(rows), currentHref).currentHref);
  const isTriggerVisible = isDrawer || (isHidden && isCollapsed);
  const { setNote } = drawer;
  // Not in a layout effect, which would render the page again before the first paint.
  useEffect(
    () => setNote({ holdsCurrent: containsCurrent, isModal: isDrawer, isSeen: isTriggerVisible }),
    [setNote, containsCurrent, isDrawer, isTriggerVisible],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a page change closes open overlays.
  useEffect(closeAll, [currentHref]);

  // Of the two buttons that hide and show the sidebar, only one is visible: focus moves to that one.
  useEffect(() => {
    if (!hasFocus.current) return;
    hasFocus.current = false;
    (isCollapsed ? drawer.trigger : toggleRef).current?.focus();
  }, [isCollapsed, drawer.trigger]);

  useShortcut(shortcut, frame, toggle);

  return {
    ...{ store, frame, toggleRef, drawerBreakpoint, collapsedMode, isDrawer, isMedium, isRail, isCollapsed },
    ...{ isPinned, isOver: isMedium && isOver && !isPinned, toggle, pin, closeAll },
    close: () => setOver(false),
  };
}

export type SidebarState = ReturnType<typeof useSidebarState>;

/**
 * The width of the window, by the same limits as the styles. CSS alone lays out the first frame. The width is for tasks
 * that CSS can't do: `aria-expanded`, a modal dialog, the action of the toggle. The rows don't need it, because they
 * use a container query. On a server, every window is wide.
 */
function useWindowWidth(drawerBreakpoint: DrawerBreakpoint) {
  const narrow = below(drawerBreakpoint);
  const watch = useCallback(
    (onChange: () => void) => {
      const queries = [narrow, isNotWide].map((query) => matchMedia(query));
      for (const query of queries) query.addEventListener('change', onChange);
      return () => {
        for (const query of queries) query.removeEventListener('change', onChange);
      };
    },
    [narrow],
  );
  const read = () => {
    if (matchMedia(narrow).matches) return 'narrow' as const;
    return matchMedia(isNotWide).matches ? ('medium' as const) : ('wide' as const);
  };

  return useSyncExternalStore(watch, read, () => 'wide' as const);
}

/**
 * Keys to press together, as in `aria-keyshortcuts`: `Control+B`. People would press a single letter by accident (WCAG
 * 2.1.4).
 */
export type Shortcut = `${'Control' | 'Alt' | 'Meta'}+${string}`;

/** Calls `onPress` when the keys are pressed, except in an editable element or while a dialog covers the sidebar. */
function useShortcut(
  shortcut: Shortcut | undefined,
  frame: RefObject<HTMLElement | null>,
  onPress: () => void,
) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!shortcut || !isPressed(shortcut, event)) return;
    const [target] = event.composedPath();
    if (target instanceof HTMLElement && (target.isContentEditable || target.matches(editable))) return;
    if (frame.current?.closest('[inert], [aria-hidden="true"]')) return;
    event.preventDefault();
    onPress();
  });

  useEffect(() => {
    if (!shortcut) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [shortcut]);
}

/** The keys as their labels show them, isolated from left to right in every language. */
export const shownKeys = (shortcut: Shortcut) => `\u2066${shortcut.replace('Control', 'Ctrl')}\u2069`;

const editable = 'input, textarea, select, [role="textbox"]';

/** Whether exactly these keys were pressed. On a keyboard without Latin letters, the position of the key decides. */
function isPressed(shortcut: Shortcut, event: KeyboardEvent) {
  const parts = shortcut.split('+');
  const key = parts.pop()?.toLowerCase();
  const modifiers = ['Control', 'Alt', 'Shift', 'Meta', 'AltGraph'];
  return (
    !event.repeat &&
    !event.defaultPrevented &&
    modifiers.every((name) => event.getModifierState(name) === parts.includes(name)) &&
    (event.key > '~' ? event.code.replace('Key', '') : event.key).toLowerCase() === key
  );
}

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createRowStore, holds } from '../SidebarRows/index.ts';
import type { SidebarProps } from './Sidebar.tsx';
import { useDrawer } from './SidebarProvider.tsx';
import { useRemembered } from './useRemembered.ts';
import { useShortcut } from './useShortcut.ts';
import { useWindowWidth } from './useWindowWidth.ts';

/** How the sidebar stands in its window, what is remembered of it, and what its rows are told. */
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
  shortcut,
}: SidebarProps) {
  const width = useWindowWidth(drawerBelow);
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
  const [store] = useState(() => createRowStore({ currentHref, isRail, groups }));
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
    store.set({ currentHref, isRail, groups });
    drawer.press.current = toggle;
  });

  const holdsCurrent = isDrawer && (holds(children, currentHref) || holds(footer, currentHref));
  const isTriggerSeen = isDrawer || (isHidden && isCollapsed);
  const { setNote } = drawer;
  useLayoutEffect(
    () => setNote({ holdsCurrent, isModal: isDrawer, isSeen: isTriggerSeen }),
    [setNote, holdsCurrent, isDrawer, isTriggerSeen],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page closes what lies over this one.
  useEffect(closeAll, [currentHref]);

  // Of the two buttons that hide it and bring it back, one is always out of sight.
  useEffect(() => {
    if (!hasFocus.current) return;
    hasFocus.current = false;
    (isCollapsed ? drawer.trigger : toggleRef).current?.focus();
  }, [isCollapsed, drawer.trigger]);

  useShortcut(shortcut, frame, toggle);

  return {
    ...{ store, frame, toggleRef, drawerBelow, collapsedMode, isDrawer, isMedium, isRail, isCollapsed },
    ...{ isPinned, isOver: isMedium && isOver && !isPinned, toggle, pin, closeAll },
    close: () => setOver(false),
  };
}

export type SidebarState = ReturnType<typeof useSidebarState>;

import { createContext, useCallback, useContext, useLayoutEffect, useState } from 'react';

/** Where the rows of a sidebar stand: in the page, in the drawer of a narrow window, or beside their group. */
export type SidebarPlace = 'page' | 'drawer' | 'popover';

/** What the rows know of the sidebar around them. */
export interface SidebarContextValue {
  place: SidebarPlace;
  /** Only icons are seen. */
  isRail: boolean;
  currentHref: string | undefined;
  /** Which groups were opened or closed by hand, by their key. */
  groups: Readonly<Record<string, boolean>>;
  onGroupChange: (key: string, isExpanded: boolean) => void;
  /** A row was followed: what lies over the page goes away. */
  onFollow: () => void;
}

export const SidebarContext = createContext<SidebarContextValue>({
  place: 'page',
  isRail: false,
  currentHref: undefined,
  groups: {},
  onGroupChange: () => undefined,
  onFollow: () => undefined,
});

/** The sidebar a row stands in. */
export const useSidebar = () => useContext(SidebarContext);

/** What marks the link to the page on the screen. */
export const currentProps = { 'aria-current': 'page', 'data-current': true } as const;

type Report = (change: 1 | -1) => void;

const ReportContext = createContext<Report | undefined>(undefined);

/** Gives rows inside a group or item a way to say that the current page is among them. */
export const CurrentWithin = ReportContext.Provider;

/**
 * Tells every row around this one that the current page is inside it, before the frame is painted. `isWithin`
 * says the same of the rows inside this one, which report through `CurrentWithin`.
 */
export function useCurrent(isCurrent: boolean) {
  const reportOutside = useContext(ReportContext);
  const [count, setCount] = useState(0);

  const report = useCallback<Report>(
    (change) => {
      setCount((before) => before + change);
      reportOutside?.(change);
    },
    [reportOutside],
  );

  useLayoutEffect(() => {
    if (!isCurrent || !reportOutside) return undefined;
    reportOutside(1);
    return () => reportOutside(-1);
  }, [isCurrent, reportOutside]);

  return { isWithin: count > 0, report };
}

import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { useRouter } from 'react-aria/private/utils/openLink';
import { Landmark } from '../../landmarks/index.ts';
import { classNames, type RootProps, rootProps } from '../../props/index.ts';
import {
  currentOf,
  findElement,
  findLink,
  linksOf,
  type RowStore,
  RowsContext,
  useHrefProps,
  useRows,
} from './rows.ts';
import {
  brandLink,
  brandMark,
  brandName,
  column,
  footerList,
  footer as footerStyle,
  nav,
  scroll,
} from './Sidebar.css.ts';
import { SidebarFilter } from './SidebarFilter.tsx';
import { SidebarDrawer, SidebarPanel } from './SidebarFrames.tsx';
import { SidebarGroup } from './SidebarGroup.tsx';
import { useCurrentInView } from './useCurrentInView.ts';
import type { Shortcut } from './useSidebarState.ts';
import { useSidebarState } from './useSidebarState.ts';
import type { DrawerBreakpoint } from './windows.ts';

export interface SidebarProps extends RootProps<HTMLDivElement> {
  /** The name of the navigation landmark, such as the name of the product. */
  label: string;
  /** A decorative mark of 24 px, the name of the product, and the URL that both link to. */
  brand: { mark: ReactNode; name: string; href: string };
  /**
   * The URL of the current page. The row with this `href` is current or, for a page without a row, the one with the
   * longest path above it: `/boats` for `/boats/77`. `/` is only current at `/`. `isCurrent` of a row overrides it.
   */
  currentHref?: string | undefined;
  /** `SidebarSection`s. */
  children: ReactNode;
  /** Rows pinned to the bottom: settings, logout, the user. */
  footer?: ReactNode;
  /** The local storage key for its state between visits. Each sidebar of a host needs its own. */
  storageKey?: string | undefined;
  /** Whether it is collapsed, in windows with space for labels (controlled). */
  isCollapsed?: boolean | undefined;
  /** Whether it is collapsed before a person chooses. A server can pass the known state. @default false */
  defaultCollapsed?: boolean | undefined;
  /** Called when the toggle is pressed in a window with space for labels. */
  onCollapsedChange?: ((isCollapsed: boolean) => void) | undefined;
  /** What a collapsed sidebar shows: icons, or nothing. `SidebarTrigger` opens a hidden one. @default 'rail' */
  collapsedMode?: 'rail' | 'hidden' | undefined;
  /**
   * Whether it is open next to the page, not over it, in windows of medium width, before a person chooses.
   * @default false
   */
  defaultPinned?: boolean | undefined;
  /** The edge of the page, in the reading direction. @default 'start' */
  side?: 'start' | 'end' | undefined;
  /** In windows narrower than this, it is a drawer. @default '48rem' */
  drawerBreakpoint?: DrawerBreakpoint | undefined;
  /** @deprecated Use `drawerBreakpoint`. */
  drawerBelow?: DrawerBreakpoint | undefined;
  /** Keys that do the same as the toggle, such as `Control+B`, except in an editable element. @default none */
  shortcut?: Shortcut | undefined;
  /** Whether a search field above the rows filters them. @default with more than ten `SidebarGroup`s */
  isFilterable?: boolean | undefined;
}

/**
 * The navigation of a product. From 75rem (1200 px) on, it has labels, or is a rail of icons when collapsed. Below
 * that, it is a rail that opens over the page or, pinned, next to it. Below `drawerBreakpoint`, it is a drawer that
 * `SidebarTrigger` opens.
 *
 * Renders a `<div>` with a `<header>` and a `<nav>` of lists, or the same in a modal dialog. Follows the APG disclosure
 * (navigation) pattern; the drawer follows the modal dialog pattern. F6 moves between landmarks. Tab visits each link
 * and button; arrow keys aren't handled.
 *
 * @part sidebar-header the brand and the buttons next to it
 * @part sidebar-brand the link with mark and name
 * @part sidebar-nav the landmark around the rows
 * @part sidebar-filter the search field above the rows
 * @part sidebar-rows the rows, which scroll
 * @part sidebar-footer the rows at the bottom
 * @selector [data-collapsed] collapsed by the person or the host
 * @selector [data-over] opened over the page
 * @selector [data-pinned] open next to the page in windows of medium width
 * @example
 * <Sidebar label="Console" brand={{ mark: <Mark />, name: 'Console', href: '/' }} currentHref={path}>
 *   <SidebarSection><SidebarItem href="/" label="Dashboard" icon={<ChartLineIcon />} /></SidebarSection>
 * </Sidebar>
 */
export function Sidebar(props: SidebarProps) {
  const { label, brand, currentHref, children, footer, side = 'start', shortcut, isFilterable } = props;
  const state = useSidebarState(props);
  const { store, isDrawer, isRail, isOver } = state;
  const location = isDrawer ? 'drawer' : 'page';
  const { useHref } = useRouter();
  const rows = useMemo(() => ({ store, location, side, useHref }) as const, [store, location, side, useHref]);

  // In narrow windows, the drawer is the root.
  const root = { ...rootProps(props), 'data-part': 'sidebar' };
  const mark = <Brand {...brand} />;
  const links = (
    <SidebarLinks {...{ label, currentHref, footer, isFilterable, isRail, store }}>{children}</SidebarLinks>
  );

  return (
    <RowsContext.Provider value={rows}>
      <div
        {...(!isDrawer && root)}
        className={classNames(column, !isDrawer && root.className)}
        data-side={side}
        data-mode={state.collapsedMode}
        data-below={state.drawerBreakpoint}
        data-collapsed={state.isCollapsed || undefined}
        data-pinned={state.isPinned || undefined}
        data-over={isOver || undefined}
      >
        {!isDrawer && (
          <SidebarPanel state={state} side={side} brand={mark} shortcut={shortcut}>
            {links}
          </SidebarPanel>
        )}
      </div>
      {isDrawer && (
        <SidebarDrawer {...root} state={state} side={side} brand={mark}>
          {links}
        </SidebarDrawer>
      )}
    </RowsContext.Provider>
  );
}

function Brand({ mark, name, href }: SidebarProps['brand']) {
  return (
    <a {...useHrefProps(useRows(), href)} className={brandLink} data-part="sidebar-brand">
      <span className={brandMark} aria-hidden="true">
        {mark}
      </span>
      <bdi className={brandName} data-name="">
        {name}
      </bdi>
    </a>
  );
}

interface SidebarLinksProps {
  label: string;
  currentHref: string | undefined;
  footer: ReactNode;
  isFilterable: boolean | undefined;
  isRail: boolean;
  store: RowStore;
  children: ReactNode;
}

/** The landmark with its rows. */
function SidebarLinks({
  label,
  currentHref,
  footer,
  isRail,
  store,
  children,
  isFilterable = countGroups(children) > manyGroups,
}: SidebarLinksProps) {
  const ref = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);

  // Before the frame is painted. Rows that a component of the host renders aren't known earlier.
  useLayoutEffect(() => {
    if (!ref.current) return;
    const current = currentOf(linksOf(ref.current), currentHref);
    store.set({ ...current, within: containersOf(ref.current, current.currentHref) });
  });
  useCurrentInView(ref, currentHref, isRail);

  return (
    <>
      <nav ref={ref} aria-label={label} className={nav} data-part="sidebar-nav">
        {isFilterable && !isRail && <SidebarFilter list={list} store={store} />}
        {/* Firefox makes what scrolls a stop of Tab; the rows are stops already. */}
        <div ref={list} className={scroll} data-part="sidebar-rows" tabIndex={-1}>
          {children}
        </div>
        {footer && (
          <div className={footerStyle} data-part="sidebar-footer">
            <ul className={footerList}>{footer}</ul>
          </div>
        )}
      </nav>
      <Landmark role="navigation" label={label} of={ref} />
    </>
  );
}

/** Up to this number of groups, reading is faster than searching. */
const manyGroups = 10;

function countGroups(children: ReactNode) {
  let count = 0;
  findElement(children, (_, type) => {
    if (type === SidebarGroup) count += 1;
    return false;
  });
  return count;
}

/** The keys of the groups and rows around the link to this page. */
function containersOf(nav: Element, href: string | undefined) {
  const containers = new Set<string>();
  const link = href === undefined ? null : findLink(nav, href);
  let container = link?.parentElement?.parentElement?.closest<HTMLElement>('[data-holder]');
  while (container && nav.contains(container)) {
    containers.add(container.dataset['holder'] ?? '');
    container = container.parentElement?.closest<HTMLElement>('[data-holder]');
  }
  return containers;
}

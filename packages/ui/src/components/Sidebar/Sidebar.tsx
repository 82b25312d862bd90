import { type ReactNode, type Ref, useMemo } from 'react';
import { RowsContext } from '../SidebarRows/index.ts';
import { column } from './Frame.css.ts';
import { brandLink, brandMark, brandName } from './Sidebar.css.ts';
import { SidebarDrawer, SidebarPanel } from './SidebarFrames.tsx';
import { SidebarLinks } from './SidebarLinks.tsx';
import type { Shortcut } from './shortcut.ts';
import { useSidebarState } from './useSidebarState.ts';
import type { DrawerBelow } from './windows.ts';

export interface SidebarProps {
  /** What the links lead through, such as the name of the product: the name of the navigation landmark. */
  label: string;
  /** A decorative mark of 24 px, the name of the product, and where both lead. */
  brand: { mark: ReactNode; name: string; href: string };
  /** The address of the page on the screen, written as in the `href` of its row. */
  currentHref?: string | undefined;
  /** `SidebarSection`s. */
  children: ReactNode;
  /** Rows pinned to the bottom: settings, logout, the user. */
  footer?: ReactNode;
  /** Where its state is kept between visits; one for each sidebar of a host. */
  storageKey?: string;
  /** Collapsed, in windows that have room for words, when the host decides. */
  isCollapsed?: boolean;
  /** As it is before anybody chose; a server can pass what it knows. @default false */
  defaultCollapsed?: boolean;
  /** The toggle was pressed in a window that has room for words. */
  onCollapsedChange?: (isCollapsed: boolean) => void;
  /** What is left when it is collapsed: icons, or nothing. Hidden, it comes back by `SidebarTrigger`. @default 'rail' */
  collapsedMode?: 'rail' | 'hidden';
  /** Open beside the page, and not over it, in windows of medium width, before anybody chose. @default false */
  defaultPinned?: boolean;
  /** The edge of the page it stands at, in the reading direction. @default 'start' */
  side?: 'start' | 'end';
  /** In windows narrower than this it is a drawer. @default '48rem' */
  drawerBelow?: DrawerBelow;
  /** Keys that do what the toggle does, such as `Control+B`, anywhere but where they write. @default none */
  shortcut?: Shortcut;
  /** Whether a box above the rows finds some of them. @default with more than ten `SidebarGroup`s */
  isFilterable?: boolean;
  /** The navigation landmark. */
  ref?: Ref<HTMLElement>;
}

/**
 * The way through the product. From 75rem (1200 px) on with words, or as a rail of icons when collapsed; below that
 * as a rail that opens over the page or, pinned, beside it; below `drawerBelow` as a drawer that `SidebarTrigger` opens.
 *
 * Renders a `<div>` with a `<header>` and a `<nav>` of lists, or the same in a modal dialog. Follows the APG disclosure
 * (navigation) pattern, in the drawer the modal dialog pattern; the landmarks answer to F6. Tab visits each
 * link and button; arrows are not bound.
 *
 * @selector [data-collapsed] collapsed by hand
 * @selector [data-over] opened over the page
 * @selector [data-pinned] open beside the page in windows of medium width
 * @example
 * <Sidebar label="Console" brand={{ mark: <Mark />, name: 'Console', href: '/' }} currentHref={path}>
 *   <SidebarSection><SidebarItem href="/" label="Dashboard" icon={<DashboardIcon />} /></SidebarSection>
 * </Sidebar>
 */
export function Sidebar(props: SidebarProps) {
  const { label, brand, currentHref, children, footer, side = 'start', shortcut, isFilterable, ref } = props;
  const state = useSidebarState(props);
  const { store, isDrawer, isRail, isOver } = state;
  const place = isDrawer ? 'drawer' : 'page';
  const rows = useMemo(() => ({ store, place, side }) as const, [store, place, side]);

  const mark = <Brand {...brand} />;
  const links = (
    <SidebarLinks {...{ label, currentHref, footer, isFilterable, isRail, store, ref }}>
      {children}
    </SidebarLinks>
  );

  return (
    <RowsContext.Provider value={rows}>
      <div
        className={column}
        data-side={side}
        data-mode={state.collapsedMode}
        data-below={state.drawerBelow}
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
        <SidebarDrawer state={state} side={side} brand={mark}>
          {links}
        </SidebarDrawer>
      )}
    </RowsContext.Provider>
  );
}

function Brand({ mark, name, href }: SidebarProps['brand']) {
  return (
    <a href={href} className={brandLink}>
      <span className={brandMark} aria-hidden="true">
        {mark}
      </span>
      <bdi className={brandName} data-name="">
        {name}
      </bdi>
    </a>
  );
}

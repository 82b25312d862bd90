import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLandmark } from 'react-aria/useLandmark';
import { Link as AriaLink } from 'react-aria-components/Link';
import { SidebarContext } from '../SidebarRows/index.ts';
import {
  brandLink,
  brandMark,
  brandName,
  footerList,
  footer as footerStyle,
  nav,
  scroll,
} from './Sidebar.css.ts';
import { SidebarDrawer, SidebarPanel } from './SidebarFrames.tsx';
import { useDrawer } from './SidebarProvider.tsx';
import { useRemembered } from './useRemembered.ts';
import { useWindowWidth } from './useWindowWidth.ts';

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
  /** Only icons are shown, in windows that have room for words, when the host decides. */
  isCollapsed?: boolean;
  /** As it is before anybody chose; a server can pass what it knows. @default false */
  defaultCollapsed?: boolean;
  /** The toggle was pressed in a window that has room for words. */
  onCollapsedChange?: (isCollapsed: boolean) => void;
}

/**
 * The way through the product. From 1200 px on with words, or as a rail of icons when collapsed; from 768 px on
 * as a rail that opens over the page; below that as a drawer that `SidebarTrigger` opens.
 *
 * Renders a `<div>` with a `<header>` and a `<nav>` of lists, or the same in a modal dialog. Follows the APG disclosure
 * (navigation) pattern, in the drawer the modal dialog pattern; the landmark answers to F6. Tab visits each
 * link and button; arrows are not bound.
 *
 * @selector [data-collapsed] only icons, chosen by hand
 * @selector [data-over] opened over the page
 * @example
 * <Sidebar label="Console" brand={{ mark: <Mark />, name: 'Console', href: '/' }} currentHref={path}>
 *   <SidebarSection><SidebarItem href="/" label="Dashboard" icon={<DashboardIcon />} /></SidebarSection>
 * </Sidebar>
 */
export function Sidebar({
  label,
  brand,
  currentHref,
  children,
  footer,
  storageKey,
  isCollapsed: isCollapsedByHost,
  defaultCollapsed = false,
  onCollapsedChange,
}: SidebarProps) {
  const width = useWindowWidth();
  const drawer = useDrawer();
  const [remembered, remember] = useRemembered(storageKey);
  const [isOver, setOver] = useState(false);
  const isCollapsed = isCollapsedByHost ?? remembered.isCollapsed ?? defaultCollapsed;
  const isRail = width === 'medium' ? !isOver : isCollapsed;

  const closeAll = () => {
    setOver(false);
    drawer.setOpen(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page closes what lies over this one.
  useEffect(closeAll, [currentHref]);

  const toggle = () => {
    if (width === 'medium') return setOver(!isOver);
    remember({ isCollapsed: !isCollapsed });
    onCollapsedChange?.(!isCollapsed);
  };

  const rows = {
    currentHref,
    groups: remembered.groups ?? {},
    onGroupChange: (id: string, isExpanded: boolean) =>
      remember({ groups: { ...remembered.groups, [id]: isExpanded } }),
    onFollow: closeAll,
  };
  const mark = <Brand {...brand} onFollow={closeAll} />;
  const links = (
    <Links label={label} footer={footer}>
      {children}
    </Links>
  );

  return width === 'narrow' ? (
    <SidebarContext.Provider value={{ ...rows, place: 'drawer', isRail: false }}>
      <SidebarDrawer brand={mark}>{links}</SidebarDrawer>
    </SidebarContext.Provider>
  ) : (
    <SidebarContext.Provider value={{ ...rows, place: 'page', isRail }}>
      <SidebarPanel
        brand={mark}
        isCollapsed={isCollapsed}
        isOver={width === 'medium' && isOver}
        isRail={isRail}
        onToggle={toggle}
        onClose={() => setOver(false)}
      >
        {links}
      </SidebarPanel>
    </SidebarContext.Provider>
  );
}

function Brand({ mark, name, href, onFollow }: SidebarProps['brand'] & { onFollow: () => void }) {
  return (
    <AriaLink href={href} className={brandLink} onPress={onFollow}>
      <span className={brandMark} aria-hidden="true">
        {mark}
      </span>
      <span className={brandName}>{name}</span>
    </AriaLink>
  );
}

function Links({ label, footer, children }: Pick<SidebarProps, 'label' | 'footer' | 'children'>) {
  const ref = useRef<HTMLElement>(null);
  const { landmarkProps } = useLandmark({ role: 'navigation', 'aria-label': label }, ref);

  return (
    <nav {...landmarkProps} ref={ref} className={nav}>
      <div className={scroll}>{children}</div>
      {footer && (
        <div className={footerStyle}>
          <ul className={footerList}>{footer}</ul>
        </div>
      )}
    </nav>
  );
}

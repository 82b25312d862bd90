import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Landmark } from '../../landmarks/index.ts';
import { OnDemand } from '../../onDemand/index.ts';
import { type RootProps, rootProps } from '../../props/index.ts';
import { drawerOnlyClassName, SidebarProvider, SidebarTrigger, useDrawer } from '../Sidebar/index.ts';
import { toastRegion } from '../Toast/index.ts';
import {
  appBar,
  appBarTitle,
  content,
  appBarEnd as endStyle,
  footer as footerStyle,
  main as mainStyle,
  shell,
  skip,
} from './AppShell.css.ts';
import { useStrings } from './AppShell.strings.ts';

export interface AppShellProps extends RootProps<HTMLDivElement> {
  /** The `Sidebar`. */
  sidebar: ReactNode;
  /** The page title, shown in the app bar of narrow windows. The `h1` of a `Page` is then visually hidden. */
  title?: string | undefined;
  /** Shown at the end of the app bar, such as a link with the user's `Avatar`. */
  appBarEnd?: ReactNode;
  /** News about the whole product, such as a lost network connection. */
  banner?: ReactNode;
  /** A line that stays visible below the page, such as a note that this is a test system. */
  footer?: ReactNode;
  /**
   * The path of the page. When it changes, focus moves to the `h1` of the new page, or to the main region if there
   * is no `h1`, so that reading starts there (WCAG 2.4.3).
   */
  pageKey?: string | undefined;
  /** For apps that move focus to the main region themselves. */
  mainRef?: RefObject<HTMLElement | null> | undefined;
  /** The page. */
  children: ReactNode;
}

/**
 * The frame of the product: a skip link, the sidebar, and the page next to it. CSS alone adapts it to each width,
 * so a server can render it and the first frame is correct.
 *
 * Renders a `<div>` with a skip link first, then the sidebar, a `<header>` in narrow windows, `<main id="main">`
 * and, with `footer`, a `<footer>`. F6 and Shift+F6 move between the landmarks, Alt+F6 to the main one (WCAG 2.4.1).
 * It includes the page's only `ToastRegion`; the announcer is part of `UIProvider`.
 *
 * @part app-shell-skip-link the skip link, visible while it has focus
 * @part app-shell-app-bar the bar of narrow windows
 * @part app-shell-title the title in that bar
 * @part app-shell-main the main region, around the page
 * @part app-shell-footer the line below the page
 * @example
 * <AppShell title="Channels" sidebar={<Sidebar … />} pageKey={path}><Page title="Channels">…</Page></AppShell>
 */
export function AppShell(props: AppShellProps) {
  return (
    <SidebarProvider>
      <Frame {...props} />
    </SidebarProvider>
  );
}

function Frame({
  sidebar,
  title,
  appBarEnd,
  banner,
  footer,
  pageKey,
  mainRef,
  children,
  ...props
}: AppShellProps) {
  const strings = useStrings();
  const own = useRef<HTMLElement>(null);
  const main = mainRef ?? own;
  const drawer = useDrawer();
  useArrival(pageKey, drawer.isOpen, main);

  return (
    <div {...rootProps(props, shell)} data-part="app-shell" data-app-bar-title={title ? '' : undefined}>
      {/* biome-ignore lint/a11y/useValidAnchor: it links to #main; the handler keeps the URL unchanged. */}
      <a
        className={skip}
        data-part="app-shell-skip-link"
        href="#main"
        onClick={(event) => {
          // Keeps the URL unchanged, so that the router isn't involved.
          event.preventDefault();
          main.current?.focus();
          main.current?.scrollIntoView();
        }}
      >
        {strings.skip}
      </a>
      {sidebar}
      <div className={content}>
        <AppBar title={title} end={appBarEnd} />
        {banner}
        <main ref={main} id="main" className={mainStyle} data-part="app-shell-main" tabIndex={-1}>
          {children}
        </main>
        <Landmark role="main" of={main} />
        {footer && <Footer>{footer}</Footer>}
      </div>
      <OnDemand code={toastRegion} isNeeded isOptional />
    </div>
  );
}

/** A landmark only while it is visible, so that F6 never moves to a hidden element. */
function AppBar({ title, end }: { title: string | undefined; end: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  const nowhere = useRef<HTMLElement>(null);
  const { note } = useDrawer();

  return (
    <>
      <header ref={ref} className={`${appBar} ${drawerOnlyClassName}`} data-part="app-shell-app-bar">
        <SidebarTrigger />
        {/* Screen readers get it from the page heading. */}
        <span className={appBarTitle} data-part="app-shell-title" aria-hidden="true">
          {title}
        </span>
        {end && <div className={endStyle}>{end}</div>}
      </header>
      <Landmark role="banner" of={note.isSeen ? ref : nowhere} />
    </>
  );
}

function Footer({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);

  return (
    <>
      <footer ref={ref} className={footerStyle} data-part="app-shell-footer">
        {children}
      </footer>
      <Landmark role="contentinfo" of={ref} />
    </>
  );
}

/**
 * Moves focus to the `h1` of a new page, or to the main region if there is no `h1`. Not on the first page, where the
 * browser starts at the top. While a drawer covers the page, it waits until the drawer closes.
 */
function useArrival(pageKey: string | undefined, isCovered: boolean, main: RefObject<HTMLElement | null>) {
  const seen = useRef(pageKey);

  useEffect(() => {
    if (isCovered || seen.current === pageKey) return;
    seen.current = pageKey;
    focusPage(main.current);
  }, [pageKey, isCovered, main]);
}

function focusPage(main: HTMLElement | null) {
  const heading = main?.querySelector('h1');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  (heading ?? main)?.focus();
}

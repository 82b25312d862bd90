import type { ReactNode } from 'react';
import {
  actions as actionsStyle,
  badge as badgeStyle,
  breadcrumbs as breadcrumbsStyle,
  head,
  names,
  page,
  subtitle as subtitleStyle,
  titleLine,
  title as titleStyle,
} from './Page.css.ts';

export interface PageProps {
  /** The title of the page: its only `h1`. */
  title: string;
  /** `Breadcrumbs` above the title. */
  breadcrumbs?: ReactNode;
  /** A `Badge` next to the title, such as a status. It isn't part of the heading. */
  badge?: ReactNode;
  /** `form` limits the width, for fields and facts, which are hard to read if they are far apart. @default 'full' */
  width?: 'full' | 'form';
  /** One line that describes the content of the page. */
  subtitle?: ReactNode;
  /** Actions for the whole page, at the end of the title's line. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * The frame of a page: its heading, a subtitle, its actions, and the content below.
 *
 * Renders a `<div>` with a `<header>` that contains the `<h1>`. Scripts can focus the heading (`tabindex="-1"`), so
 * that a single-page app can move focus there after navigation (WCAG 2.4.3).
 *
 * @selector [data-width] its maximum width
 * @example
 * <Page title="Channels" actions={<Button>Add channel</Button>}>…</Page>
 */
export function Page({ title, breadcrumbs, badge, width = 'full', subtitle, actions, children }: PageProps) {
  return (
    <div className={page} data-width={width}>
      {breadcrumbs && <div className={breadcrumbsStyle}>{breadcrumbs}</div>}
      <header className={head}>
        <div className={names}>
          <div className={titleLine}>
            <h1 className={titleStyle} tabIndex={-1}>
              {title}
            </h1>
            {badge && <span className={badgeStyle}>{badge}</span>}
          </div>
          {subtitle !== undefined && <p className={subtitleStyle}>{subtitle}</p>}
        </div>
        {actions && <div className={actionsStyle}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}

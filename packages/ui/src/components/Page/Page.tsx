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
  /** The name of the page: its one `h1`. */
  title: string;
  /** The way down to this page: `Breadcrumbs`, above the title. */
  breadcrumbs?: ReactNode;
  /** A word about what the page shows: a `Badge` beside the title, and not part of its name. */
  badge?: ReactNode;
  /** `form` for fields and facts, which are hard to read when they are far apart. @default 'full' */
  width?: 'full' | 'form';
  /** One line that says what stands here. */
  subtitle?: ReactNode;
  /** What can be done with the page as a whole, at the end of the title's line. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * The frame of a screen: its heading, a line about it, its actions, and the content below.
 *
 * Renders a `<div>` with a `<header>` that holds the `<h1>`. The heading can be focused by script
 * (`tabindex="-1"`), so that a single-page host can send readers there after a change of page (WCAG 2.4.3).
 *
 * @selector [data-width] how wide it may become
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

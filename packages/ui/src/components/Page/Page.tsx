import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '../../props/index.ts';
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

export interface PageProps extends RootProps<HTMLDivElement> {
  /** The title of the page: its only `h1`. */
  title: string;
  /** `Breadcrumbs` above the title. */
  breadcrumbs?: ReactNode;
  /** A `Badge` next to the title, such as a status. It isn't part of the heading. */
  badge?: ReactNode;
  /** `form` limits the width, for fields and facts, which are hard to read if they are far apart. @default 'full' */
  width?: 'full' | 'form' | undefined;
  /** One line that describes the content of the page. */
  subtitle?: ReactNode;
  /** Actions for the whole page, at the end of the title's line. */
  actions?: ReactNode;
  /** The content below the heading. */
  children: ReactNode;
}

/**
 * The frame of a page: its heading, a subtitle, its actions, and the content below.
 *
 * Renders a `<div>` with a `<header>` that contains the `<h1>`. Scripts can focus the heading (`tabindex="-1"`), so
 * that a single-page app can move focus there after navigation (WCAG 2.4.3).
 *
 * @part page-header the title, subtitle and actions
 * @part page-title the `h1`
 * @part page-subtitle the line below the title
 * @part page-actions the actions
 * @selector [data-width] its maximum width
 * @example
 * <Page title="Channels" actions={<Button>Add channel</Button>}>…</Page>
 */
export function Page({
  title,
  breadcrumbs,
  badge,
  width = 'full',
  subtitle,
  actions,
  children,
  ...props
}: PageProps) {
  return (
    <div {...rootProps(props, page)} data-part="page" data-width={width}>
      {breadcrumbs && <div className={breadcrumbsStyle}>{breadcrumbs}</div>}
      <header className={head} data-part="page-header">
        <div className={names}>
          <div className={titleLine}>
            <h1 className={titleStyle} data-part="page-title" tabIndex={-1}>
              {title}
            </h1>
            {badge && <span className={badgeStyle}>{badge}</span>}
          </div>
          {subtitle !== undefined && (
            <p className={subtitleStyle} data-part="page-subtitle">
              {subtitle}
            </p>
          )}
        </div>
        {actions && (
          <div className={actionsStyle} data-part="page-actions">
            {actions}
          </div>
        )}
      </header>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import {
  actions as actionsStyle,
  head,
  names,
  page,
  subtitle as subtitleStyle,
  title as titleStyle,
} from './Page.css.ts';

export interface PageProps {
  /** The name of the page: its one `h1`. */
  title: string;
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
 * @example
 * <Page title="Channels" actions={<Button>Add channel</Button>}>…</Page>
 */
export function Page({ title, subtitle, actions, children }: PageProps) {
  return (
    <div className={page}>
      <header className={head}>
        <div className={names}>
          <h1 className={titleStyle} tabIndex={-1}>
            {title}
          </h1>
          {subtitle !== undefined && <p className={subtitleStyle}>{subtitle}</p>}
        </div>
        {actions && <div className={actionsStyle}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}

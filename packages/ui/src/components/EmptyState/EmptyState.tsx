import type { ReactNode } from 'react';
import {
  action as actionStyle,
  detail,
  disc,
  footnote as footnoteStyle,
  panel,
  title as titleStyle,
} from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** A decorative icon of 20 px for what is not there. */
  icon: ReactNode;
  /** What is not there, such as "No channels found." */
  title: string;
  /** Why, or how it will come. */
  children?: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
  /** A last line in small type, such as the id of a request. */
  footnote?: ReactNode;
  /** `danger` when something failed rather than is missing; `ErrorPanel` does that for you. @default 'neutral' */
  tone?: 'neutral' | 'danger';
}

/**
 * Says that there is nothing here, why, and what to do, in the place the content would take.
 *
 * Renders a `<div>` with paragraphs; it is read in its place and never announced.
 *
 * @example
 * <EmptyState icon={<PhoneIcon size={20} />} title="No channels found." action={<Button>Add channel</Button>} />
 */
export function EmptyState({ icon, title, children, action, footnote, tone = 'neutral' }: EmptyStateProps) {
  return (
    <div className={panel}>
      <span className={disc} data-tone={tone}>
        {icon}
      </span>
      <p className={titleStyle}>{title}</p>
      {children !== undefined && <p className={detail}>{children}</p>}
      {action && <div className={actionStyle}>{action}</div>}
      {footnote && <p className={footnoteStyle}>{footnote}</p>}
    </div>
  );
}

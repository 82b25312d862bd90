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
  /** A decorative 20 px icon. */
  icon: ReactNode;
  /** What is missing, such as "No channels found." */
  title: string;
  /** Why it is missing, or how to add it. */
  children?: ReactNode;
  /** One action at most. */
  action?: ReactNode;
  /** A last line in small text, such as a request ID. */
  footnote?: ReactNode;
  /** `danger` if something failed; `ErrorPanel` sets it for you. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
}

/**
 * Replaces missing content: it explains that there is nothing here, why, and what to do.
 *
 * Renders a `<div>` with paragraphs. It isn't announced.
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

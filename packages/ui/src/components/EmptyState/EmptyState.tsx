import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '../../props/index.ts';
import {
  action as actionStyle,
  detail,
  disc,
  footnote as footnoteStyle,
  panel,
  title as titleStyle,
} from './EmptyState.css.ts';

export interface EmptyStateProps extends RootProps<HTMLDivElement> {
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
 * @part empty-state-icon the icon, on a disc
 * @part empty-state-title what is missing
 * @part empty-state-text why, or how to add it
 * @part empty-state-action the action
 * @part empty-state-footnote the last line
 * @example
 * <EmptyState icon={<PhoneIcon size={20} />} title="No channels found." action={<Button>Add channel</Button>} />
 */
export function EmptyState({
  icon,
  title,
  children,
  action,
  footnote,
  tone = 'neutral',
  ...props
}: EmptyStateProps) {
  return (
    // Its part comes before the props, because `ErrorPanel` sets its own.
    <div data-part="empty-state" {...rootProps(props, panel)}>
      <span className={disc} data-part="empty-state-icon" data-tone={tone}>
        {icon}
      </span>
      <p className={titleStyle} data-part="empty-state-title">
        {title}
      </p>
      {children !== undefined && (
        <p className={detail} data-part="empty-state-text">
          {children}
        </p>
      )}
      {action && (
        <div className={actionStyle} data-part="empty-state-action">
          {action}
        </div>
      )}
      {footnote && (
        <p className={footnoteStyle} data-part="empty-state-footnote">
          {footnote}
        </p>
      )}
    </div>
  );
}

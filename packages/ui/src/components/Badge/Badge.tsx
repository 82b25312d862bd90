import type { ReactNode } from 'react';
import { badge, word } from './Badge.css.ts';

export interface BadgeProps {
  /** The text. A badge must never rely on color alone (WCAG 1.4.1). */
  children: ReactNode;
  /** The kind of status; `accent` marks the selected item of several. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';
  /** A decorative 12 px icon, if the text is a state. */
  icon?: ReactNode;
}

/**
 * A short status of the item next to it. Use it for exceptions only.
 *
 * Renders a `<span>` element with plain text.
 *
 * @selector [data-tone] the kind of status
 * @example
 * <Badge tone="success" icon={<CheckIcon size={12} />}>Completed</Badge>
 */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <span className={badge} data-tone={tone}>
      {icon}
      <span className={word}>{children}</span>
    </span>
  );
}

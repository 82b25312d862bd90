import type { ReactNode } from 'react';
import { badge, word } from './Badge.css.ts';

export interface BadgeProps {
  /** The word: a badge is never colour alone (WCAG 1.4.1). */
  children: ReactNode;
  /** What kind of news the word is; `accent` marks the chosen one of several. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';
  /** A decorative icon of 12 px, when the word is a state. */
  icon?: ReactNode;
}

/**
 * A word about the thing it stands beside. For exceptions only: what is as usual needs no badge.
 *
 * Renders a `<span>` element; its text is read in its place.
 *
 * @selector [data-tone] the kind of news
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

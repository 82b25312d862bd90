import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '../../props/index.ts';
import { badge, word } from './Badge.css.ts';

export interface BadgeProps extends RootProps<HTMLSpanElement> {
  /** The text. A badge must never rely on color alone (WCAG 1.4.1). */
  children: ReactNode;
  /** The kind of status; `accent` marks the selected item of several. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info' | undefined;
  /** A decorative 12 px icon, if the text is a state. */
  icon?: ReactNode;
}

/**
 * A short status of the item next to it. Use it for exceptions only.
 *
 * Renders a `<span>` element with plain text.
 *
 * @part badge-text the text, without the icon
 * @selector [data-tone] the kind of status
 * @example
 * <Badge tone="success" icon={<CheckIcon size={12} />}>Completed</Badge>
 */
export function Badge({ children, tone = 'neutral', icon, ...props }: BadgeProps) {
  return (
    <span {...rootProps(props, badge)} data-part="badge" data-tone={tone}>
      {icon}
      <span className={word} data-part="badge-text">
        {children}
      </span>
    </span>
  );
}

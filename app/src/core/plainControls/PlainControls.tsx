import type { ReactNode } from 'react';
import css from './PlainControls.module.css';

// For public pages and popups: the library's link and button bring 11 kB of code for presses, focus and navigation.

export interface PlainLinkProps {
  href: string;
  children: ReactNode;
  /** Whether the link is outside a sentence, so that its target must be at least 24 px tall (WCAG 2.5.8). */
  isStandalone?: boolean;
}

export const PlainLink = ({ href, isStandalone = false, children }: PlainLinkProps) => (
  <a href={href} className={css.link} data-standalone={isStandalone || undefined}>
    {children}
  </a>
);

export interface PlainButtonProps {
  children: string;
  isPrimary?: boolean;
  isDisabled?: boolean;
  onPress?: () => void;
}

export const PlainButton = ({ children, isPrimary, isDisabled, onPress }: PlainButtonProps) => (
  <button
    type="button"
    className={css.button}
    data-primary={isPrimary || undefined}
    disabled={isDisabled}
    onClick={onPress}
  >
    {children}
  </button>
);

import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { link } from './Link.css.ts';

export interface LinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style' | 'render'> {
  /** Where it leads, in words that make sense on their own (WCAG 2.4.9). */
  children: ReactNode;
  /** The address. Followed by the router given to `UIProvider`, when there is one. */
  href: string;
  /** It stands by itself rather than in a sentence, so it answers on at least 24 px (WCAG 2.5.8). @default false */
  isStandalone?: boolean;
  /** @deprecated Use `isStandalone`. */
  isAlone?: boolean;
  /** No underline at rest, for a column of links that the table already marks as such. @default false */
  isPlain?: boolean;
}

/**
 * Goes somewhere. To do something, use `Button`.
 *
 * Renders an `<a>` element. Follows the APG link pattern; keyboard: Enter.
 *
 * @selector [data-hovered] the pointer is over it
 * @selector [data-focus-visible] it has keyboard focus
 * @example
 * <Link href="/organization/7/channels/">Channels</Link>
 */
export function Link({ isAlone = false, isStandalone = isAlone, isPlain = false, ...props }: LinkProps) {
  return (
    <AriaLink
      {...props}
      className={link}
      data-alone={isStandalone || undefined}
      data-plain={isPlain || undefined}
    />
  );
}

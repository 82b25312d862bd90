import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { type AllowUndefined, classNames, type RootProps, toAria } from '../../props/index.ts';
import { link } from './Link.css.ts';

export interface LinkProps
  extends RootProps<HTMLAnchorElement>,
    AllowUndefined<Omit<AriaLinkProps, 'children' | 'className' | 'style' | 'id' | 'ref' | 'render'>> {
  /** The link text, which must make sense on its own (WCAG 2.4.9). */
  children: ReactNode;
  /** The URL. If `UIProvider` has a `navigate` function, the link uses it. */
  href: string;
  /**
   * Whether the link is outside a sentence, so that its target must be at least 24 px tall (WCAG 2.5.8).
   * @default false
   */
  isStandalone?: boolean | undefined;
  /** @deprecated Use `isStandalone`. */
  isAlone?: boolean | undefined;
  /** Underlines the link only on hover, for a table column that clearly contains links. @default false */
  isPlain?: boolean | undefined;
}

/**
 * Leads to another page or place. For an action, use `Button`.
 *
 * Renders an `<a>` element. Follows the APG link pattern; keyboard: Enter.
 *
 * @selector [data-hovered] the pointer is over it
 * @selector [data-focus-visible] it has keyboard focus
 * @example
 * <Link href="/organization/7/channels/">Channels</Link>
 */
export function Link({
  isAlone = false,
  isStandalone = isAlone,
  isPlain = false,
  className,
  ...props
}: LinkProps) {
  return (
    <AriaLink
      {...toAria(props)}
      className={classNames(link, className)}
      data-part="link"
      data-alone={isStandalone || undefined}
      data-plain={isPlain || undefined}
    />
  );
}

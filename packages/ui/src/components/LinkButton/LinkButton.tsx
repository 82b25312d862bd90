import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { type AllowUndefined, classNames, type RootProps, toAria } from '../../props/index.ts';
import { buttonFace, buttonVariants } from '../Button/index.ts';

export interface LinkButtonProps
  extends RootProps<HTMLAnchorElement>,
    AllowUndefined<Omit<AriaLinkProps, 'children' | 'className' | 'style' | 'id' | 'ref' | 'render'>> {
  /** The link text, one or two words. */
  children: ReactNode;
  /** The URL. If `UIProvider` has a `navigate` function, the link uses it. */
  href: string;
  /** As for `Button`. @default 'outline' */
  variant?: 'primary' | 'outline' | 'quiet' | undefined;
  /** As for `Button`. @default 'medium' */
  size?: 'medium' | 'small' | 'row' | undefined;
  /** A decorative icon before the text. */
  icon?: ReactNode;
}

/**
 * A link that looks like a button, for the next step of a task.
 *
 * Renders an `<a>` element with the link role: Enter follows it and Space scrolls, as people expect of links (APG link
 * pattern).
 *
 * @selector [data-hovered] the pointer is over it
 * @selector [data-pressed] it is pressed
 * @selector [data-focus-visible] it has keyboard focus
 * @example
 * <LinkButton variant="primary" href="/admin">Back to Dashboard</LinkButton>
 */
export function LinkButton({
  children,
  variant = 'outline',
  size = 'medium',
  icon,
  className,
  ...props
}: LinkButtonProps) {
  return (
    <AriaLink
      {...toAria(props)}
      className={classNames(buttonVariants[variant], className)}
      data-part="link-button"
      data-size={size}
    >
      <span className={buttonFace}>
        {icon}
        {children}
      </span>
    </AriaLink>
  );
}

import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { type AllowUndefined, classNames, type RootProps, toAria } from '../../props/index.ts';
import { BusyMark } from '../BusyMark/index.ts';
import { face, stack, variants } from './Button.css.ts';
import { useStrings } from './Button.strings.ts';

export interface ButtonProps
  extends RootProps<HTMLButtonElement>,
    AllowUndefined<
      Omit<
        AriaButtonProps,
        'children' | 'className' | 'style' | 'id' | 'ref' | 'isPending' | 'slot' | 'render'
      >
    > {
  /** The action, in a word or two. */
  children: ReactNode;
  /**
   * How prominent it is: one `primary` per view, `outline` for the rest, `quiet` in toolbars, `danger` only inside a
   * confirmation, and `dangerOutline` for the button that opens one.
   * @default 'outline'
   */
  variant?: keyof typeof variants | undefined;
  /** Height: 36, 32 or 28 px with a mouse; always 44 px on touch. @default 'medium' */
  size?: 'medium' | 'small' | 'row' | undefined;
  /** A decorative icon before the text. */
  icon?: ReactNode;
  /** Whether the action is in progress. The button keeps its width and focus, shows `busyLabel` and ignores presses. */
  isBusy?: boolean | undefined;
  /** The text while busy. @default 'Saving', in the language of the page */
  busyLabel?: string | undefined;
  /** The `slot` of a react-aria-components parent, such as `close` inside a dialog. */
  slot?: string | null | undefined;
}

/**
 * Performs an action. To link to a page, use `LinkButton`.
 *
 * Renders a `<button>` element. Follows the APG button pattern; keyboard: Enter and Space.
 *
 * @selector [data-hovered] the pointer is over it
 * @selector [data-pressed] it is pressed
 * @selector [data-focus-visible] it has keyboard focus
 * @selector [data-pending] it is busy
 * @selector [data-disabled] it can't be pressed
 * @example
 * <Button variant="primary" icon={<PlusIcon />} onPress={add}>Add channel</Button>
 */
export function Button({
  children,
  variant = 'outline',
  size = 'medium',
  icon,
  isBusy = false,
  busyLabel,
  className,
  ...props
}: ButtonProps) {
  const strings = useStrings();

  return (
    <AriaButton
      {...toAria(props)}
      className={classNames(variants[variant], className)}
      data-part="button"
      data-size={size}
      isPending={isBusy}
    >
      <span className={stack}>
        <span className={face} data-away={isBusy || undefined}>
          {icon}
          {children}
        </span>
        {isBusy && (
          <span className={face}>
            <BusyMark />
            {busyLabel ?? strings.saving}
          </span>
        )}
      </span>
    </AriaButton>
  );
}

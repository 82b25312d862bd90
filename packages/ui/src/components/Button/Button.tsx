import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { BusyMark } from '../BusyMark/index.ts';
import { face, stack, variants } from './Button.css.ts';
import { useStrings } from './Button.strings.ts';

export interface ButtonProps
  extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isPending' | 'slot' | 'render'> {
  /** What pressing it does, in a word or two. */
  children: ReactNode;
  /**
   * How much attention it asks for: one `primary` per view, `outline` for the rest, `quiet` in toolbars,
   * `danger` only inside a confirmation and `dangerOutline` on the way to it.
   * @default 'outline'
   */
  variant?: keyof typeof variants;
  /** Height: 36, 32 or 28 px with a mouse; always 44 px with a finger. @default 'medium' */
  size?: 'medium' | 'small' | 'row';
  /** A decorative icon before the words. */
  icon?: ReactNode;
  /** It is at work: it keeps its place, width and focus, says so, and does not answer to a second press. */
  isBusy?: boolean;
  /** The words while busy. @default 'Saving', in the language of the page */
  busyLabel?: string;
  /** The `slot` of a react-aria-components parent, such as `close` inside a dialog. */
  slot?: string | null;
}

/**
 * Does something when pressed. For going somewhere use `LinkButton`.
 *
 * Renders a `<button>` element. Follows the APG button pattern; keyboard: Enter and Space.
 *
 * @selector [data-hovered] the pointer is over it
 * @selector [data-pressed] it is held down
 * @selector [data-focus-visible] it has keyboard focus
 * @selector [data-pending] it is busy
 * @selector [data-disabled] it cannot be pressed
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
  ...props
}: ButtonProps) {
  const strings = useStrings();

  return (
    <AriaButton {...props} className={variants[variant]} data-size={size} isPending={isBusy}>
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

import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { BusyMark } from '../BusyMark/index.ts';
import { Tooltip, type TooltipProps } from '../Tooltip/index.ts';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps
  extends Omit<
    AriaButtonProps,
    'children' | 'className' | 'style' | 'isPending' | 'slot' | 'render' | 'aria-label'
  > {
  /** What pressing it does and to what: "Edit Reception". It is the name, and the tooltip. */
  label: string;
  /** The icon alone is seen, so it must be a well-known one. */
  icon: ReactNode;
  /**
   * The words that appear on hover and focus; `false` for none, where the words stand beside it anyway.
   * @default the label
   */
  tooltip?: string | false;
  /** Where the tooltip stands. @default 'top' */
  tooltipPlacement?: TooltipProps['placement'];
  /** `quiet` has no edge at rest; `danger` is quiet and red. @default 'quiet' */
  variant?: 'quiet' | 'outline' | 'danger';
  /** Side of the square: 36, 32 or 28 px with a mouse; always 44 px with a finger. @default 'medium' */
  size?: 'medium' | 'small' | 'row';
  /** It is at work: it keeps its place and focus and does not answer to a second press. @default false */
  isBusy?: boolean;
  /** The `slot` of a react-aria-components parent, such as `close` inside a dialog. */
  slot?: string | null;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button with an icon in place of words.
 *
 * Renders a `<button>` element named by `aria-label`. Follows the APG button pattern; keyboard: Enter and Space.
 * The tooltip repeats the name for people who see it and is not read again (WCAG 1.4.13, 2.5.3).
 *
 * @selector [data-hovered] the pointer is over it
 * @selector [data-pressed] it is held down
 * @selector [data-focus-visible] it has keyboard focus
 * @selector [data-pending] it is busy
 * @selector [data-disabled] it cannot be pressed
 * @example
 * <IconButton label="Edit Reception" icon={<PencilIcon />} onPress={edit} />
 */
export function IconButton({
  label,
  icon,
  tooltip = label,
  tooltipPlacement = 'top',
  variant = 'quiet',
  size = 'medium',
  isBusy = false,
  ...props
}: IconButtonProps) {
  const button = (
    <AriaButton
      {...props}
      className={iconButton}
      aria-label={label}
      data-variant={variant}
      data-size={size}
      isPending={isBusy}
    >
      {isBusy ? <BusyMark /> : icon}
    </AriaButton>
  );

  return tooltip === false ? (
    button
  ) : (
    <Tooltip label={tooltip} placement={tooltipPlacement} isName={tooltip === label}>
      {button}
    </Tooltip>
  );
}

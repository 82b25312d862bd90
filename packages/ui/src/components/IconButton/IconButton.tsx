import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { type AllowUndefined, classNames, type RootProps, toAria } from '../../props/index.ts';
import { BusyMark } from '../BusyMark/index.ts';
import { Tooltip, type TooltipProps } from '../Tooltip/index.ts';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps
  extends RootProps<HTMLButtonElement>,
    AllowUndefined<
      Omit<
        AriaButtonProps,
        'children' | 'className' | 'style' | 'id' | 'ref' | 'isPending' | 'slot' | 'render' | 'aria-label'
      >
    > {
  /** The action and its target, such as "Edit Reception". It is the accessible name and the default tooltip. */
  label: string;
  /** The icon. It must be well known, because there is no visible text. */
  icon: ReactNode;
  /**
   * The text that appears on hover and focus, or `false` for no tooltip, if the text is next to the button anyway.
   * @default the label
   */
  tooltip?: string | false | undefined;
  /** Position of the tooltip. @default 'top' */
  tooltipPlacement?: TooltipProps['placement'] | undefined;
  /** `quiet` doesn't have a border; `danger` is quiet and red. @default 'quiet' */
  variant?: 'quiet' | 'outline' | 'danger' | undefined;
  /** Side of the square: 36, 32 or 28 px with a mouse, always 44 px with touch. @default 'medium' */
  size?: 'medium' | 'small' | 'row' | undefined;
  /** Whether the action is in progress: the button keeps its size and focus and ignores presses. @default false */
  isBusy?: boolean | undefined;
  /** The key that presses it from elsewhere, for assistive technology. */
  'aria-keyshortcuts'?: string | undefined;
  /** The `slot` of a react-aria-components parent, such as `close` inside a dialog. */
  slot?: string | null | undefined;
}

/**
 * A button with an icon instead of text.
 *
 * Renders a `<button>` element named by `aria-label`. Follows the APG button pattern; keyboard: Enter and Space.
 * The default tooltip shows the name, and screen readers don't read it again (WCAG 1.4.13, 2.5.3).
 *
 * @selector [data-hovered] the pointer is over it
 * @selector [data-pressed] it is pressed
 * @selector [data-focus-visible] it has keyboard focus
 * @selector [data-pending] it is busy
 * @selector [data-disabled] it is disabled
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
  className,
  'aria-keyshortcuts': key,
  ...props
}: IconButtonProps) {
  const button = (
    <AriaButton
      // Before the props, because `AudioSkipButton` sets its own.
      data-part="icon-button"
      {...toAria(props)}
      className={classNames(iconButton, className)}
      aria-label={label}
      data-variant={variant}
      data-size={size}
      isPending={isBusy}
      // React Aria doesn't pass it on.
      {...(key && { render: (button) => <button {...button} aria-keyshortcuts={key} /> })}
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

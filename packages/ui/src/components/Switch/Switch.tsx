import { useId } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';
import { BusyMark } from '../BusyMark/index.ts';
import { busy, hidden, label as labelStyle, switchStyle, thumb, track, word, words } from './Switch.css.ts';
import { useStrings } from './Switch.strings.ts';

export interface SwitchProps
  extends Omit<
    AriaSwitchProps,
    | 'children'
    | 'className'
    | 'style'
    | 'render'
    | 'slot'
    | 'aria-label'
    | 'aria-labelledby'
    | 'aria-describedby'
    | 'isReadOnly'
  > {
  /**
   * What it switches, and of what: "Active: Reception". It is the accessible name and stays the same whether on or
   * off, since readers say the state themselves.
   */
  label: string;
  /** The label is seen too, before the word; leave it off where the row already names the thing. @default false */
  isLabelShown?: boolean;
  /** The word seen while on. @default 'On', in the language of the page */
  onLabel?: string;
  /** The word seen while off. @default 'Off', in the language of the page */
  offLabel?: string;
  /** The change is on its way: it keeps its focus, says so and does not answer to a second press. @default false */
  isBusy?: boolean;
}

/**
 * On or off, at once. For what waits for Save use `Checkbox`.
 *
 * Renders a `<label>` with a native `<input type="checkbox" role="switch">`. Follows the APG switch pattern;
 * keyboard: Space. The word beside it says the state to the eye, so that colour and side are never alone
 * (WCAG 1.4.1); readers have it from the role.
 *
 * @selector [data-selected] it is on
 * @selector [data-busy] the change is on its way
 * @selector [data-focus-visible] it has keyboard focus
 * @selector [data-disabled] it cannot be changed
 * @example
 * <Switch label="Active: Reception" onLabel="Active" offLabel="Inactive" isSelected={isActive} onChange={flip} />
 */
export function Switch({
  label,
  isLabelShown = false,
  onLabel,
  offLabel,
  isBusy = false,
  ...props
}: SwitchProps) {
  const strings = useStrings();
  const busyId = useId();

  return (
    <AriaSwitch
      {...props}
      className={switchStyle}
      aria-label={label}
      isReadOnly={isBusy}
      data-busy={isBusy || undefined}
      {...(isBusy && { 'aria-describedby': busyId })}
    >
      {({ isSelected }) => (
        <>
          <span className={track} aria-hidden="true">
            <span className={thumb} />
          </span>
          <span className={words} aria-hidden="true">
            {isLabelShown && <span className={labelStyle}>{label}</span>}
            <span className={word}>{isSelected ? (onLabel ?? strings.on) : (offLabel ?? strings.off)}</span>
          </span>
          {isBusy && (
            <span className={busy}>
              <BusyMark />
              <span className={hidden} id={busyId}>
                {strings.saving}
              </span>
            </span>
          )}
        </>
      )}
    </AriaSwitch>
  );
}

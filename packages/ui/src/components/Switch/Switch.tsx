import { useId } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';
import { BusyMark } from '../BusyMark/index.ts';
import { FieldMessages, type FieldWords, useField } from '../Field/index.ts';
import {
  busy,
  hidden,
  label as labelStyle,
  messages,
  place,
  switchStyle,
  thumb,
  track,
  word,
  words,
} from './Switch.css.ts';
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
    >,
    Pick<FieldWords, 'hint' | 'error'> {
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
  isReadOnly = false,
  hint,
  error,
  ...props
}: SwitchProps) {
  const strings = useStrings();
  const [nameId, busyId] = [useId(), useId()];
  const ids = useField({ hint, error, name: props.name, label });
  const described = [ids.describedBy['aria-describedby'], isBusy && busyId].filter(Boolean).join(' ');
  const isBare = hint === undefined && ids.message === undefined;

  const control = (
    <AriaSwitch
      {...props}
      className={switchStyle}
      aria-labelledby={nameId}
      isReadOnly={isReadOnly || isBusy}
      data-busy={isBusy || undefined}
      {...(described !== '' && { 'aria-describedby': described })}
    >
      {({ isSelected }) => (
        <>
          <span className={track} aria-hidden="true">
            <span className={thumb} />
          </span>
          <span className={words}>
            <span id={nameId} className={isLabelShown ? labelStyle : hidden}>
              {label}
            </span>
            <span className={word} aria-hidden="true">
              {isSelected ? (onLabel ?? strings.on) : (offLabel ?? strings.off)}
            </span>
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

  // The same place with and without messages: otherwise an error that comes would drop the state and the focus.
  return (
    <div className={place} data-bare={isBare || undefined}>
      {control}
      {!isBare && (
        <div className={messages}>
          <FieldMessages hint={hint} error={error} ids={ids} />
        </div>
      )}
    </div>
  );
}

import { type Ref, useId } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';
import { type AllowUndefined, type FieldRootProps, splitRoot, toAria } from '../../props/index.ts';
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
  extends AllowUndefined<
      Omit<
        AriaSwitchProps,
        | 'children'
        | 'className'
        | 'style'
        | 'render'
        | 'id'
        | 'slot'
        | 'inputRef'
        | 'aria-label'
        | 'aria-labelledby'
        | 'aria-describedby'
      >
    >,
    Pick<FieldWords, 'hint' | 'error' | keyof FieldRootProps> {
  /**
   * The property and the item that it belongs to: "Active: Reception". It is the accessible name and stays the same
   * in both states, since screen readers announce the state themselves.
   */
  label: string;
  /** Shows the label before the state text. Leave it hidden where the row already names the item. @default false */
  isLabelShown?: boolean | undefined;
  /** The visible text while on. @default 'On', in the language of the page */
  onLabel?: string | undefined;
  /** The visible text while off. @default 'Off', in the language of the page */
  offLabel?: string | undefined;
  /** The change is being saved: the switch keeps focus, is described as saving and ignores presses. @default false */
  isBusy?: boolean | undefined;
  /** Ref of the `<input>`. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Turns something on or off, with immediate effect. For a choice that takes effect on Save, use `Checkbox`.
 *
 * Renders a `<label>` with a native `<input type="checkbox" role="switch">`. Follows the APG switch pattern;
 * keyboard: Space. Visible text next to it shows the state, so that it doesn't depend on color and position alone
 * (WCAG 1.4.1). Screen readers get the state from the role.
 *
 * @part switch-control the `<label>`, with the track and the text
 * @part switch-track the track
 * @part switch-thumb the thumb
 * @part switch-label the label
 * @part switch-state the text for the state
 * @selector [data-selected] the switch is on
 * @selector [data-busy] the change is being saved
 * @selector [data-focus-visible] the switch has keyboard focus
 * @selector [data-disabled] the switch can't be changed
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
  ref,
  ...given
}: SwitchProps) {
  const strings = useStrings();
  const [root, props] = splitRoot(given, place);
  const [nameId, busyId] = [useId(), useId()];
  const ids = useField({ hint, error, name: props.name, label });
  const described = [ids.describedBy['aria-describedby'], isBusy && busyId].filter(Boolean).join(' ');
  const isBare = hint === undefined && ids.message === undefined;

  const control = (
    <AriaSwitch
      {...toAria({ ...props, inputRef: ref })}
      className={switchStyle}
      data-part="switch-control"
      aria-labelledby={nameId}
      isReadOnly={isReadOnly || isBusy}
      data-busy={isBusy || undefined}
      {...(described !== '' && { 'aria-describedby': described })}
    >
      {({ isSelected }) => (
        <>
          <span className={track} data-part="switch-track" aria-hidden="true">
            <span className={thumb} data-part="switch-thumb" />
          </span>
          <span className={words}>
            <span id={nameId} className={isLabelShown ? labelStyle : hidden} data-part="switch-label">
              {label}
            </span>
            <span className={word} data-part="switch-state" aria-hidden="true">
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

  // The same wrapper with and without messages: otherwise a new error would remount the switch and lose its state.
  return (
    <div {...root} data-part="switch" data-bare={isBare || undefined}>
      {control}
      {!isBare && (
        <div className={messages}>
          <FieldMessages hint={hint} error={error} ids={ids} />
        </div>
      )}
    </div>
  );
}

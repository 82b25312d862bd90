import {
  type HTMLAttributes,
  type InputHTMLAttributes,
  type LabelHTMLAttributes,
  type OutputHTMLAttributes,
  type Ref,
  type RefObject,
  useRef,
} from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { mergeRefs } from 'react-aria/mergeRefs';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useHover } from 'react-aria/useHover';
import { useNumberFormatter } from 'react-aria/useNumberFormatter';
import { useSlider, useSliderThumb } from 'react-aria/useSlider';
import { VisuallyHidden } from 'react-aria/VisuallyHidden';
import { Input } from 'react-aria-components/Input';
import { NumberField } from 'react-aria-components/NumberField';
import { useControlledState } from 'react-stately/useControlledState';
import { useSliderState } from 'react-stately/useSliderState';
import { classNames, splitRoot, toAria } from '../../props/index.ts';
import { control, FieldMessages, type FieldWords, useField } from '../Field/index.ts';
import {
  ends,
  entry,
  entryInput,
  fill,
  greatest,
  head,
  hidden,
  label as labelStyle,
  slider,
  thumb,
  track,
  valueText,
} from './Slider.css.ts';
import { useStrings } from './Slider.strings.ts';

export interface SliderProps extends Omit<FieldWords, 'requiredIndicator' | 'necessity'>, SliderRange {
  /** The value (controlled). */
  value?: number | undefined;
  /** The initial value. @default the minimum */
  defaultValue?: number | undefined;
  /** Called while the thumb moves, on each key press, and when a number is entered. */
  onChange?: ((value: number) => void) | undefined;
  /** Whether there is a field for the exact value. Without it, the value is only shown. @default true */
  hasInput?: boolean | undefined;
  /** @deprecated Use `hasInput`. */
  hasEntry?: boolean | undefined;
  /** Labels of the ends: "Keeps to the script" at the minimum, "Improvises" at the maximum. */
  endLabels?: { least: string; greatest: string } | undefined;
  /** @deprecated Use `endLabels`. */
  endWords?: { least: string; greatest: string } | undefined;
  /** Ref of the range. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Selects an approximate value, with a field next to it for an exact value.
 *
 * Renders a `role="group"` with a native `<input type="range">`, so that touch screen readers can move it, and an
 * `<input>` for the number; both always show the same value. Follows the APG slider pattern; keyboard: arrow keys,
 * Page Up, Page Down, Home, End. Right to left, the minimum is on the right and Left increases the value. Dragging
 * isn't required (WCAG 2.5.7): a press on the track, keys and the field do the same.
 *
 * @part slider-value the value, without a field for it
 * @part slider-track the track
 * @part slider-fill the part of the track before the thumb
 * @part slider-thumb the thumb
 * @part slider-ends the labels of the ends
 * @selector [data-disabled] it is disabled
 * @selector [data-invalid] there is an error
 * @selector [data-dragging] on the thumb: it is being dragged
 * @selector [data-focus-visible] on the thumb: it has keyboard focus
 * @example
 * <Slider label="Creativity Scale" maxValue={1} step={0.01} formatOptions={{ style: 'percent' }} value={creativity} />
 */
export function Slider({
  label,
  hint,
  error,
  isLabelHidden = false,
  value,
  defaultValue,
  onChange,
  hasEntry = true,
  hasInput = hasEntry,
  endWords,
  endLabels = endWords,
  id,
  ref,
  ...given
}: SliderProps) {
  const [root, range] = splitRoot(given, slider);
  const { minValue = 0, maxValue = 100, step = 1, formatOptions, isDisabled = false, onChangeEnd } = range;
  const ids = useField({ hint, error, name: range.name, label });
  const inputRef = useRef<HTMLInputElement>(null);
  const [current, setCurrent] = useControlledState(value, defaultValue ?? minValue, onChange);
  const parts = useSliderParts({
    ...range,
    ...ids.describedBy,
    label,
    value: current,
    onChange: setCurrent,
    isInvalid: ids.message !== undefined,
    inputRef,
  });
  const input = {
    ...parts.inputProps,
    id: id ?? parts.inputProps.id,
    ref: ref ? mergeRefs(inputRef, ref) : inputRef,
  };
  const state = {
    'data-disabled': isDisabled || undefined,
    'data-invalid': ids.message !== undefined || undefined,
  };

  return (
    <div {...parts.groupProps} {...root} {...state} data-part="slider">
      <div className={head}>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: aria-labelledby, not for: WebKit bug 172464. */}
        <label {...parts.labelProps} className={isLabelHidden ? hidden : labelStyle} data-part="field-label">
          {label}
        </label>
        {hasInput ? (
          <ValueEntry
            label={label}
            value={current}
            onChange={(next) => {
              setCurrent(next);
              onChangeEnd?.(next);
            }}
            minValue={minValue}
            maxValue={maxValue}
            step={step}
            isDisabled={isDisabled}
            formatOptions={formatOptions}
          />
        ) : (
          <output
            {...parts.outputProps}
            htmlFor={id ?? parts.outputProps.htmlFor}
            aria-labelledby={parts.labelProps.id}
            className={valueText}
            data-part="slider-value"
          >
            {parts.text}
          </output>
        )}
      </div>
      <div
        {...parts.trackProps}
        data-disabled={isDisabled || undefined}
        className={track}
        data-part="slider-track"
      >
        <div className={fill} data-part="slider-fill" style={{ inlineSize: `${parts.share}%` }} />
        <div {...parts.thumbProps} className={thumb} data-part="slider-thumb">
          <VisuallyHidden>
            <input {...input} />
          </VisuallyHidden>
        </div>
      </div>
      {endLabels && (
        <div className={ends} data-part="slider-ends">
          <span>{endLabels.least}</span>
          <span className={greatest}>{endLabels.greatest}</span>
        </div>
      )}
      <FieldMessages hint={hint} error={error} ids={ids} />
    </div>
  );
}

interface ValueEntryProps
  extends Pick<SliderRange, 'minValue' | 'maxValue' | 'step' | 'formatOptions' | 'isDisabled'> {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

/** The field for the exact value next to a slider. If emptied, it restores the last value. Renders an `<input>`. */
function ValueEntry({ label, onChange, ...props }: ValueEntryProps) {
  const strings = useStrings();

  return (
    <NumberField
      {...toAria(props)}
      className={entry}
      aria-label={strings.exact(label)}
      onChange={(value) => {
        if (!Number.isNaN(value)) onChange(value);
      }}
      isWheelDisabled
      validationBehavior="aria"
    >
      <Input
        className={classNames(control, entryInput)}
        data-part="field-control"
        dir="ltr"
        aria-roledescription={strings.numberField}
      />
    </NumberField>
  );
}

interface SliderRange {
  /** The lowest value. @default 0 */
  minValue?: number | undefined;
  /** The highest value. @default 100 */
  maxValue?: number | undefined;
  /** The distance between two values, such as 0.01. Arrow keys move by one step. @default 1 */
  step?: number | undefined;
  /** `Intl` options for the value, also in the field: `{ style: 'percent' }` for 0 to 1. */
  formatOptions?: NonNullable<Parameters<typeof useNumberFormatter>[0]> | undefined;
  /** Returns the value text, if a number alone isn't meaningful: "64%, improvises". @default the `Intl` format */
  formatValue?: ((value: number) => string) | undefined;
  /** The name in a form, which submits the value as a plain number, such as `0.5`. */
  name?: string | undefined;
  /** Whether the thumb gets focus on mount. @default false */
  autoFocus?: boolean | undefined;
  /** Whether the slider is disabled, so that it can't be focused and isn't submitted. @default false */
  isDisabled?: boolean | undefined;
  /** Called when the thumb is released, a key has moved it or a number was entered. */
  onChangeEnd?: ((value: number) => void) | undefined;
}

interface Held extends SliderRange {
  label: string;
  value: number;
  onChange: (value: number) => void;
  isInvalid: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
  'aria-describedby'?: string | undefined;
}

/** The props of each element of a slider. */
interface SliderParts {
  groupProps: HTMLAttributes<HTMLDivElement>;
  labelProps: LabelHTMLAttributes<HTMLLabelElement>;
  outputProps: OutputHTMLAttributes<HTMLOutputElement>;
  trackProps: HTMLAttributes<HTMLDivElement> & { ref: RefObject<HTMLDivElement | null> };
  thumbProps: HTMLAttributes<HTMLDivElement> & Record<`data-${string}`, boolean | undefined>;
  inputProps: InputHTMLAttributes<HTMLInputElement> & { ref: RefObject<HTMLInputElement | null> };
  /** The part of the track before the thumb, in percent. */
  share: number;
  text: string;
}

/**
 * React-aria's slider with one thumb. Its ready-made component doesn't accept a value text: there, it is always a
 * formatted number.
 */
function useSliderParts({
  formatValue,
  formatOptions,
  name,
  autoFocus,
  isInvalid,
  ...held
}: Held): SliderParts {
  const trackRef = useRef<HTMLDivElement>(null);
  const { inputRef, isDisabled = false } = held;
  const numbers = useNumberFormatter(formatOptions);
  const say = formatValue ?? ((value: number) => numbers.format(value));
  const state = useSliderState<number>(toAria({ ...held, numberFormatter: saying(numbers, say) }));
  const parts = useSlider<number>(toAria(held), state, trackRef);
  const thumb = useSliderThumb(
    {
      trackRef,
      inputRef,
      isInvalid,
      isDisabled,
      ...toAria({ name, autoFocus }),
    },
    state,
  );
  const { focusProps, isFocusVisible } = useFocusRing();
  const { hoverProps, isHovered } = useHover({ isDisabled });

  return {
    groupProps: parts.groupProps,
    labelProps: parts.labelProps,
    outputProps: parts.outputProps,
    trackProps: { ...parts.trackProps, ref: trackRef },
    thumbProps: {
      ...mergeProps(thumb.thumbProps, hoverProps),
      'data-dragging': thumb.isDragging || undefined,
      'data-hovered': isHovered || undefined,
      'data-focus-visible': isFocusVisible || undefined,
      'data-disabled': isDisabled || undefined,
    },
    inputProps: { ...mergeProps(thumb.inputProps, focusProps), ref: inputRef },
    share: state.getThumbPercent(0) * 100,
    text: say(held.value),
  };
}

/** A number formatter that returns the host's value text. */
function saying(numbers: Intl.NumberFormat, say: (value: number) => string) {
  return Object.create(numbers, { format: { value: say } }) as Intl.NumberFormat;
}

import { type Ref, useRef } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { VisuallyHidden } from 'react-aria/VisuallyHidden';
import { useControlledState } from 'react-stately/useControlledState';
import { FieldMessages, type FieldWords, useField } from '../Field/index.ts';
import { ends, greatest, head, hidden, label as labelStyle, slider, valueText } from './Slider.css.ts';
import { fill, thumb, track } from './Track.css.ts';
import { type SliderRange, useSliderParts } from './useSliderParts.ts';
import { ValueEntry } from './ValueEntry.tsx';

export interface SliderProps extends Omit<FieldWords, 'necessity'>, SliderRange {
  /** The value, when the host decides. */
  value?: number;
  /** The value at first. @default the least one */
  defaultValue?: number;
  /** Called while the thumb moves, at each key, and when a number was entered. */
  onChange?: (value: number) => void;
  /** A field for the exact value; without it the value is only shown. @default true */
  hasEntry?: boolean;
  /** What the ends mean: "Keeps to the script" at the least, "Improvises" at the greatest. */
  endWords?: { least: string; greatest: string };
  /** The range itself. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Chooses about how much, with a field beside it for exactly how much.
 *
 * Renders a `role="group"` with a native `<input type="range">`, so that touch readers can move it, and an `<input>`
 * for the number; both always show the same value. Follows the APG slider; keyboard: arrows, Page Up, Page Down,
 * Home, End. In right-to-left the least value is at the right and Left is more. No gesture is needed (WCAG 2.5.7): a
 * press on the track, keys and the field do the same as dragging.
 *
 * @selector [data-disabled] it cannot be changed
 * @selector [data-invalid] there is an error
 * @selector [data-dragging] on the thumb: it is held
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
  endWords,
  ref,
  ...range
}: SliderProps) {
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
  const input = { ...parts.inputProps, ref: ref ? mergeRefs(inputRef, ref) : inputRef };
  const state = {
    'data-disabled': isDisabled || undefined,
    'data-invalid': ids.message !== undefined || undefined,
  };

  return (
    <div {...parts.groupProps} {...state} className={slider}>
      <div className={head}>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: it is tied by aria-labelledby; WebKit bug 172464 forbids for. */}
        <label {...parts.labelProps} className={isLabelHidden ? hidden : labelStyle}>
          {label}
        </label>
        {hasEntry ? (
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
            {...(formatOptions && { formatOptions })}
          />
        ) : (
          <output {...parts.outputProps} className={valueText}>
            {parts.text}
          </output>
        )}
      </div>
      <div {...parts.trackProps} data-disabled={isDisabled || undefined} className={track}>
        <div className={fill} style={{ inlineSize: `${parts.share}%` }} />
        <div {...parts.thumbProps} className={thumb}>
          <VisuallyHidden>
            <input {...input} />
          </VisuallyHidden>
        </div>
      </div>
      {endWords && (
        <div className={ends}>
          <span>{endWords.least}</span>
          <span className={greatest}>{endWords.greatest}</span>
        </div>
      )}
      <FieldMessages hint={hint} error={error} ids={ids} />
    </div>
  );
}

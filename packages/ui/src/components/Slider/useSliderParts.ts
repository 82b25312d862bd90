import {
  type HTMLAttributes,
  type InputHTMLAttributes,
  type LabelHTMLAttributes,
  type OutputHTMLAttributes,
  type RefObject,
  useRef,
} from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useHover } from 'react-aria/useHover';
import { useNumberFormatter } from 'react-aria/useNumberFormatter';
import { useSlider, useSliderThumb } from 'react-aria/useSlider';
import { useSliderState } from 'react-stately/useSliderState';

export interface SliderRange {
  /** @default 0 */
  minValue?: number;
  /** @default 100 */
  maxValue?: number;
  /** @default 1 */
  step?: number;
  /** How `Intl` writes the value, in the entry too: `{ style: 'percent' }` for 0 to 1. */
  formatOptions?: NonNullable<Parameters<typeof useNumberFormatter>[0]>;
  /** The value as it is said, where a number alone does not tell: "64%, improvises". @default what `Intl` writes */
  formatValue?: (value: number) => string;
  name?: string;
  autoFocus?: boolean;
  isDisabled?: boolean;
  /** Called when the thumb is let go, a key has moved it or a number was entered. */
  onChangeEnd?: (value: number) => void;
}

interface Held extends SliderRange {
  label: string;
  value: number;
  onChange: (value: number) => void;
  isInvalid: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
  'aria-describedby'?: string;
}

/** What each element of a slider is given. */
interface SliderParts {
  groupProps: HTMLAttributes<HTMLDivElement>;
  labelProps: LabelHTMLAttributes<HTMLLabelElement>;
  outputProps: OutputHTMLAttributes<HTMLOutputElement>;
  trackProps: HTMLAttributes<HTMLDivElement> & { ref: RefObject<HTMLDivElement | null> };
  thumbProps: HTMLAttributes<HTMLDivElement> & Record<`data-${string}`, boolean | undefined>;
  inputProps: InputHTMLAttributes<HTMLInputElement> & { ref: RefObject<HTMLInputElement | null> };
  /** How much of the track lies before the thumb, in percent. */
  share: number;
  text: string;
}

/**
 * React-aria's slider of one thumb, as in its ready-made component, whose value text no host can give: there it is
 * always a formatted number.
 */
export function useSliderParts({
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
  const state = useSliderState<number>({ ...held, numberFormatter: saying(numbers, say) });
  const parts = useSlider<number>(held, state, trackRef);
  const thumb = useSliderThumb(
    {
      trackRef,
      inputRef,
      isInvalid,
      isDisabled,
      ...(name !== undefined && { name }),
      ...(autoFocus !== undefined && { autoFocus }),
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

/** A formatter that says a number in the host's words. */
function saying(numbers: Intl.NumberFormat, say: (value: number) => string) {
  return Object.create(numbers, { format: { value: say } }) as Intl.NumberFormat;
}

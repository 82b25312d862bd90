import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useLocale } from '../../locale/index.ts';
import { type RootProps, rootProps } from '../../props/index.ts';
import { group, radio, segment } from './SegmentedControl.css.ts';

/** One segment. */
export interface Segment<Value extends string> {
  value: Value;
  /** The label, one word. */
  label: string;
  /** A decorative icon of 16 px before the label. */
  icon?: ReactNode;
}

export interface SegmentedControlProps<Value extends string> extends RootProps<HTMLDivElement> {
  /** The accessible name, such as "Period". It isn't visible; screen readers read it when focus enters the control. */
  label: string;
  /** Two to four views of the same content. */
  options: readonly [Segment<Value>, Segment<Value>, ...Segment<Value>[]];
  /** The selected value (controlled). */
  value?: Value | undefined;
  /** The initially selected value. @default the first option */
  defaultValue?: NoInfer<Value> | undefined;
  /** Called with the selected value. */
  onChange?: ((value: Value) => void) | undefined;
  /** Whether the control is disabled. @default false */
  isDisabled?: boolean | undefined;
}

/**
 * Selects one of a few views of the same content, such as daily or monthly. Exactly one is always selected. For
 * sections with different content, use `Tabs`.
 *
 * Renders a `<div role="radiogroup">` with native radio buttons, which don't need code. Follows the APG radio group
 * pattern: one tab stop, and arrow keys that select and follow the visual order, also right to left.
 *
 * @part segmented-control-option one of the options
 * @selector [data-selected] it is selected
 * @selector [data-disabled] the control is disabled
 * @example
 * <SegmentedControl
 *   label="Period"
 *   options={[{ value: 'daily', label: 'Daily' }, { value: 'monthly', label: 'Monthly' }]}
 *   onChange={setPeriod}
 * />
 */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  defaultValue,
  onChange,
  isDisabled = false,
  ...props
}: SegmentedControlProps<Value>) {
  const name = useId();
  const { direction } = useLocale();
  const [own, setOwn] = useState<Value>(defaultValue ?? options[0].value);
  const chosen = value ?? own;
  const choose = (next: Value) => {
    setOwn(next);
    onChange?.(next);
  };

  return (
    <div
      {...rootProps(props, group)}
      data-part="segmented-control"
      role="radiogroup"
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onKeyDown={(event) => pressBeside(event, direction)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={segment}
          data-part="segmented-control-option"
          data-selected={option.value === chosen || undefined}
          data-disabled={isDisabled || undefined}
        >
          <input
            type="radio"
            className={radio}
            name={name}
            checked={option.value === chosen}
            disabled={isDisabled}
            onChange={() => choose(option.value)}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </div>
  );
}

/** Makes Left and Right follow the visual order: not every browser swaps them right to left. */
function pressBeside(event: KeyboardEvent<HTMLElement>, direction: 'ltr' | 'rtl') {
  const isForward = event.key === (direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
  if (!isForward && event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  event.preventDefault();
  const radios = [...event.currentTarget.querySelectorAll('input')];
  const at = radios.indexOf(event.target as HTMLInputElement);
  const beside = radios.at((at + (isForward ? 1 : -1)) % radios.length);
  beside?.focus();
  beside?.click();
}

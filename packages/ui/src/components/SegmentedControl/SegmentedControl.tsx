import type { ReactNode } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { group, segment } from './SegmentedControl.css.ts';

/** One of the presentations to choose from. */
export interface Segment<Value extends string> {
  value: Value;
  /** What it is called, in a word. */
  label: string;
  /** A decorative icon of 16 px before the word. */
  icon?: ReactNode;
}

export interface SegmentedControlProps<Value extends string> {
  /** What is being chosen, such as "Period". Not seen, read when the control is entered. */
  label: string;
  /** Two to four presentations of the same thing. */
  options: readonly [Segment<Value>, Segment<Value>, ...Segment<Value>[]];
  /** The chosen one, when the host holds it. */
  value?: Value;
  /** The one chosen at first. @default the first option */
  defaultValue?: NoInfer<Value>;
  /** Another one was chosen. */
  onChange?: (value: Value) => void;
  /** None can be chosen now. @default false */
  isDisabled?: boolean;
}

/**
 * Chooses one of a few presentations of the same thing, such as daily or monthly. Exactly one is always
 * chosen. For parts of a page with different content use `Tabs`.
 *
 * Renders a `<div role="radiogroup">` with native radio inputs. Follows the APG radio group pattern: one tab
 * stop, arrows choose, and they follow what is seen in right-to-left.
 *
 * @selector [data-selected] it is the chosen one
 * @selector [data-hovered] the pointer is over it
 * @selector [data-focus-visible] it has keyboard focus
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
}: SegmentedControlProps<Value>) {
  return (
    <RadioGroup
      className={group}
      aria-label={label}
      orientation="horizontal"
      isDisabled={isDisabled}
      {...(value === undefined ? { defaultValue: defaultValue ?? options[0].value } : { value })}
      onChange={(chosen) => onChange?.(chosen as Value)}
    >
      {options.map((option) => (
        <Radio key={option.value} className={segment} value={option.value}>
          {option.icon}
          {option.label}
        </Radio>
      ))}
    </RadioGroup>
  );
}

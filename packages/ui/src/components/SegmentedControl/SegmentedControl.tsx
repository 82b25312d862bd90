import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useLocale } from '../../locale/index.ts';
import { group, radio, segment } from './SegmentedControl.css.ts';

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
 * Renders a `<div role="radiogroup">` with the browser's own radio buttons, which weigh nothing. Follows the APG radio
 * group pattern: one tab stop, arrows choose, and they follow what is seen in right-to-left.
 *
 * @selector [data-selected] it is the chosen one
 * @selector [data-disabled] none can be chosen
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
      role="radiogroup"
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      className={group}
      onKeyDown={(event) => pressBeside(event, direction)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={segment}
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

/** Left and Right as they are seen: not every browser turns them around from right to left. */
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

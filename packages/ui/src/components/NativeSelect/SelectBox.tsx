import { type JSX, type Ref, useLayoutEffect, useRef } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { ChevronDownIcon } from '../../icons/index.ts';
import { classNames } from '../../props/index.ts';
import { control, controlShell } from '../Field/index.ts';
import {
  chevron,
  fitted,
  icon as iconStyle,
  option as optionStyle,
  select,
  withIcon,
} from './NativeSelect.css.ts';
import type { NativeSelectOption, NativeSelectProps } from './NativeSelect.tsx';

export interface SelectBoxProps<Value extends string>
  extends Pick<
      NativeSelectProps<Value>,
      | 'options'
      | 'value'
      | 'defaultValue'
      | 'placeholder'
      | 'onChange'
      | 'icon'
      | 'size'
      | 'fitContent'
      | 'isDisabled'
    >,
    Omit<
      JSX.IntrinsicElements['select'],
      'value' | 'defaultValue' | 'onChange' | 'size' | 'className' | 'ref' | 'children'
    > {
  /** The part of the box, if it isn't in a field. */
  part?: 'native-select' | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** The select of `NativeSelect` without its field, for bars where it needs a name, but no label, hint or error. */
export function SelectBox<Value extends string>({
  options,
  value,
  defaultValue,
  placeholder,
  onChange,
  icon,
  size = 'medium',
  fitContent = false,
  isDisabled = false,
  part,
  ref,
  ...props
}: SelectBoxProps<Value>) {
  const element = useObjectRef(ref);
  const last = useRef('');
  // With a placeholder, the first option doesn't silently replace a value that isn't among the options.
  const isOffered = (wanted?: string) => options.some((option) => option.value === wanted);
  const shown = (wanted?: Value) => (placeholder === undefined || isOffered(wanted) ? wanted : '');

  // The browser selects the first option if the selected one is removed.
  useLayoutEffect(() => {
    const select = element.current;
    if (!select || placeholder === undefined || value !== undefined) return;
    if (last.current !== '' && !isOffered(last.current)) select.value = '';
    last.current = select.value;
  });

  return (
    <div className={classNames(controlShell, fitContent && fitted)} data-part={part}>
      {icon !== undefined && <span className={iconStyle}>{icon}</span>}
      <select
        {...props}
        ref={element}
        className={classNames(control, select, icon !== undefined && withIcon)}
        data-part="field-control"
        data-size={size}
        disabled={isDisabled}
        {...(value === undefined ? { defaultValue: shown(defaultValue) } : { value: shown(value) })}
        onChange={({ target }) => {
          last.current = target.value;
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange?.(chosen.value);
        }}
      >
        {placeholder !== undefined && (
          <option value="" disabled hidden data-placeholder>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} className={optionStyle} value={option.value} lang={option.lang}>
            {isolated(option)}
          </option>
        ))}
      </select>
      <span className={chevron}>
        <ChevronDownIcon />
      </span>
    </div>
  );
}

const isolates = { ltr: '\u2066', rtl: '\u2067', auto: '\u2068' } as const;

/** Browsers ignore the direction of an option in the closed list, but not these characters. */
const isolated = ({ label, dir }: NativeSelectOption<string>) =>
  dir ? `${isolates[dir]}${label}\u2069` : label;

import { type ReactNode, type Ref, useId, useLayoutEffect, useRef } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { ChevronDownIcon } from '../../icons/index.ts';
import { classNames, splitRoot } from '../../props/index.ts';
import { control, controlShell, FieldFrame, type FieldWords, useField } from '../Field/index.ts';
import {
  chevron,
  fitted,
  icon as iconStyle,
  option as optionStyle,
  select,
  withIcon,
} from './NativeSelect.css.ts';

/** One option. */
export interface NativeSelectOption<Value extends string> {
  value: Value;
  label: string;
  /** Language of the label, if it isn't that of the page: `he` for "עברית" in an English list. */
  lang?: string | undefined;
  /** Direction of the label, if it isn't that of the page: `ltr` for phone numbers. */
  dir?: 'ltr' | 'rtl' | 'auto' | undefined;
}

export interface NativeSelectProps<Value extends string> extends FieldWords {
  /** A few plain options, in display order. */
  options: readonly NativeSelectOption<Value>[];
  /** The selected value (controlled). */
  value?: Value | undefined;
  /** The initially selected value. @default the placeholder, or the first option */
  defaultValue?: Value | undefined;
  /** The text while no option is selected. Without it, the first option is selected. */
  placeholder?: string | undefined;
  /** Called with the `value` of the option that a person selects. */
  onChange?: ((value: Value) => void) | undefined;
  /** A decorative icon at the start. */
  icon?: ReactNode;
  /** Height: 36 or 32 px with a mouse, always 44 px with touch. @default 'medium' */
  size?: 'medium' | 'small' | undefined;
  /** Whether the field is as wide as its longest option instead of its container. @default false */
  fitContent?: boolean | undefined;
  /** @deprecated Use `fitContent`. */
  isFitted?: boolean | undefined;
  /** Name of the field in the form's data. */
  name?: string | undefined;
  /** What the browser can fill in, as in HTML: `country` or `bday-year`. @default none */
  autoComplete?: string | undefined;
  /** Whether the field is disabled, so that it can't be focused and isn't submitted. @default false */
  isDisabled?: boolean | undefined;
  /** Ref of the `<select>`. */
  ref?: Ref<HTMLSelectElement> | undefined;
}

/**
 * Selects one of a few plain options with the system's own list: a lightweight alternative to `Select`, for a language
 * or a number of rows, and for fixed lists in forms. The list doesn't need code, and phones show their native picker.
 *
 * Renders a `<label>` with a native `<select>`; the browser provides keyboard support, type-ahead and names.
 *
 * @selector [data-size] its height
 * @selector :disabled it is disabled
 * @example
 * <NativeSelect label="Language" icon={<LanguagesIcon />} options={languages} value={language} onChange={setLanguage} />
 */
export function NativeSelect<Value extends string>({
  label,
  hint,
  error,
  necessity,
  requiredIndicator = necessity,
  isLabelHidden = false,
  options,
  value,
  defaultValue,
  placeholder,
  onChange,
  icon,
  size = 'medium',
  isFitted = false,
  fitContent = isFitted,
  isDisabled = false,
  id,
  ref,
  ...given
}: NativeSelectProps<Value>) {
  const [root, props] = splitRoot(given);
  const ownId = useId();
  const ids = useField({ hint, error, name: props.name, label });
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
    <FieldFrame
      {...root}
      data-part="native-select"
      label={label}
      hint={hint}
      error={error}
      requiredIndicator={requiredIndicator}
      isLabelHidden={isLabelHidden}
      ids={ids}
      htmlFor={id ?? ownId}
    >
      <div className={classNames(controlShell, fitContent && fitted)}>
        {icon !== undefined && <span className={iconStyle}>{icon}</span>}
        <select
          {...props}
          {...ids.describedBy}
          ref={element}
          id={id ?? ownId}
          className={classNames(control, select, icon !== undefined && withIcon)}
          data-part="field-control"
          data-size={size}
          disabled={isDisabled}
          required={requiredIndicator === 'required'}
          {...(value === undefined ? { defaultValue: shown(defaultValue) } : { value: shown(value) })}
          aria-invalid={ids.message !== undefined || undefined}
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
    </FieldFrame>
  );
}

const isolates = { ltr: '\u2066', rtl: '\u2067', auto: '\u2068' } as const;

/** Browsers ignore the direction of an option in the closed list, but not these characters. */
const isolated = ({ label, dir }: NativeSelectOption<string>) =>
  dir ? `${isolates[dir]}${label}\u2069` : label;

import { type ReactNode, useId } from 'react';
import { ChevronDownIcon } from '../../icons/index.ts';
import { control, controlShell, Field, type FieldWords, useField } from '../Field/index.ts';
import { chevron, fitted, icon as iconStyle, select, withIcon } from './NativeSelect.css.ts';

/** One answer. */
export interface NativeSelectOption<Value extends string> {
  value: Value;
  label: string;
  /** Language of the label, when it is not that of the page: "עברית" in an English list is `he`. */
  lang?: string;
}

export interface NativeSelectProps<Value extends string> extends FieldWords {
  /** A few plain answers, in the order they are seen. */
  options: readonly NativeSelectOption<Value>[];
  /** The chosen one, when the host decides. */
  value?: Value;
  /** The chosen one at first. @default the first */
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  /** A decorative icon at the start. */
  icon?: ReactNode;
  /** Height: 36 or 32 px with a mouse; always 44 px with a finger. @default 'medium' */
  size?: 'medium' | 'small';
  /** As wide as its longest answer rather than as its place. @default false */
  isFitted?: boolean;
  /** Name of the field in a form that is sent. */
  name?: string;
  autoComplete?: string;
  isDisabled?: boolean;
}

/**
 * Chooses one of a few plain answers with the system's own list: the light sibling of `Select`, for a language or
 * a number of rows. It needs no code for its list, and phones show their wheel.
 *
 * Renders a `<label>` with a native `<select>`; keyboard, typing ahead and names are the browser's.
 *
 * @selector [data-size] its height
 * @selector :disabled it cannot be changed
 * @example
 * <NativeSelect label="Language" icon={<LanguagesIcon />} options={languages} value={language} onChange={setLanguage} />
 */
export function NativeSelect<Value extends string>({
  label,
  hint,
  error,
  necessity,
  isLabelHidden = false,
  options,
  onChange,
  icon,
  size = 'medium',
  isFitted = false,
  isDisabled = false,
  ...props
}: NativeSelectProps<Value>) {
  const id = useId();
  const ids = useField({ hint, error, name: props.name, label });

  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      {...(necessity !== undefined && { necessity })}
      isLabelHidden={isLabelHidden}
      ids={ids}
      htmlFor={id}
    >
      <div className={isFitted ? `${controlShell} ${fitted}` : controlShell}>
        {icon !== undefined && <span className={iconStyle}>{icon}</span>}
        <select
          {...props}
          {...ids.describedBy}
          id={id}
          className={`${control} ${select} ${icon === undefined ? '' : withIcon}`}
          data-size={size}
          disabled={isDisabled}
          required={necessity === 'required'}
          aria-invalid={ids.message !== undefined || undefined}
          onChange={({ target }) => {
            const chosen = options[target.selectedIndex];
            if (chosen) onChange?.(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={chevron}>
          <ChevronDownIcon />
        </span>
      </div>
    </Field>
  );
}

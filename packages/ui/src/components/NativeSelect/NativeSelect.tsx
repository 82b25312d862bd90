import { type ReactNode, type Ref, useId } from 'react';
import { splitRoot } from '../../props/index.ts';
import { FieldFrame, type FieldWords, useField } from '../Field/index.ts';
import { SelectBox } from './SelectBox.tsx';

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
  isFitted = false,
  fitContent = isFitted,
  id,
  ...given
}: NativeSelectProps<Value>) {
  const [root, props] = splitRoot(given);
  const ownId = useId();
  const ids = useField({ hint, error, name: props.name, label });

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
      <SelectBox
        {...props}
        {...ids.describedBy}
        id={id ?? ownId}
        fitContent={fitContent}
        required={requiredIndicator === 'required'}
        aria-invalid={ids.message !== undefined || undefined}
      />
    </FieldFrame>
  );
}

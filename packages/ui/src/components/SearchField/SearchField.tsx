import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import { SearchIcon, XIcon } from '../../icons/index.ts';
import { control, controlShell, Field, type FieldWords, useField } from '../Field/index.ts';
import { clear, icon, input } from './SearchField.css.ts';
import { useStrings } from './SearchField.strings.ts';

export interface SearchFieldProps
  extends FieldWords,
    Pick<
      AriaSearchFieldProps,
      | 'name'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'onBlur'
      | 'onFocus'
      | 'autoFocus'
      | 'isDisabled'
      | 'isReadOnly'
      | 'maxLength'
    > {
  /** An example of what can be searched for. What is needed stands in `hint`. */
  placeholder?: string;
  /** Enter: where what is typed is searched at once, it is not needed. Without it Enter sends the form. */
  onSubmit?: (value: string) => void;
  /** The button or Esc emptied it; `onChange` has been called too. */
  onClear?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Asks what to look for.
 *
 * Renders a `<label>` with an `<input type="search">` and, while there is something in it, a button that clears it.
 * The button is for pointers, voice and touch and is no stop for Tab: Esc does the same, as in react-aria. Esc in an
 * empty field goes on to what is around it, such as a dialog. How many were found is for the host to announce
 * (WCAG 4.1.3).
 *
 * @selector [data-empty] there is nothing in it
 * @selector [data-invalid] there is an error
 * @selector [data-disabled] it cannot be changed
 * @example
 * <SearchField label="Search contacts" isLabelHidden value={words} onChange={setWords} />
 */
export function SearchField({
  label,
  hint,
  error,
  necessity,
  requiredIndicator = necessity,
  isLabelHidden = false,
  placeholder,
  ref,
  ...props
}: SearchFieldProps) {
  const strings = useStrings();
  const ids = useField({ hint, error, name: props.name, label });

  return (
    <AriaSearchField
      {...props}
      {...ids.describedBy}
      enterKeyHint="search"
      isInvalid={ids.message !== undefined}
      isRequired={requiredIndicator === 'required'}
      validationBehavior="aria"
    >
      <Field
        label={label}
        hint={hint}
        error={error}
        {...(requiredIndicator !== undefined && { requiredIndicator })}
        isLabelHidden={isLabelHidden}
        ids={ids}
      >
        <div className={controlShell}>
          <span className={icon}>
            <SearchIcon />
          </span>
          <Input
            {...(placeholder !== undefined && { placeholder })}
            {...(ref && { ref })}
            className={`${control} ${input}`}
          />
          <Button className={clear} aria-label={strings.clear}>
            <XIcon />
          </Button>
        </div>
      </Field>
    </AriaSearchField>
  );
}

import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import { SearchIcon, XIcon } from '../../icons/index.ts';
import { type AllowUndefined, classNames, toAria } from '../../props/index.ts';
import { control, controlShell, FieldFrame, type FieldWords, useField } from '../Field/index.ts';
import { clear, icon, input } from './SearchField.css.ts';
import { useStrings } from './SearchField.strings.ts';

export interface SearchFieldProps
  extends FieldWords,
    AllowUndefined<
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
      >
    > {
  /** An example search text. Put instructions in `hint`. */
  placeholder?: string | undefined;
  /** Called on Enter. You don't need it if you search on each change. Without it, Enter submits the form. */
  onSubmit?: ((value: string) => void) | undefined;
  /** Called when the button or Esc has cleared the field, in addition to `onChange`. */
  onClear?: (() => void) | undefined;
  /** Ref of the `<input>`. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A search field.
 *
 * Renders a `<label>` with an `<input type="search">` and, unless it is empty, a button that clears it. The button is
 * for pointers, voice and touch, and isn't a tab stop, because Esc does the same, as in react-aria. Esc in an empty
 * field reaches the element around it, such as a dialog. The host announces the number of results (WCAG 4.1.3).
 *
 * @part search-field-icon the magnifying glass
 * @part search-field-clear the button that clears it
 * @selector [data-empty] it is empty
 * @selector [data-invalid] there is an error
 * @selector [data-disabled] it is disabled
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
      {...toAria({ ...props, ...ids.describedBy })}
      data-part="search-field"
      enterKeyHint="search"
      isInvalid={ids.message !== undefined}
      isRequired={requiredIndicator === 'required'}
      validationBehavior="aria"
    >
      <FieldFrame
        label={label}
        hint={hint}
        error={error}
        requiredIndicator={requiredIndicator}
        isLabelHidden={isLabelHidden}
        ids={ids}
      >
        <div className={controlShell}>
          <span className={icon} data-part="search-field-icon">
            <SearchIcon />
          </span>
          <Input
            {...toAria({ placeholder, ref })}
            className={classNames(control, input)}
            data-part="field-control"
          />
          <Button className={clear} data-part="search-field-clear" aria-label={strings.clear}>
            <XIcon />
          </Button>
        </div>
      </FieldFrame>
    </AriaSearchField>
  );
}

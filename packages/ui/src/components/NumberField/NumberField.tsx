import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import { MinusIcon, PlusIcon } from '../../icons/index.ts';
import { control, controlShell, Field, type FieldWords, useField } from '../Field/index.ts';
import { input, stepper, steppers, whole, withSteppers } from './NumberField.css.ts';
import { useStrings } from './NumberField.strings.ts';

export interface NumberFieldProps
  extends FieldWords,
    Pick<
      AriaNumberFieldProps,
      | 'name'
      | 'onBlur'
      | 'onFocus'
      | 'autoFocus'
      | 'isDisabled'
      | 'isReadOnly'
      | 'minValue'
      | 'maxValue'
      | 'step'
      | 'formatOptions'
    > {
  /** The number, when the host decides; `null` for none. */
  value?: number | null;
  /** The number at first. */
  defaultValue?: number;
  /** Called when a number is done: on a step, on Enter and when the field is left, not at each digit. */
  onChange?: (value: number | null) => void;
  /** An example of an answer. What is needed stands in `hint`. */
  placeholder?: string;
  /** Buttons for one step less and one more. Without them the arrow keys still step. None while it is read-only. @default true */
  hasSteppers?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Asks for a number that is counted or measured. Numbers that name something (phones, codes, cards) are words:
 * `TextField`.
 *
 * Renders a `<label>` with an `<input>` that takes the digits, signs and separators of the page's language, and two
 * buttons of at least 24 px (WCAG 2.5.8) for pointers, voice and touch; they are no stop for Tab, as the arrow keys do
 * the same. A number beyond `minValue` or `maxValue` is brought back when the field is left, and the new one is
 * announced. The wheel does not change it.
 *
 * @selector [data-invalid] there is an error
 * @selector [data-disabled] it cannot be changed, or a button has nowhere to go
 * @example
 * <NumberField label="Length of a visit" formatOptions={{ style: 'unit', unit: 'minute' }} minValue={5} step={5} />
 */
export function NumberField({
  label,
  hint,
  error,
  necessity,
  requiredIndicator = necessity,
  isLabelHidden = false,
  value,
  onChange,
  placeholder,
  hasSteppers = true,
  ref,
  ...field
}: NumberFieldProps) {
  const strings = useStrings();
  const ids = useField({ hint, error, name: field.name, label });
  // What can only be read has no use for them.
  const isStepped = hasSteppers && field.isReadOnly !== true;
  const style = field.formatOptions?.style ?? 'decimal';
  // A bare number is typed left to right; words and signs of money stand where the language puts them.
  const isBare = style === 'decimal' || style === 'percent';

  // Its role in our words, which know the languages of the host. A required one keeps react-aria's, which leaves
  // them out on iOS, where they would hide that it is required.
  const role = requiredIndicator === 'required' ? {} : { 'aria-roledescription': strings.numberField };

  return (
    // React-aria puts the hidden input of a form beside the field: what looks for the field's control finds it in here.
    <div className={whole}>
      <AriaNumberField
        {...field}
        {...ids.describedBy}
        // Without a number react-aria has NaN.
        {...(value !== undefined && { value: value ?? Number.NaN })}
        {...(onChange && { onChange: (next: number) => onChange(Number.isNaN(next) ? null : next) })}
        decrementAriaLabel={strings.decrease(label)}
        incrementAriaLabel={strings.increase(label)}
        isInvalid={ids.message !== undefined}
        isRequired={requiredIndicator === 'required'}
        isWheelDisabled
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
            <Input
              {...(placeholder !== undefined && { placeholder })}
              {...(isBare && { dir: 'ltr' })}
              {...role}
              {...(ref && { ref })}
              className={[control, input, isStepped && withSteppers].filter(Boolean).join(' ')}
            />
            {isStepped && (
              <div className={steppers}>
                <Button slot="decrement" className={stepper}>
                  <MinusIcon />
                </Button>
                <Button slot="increment" className={stepper}>
                  <PlusIcon />
                </Button>
              </div>
            )}
          </div>
        </Field>
      </AriaNumberField>
    </div>
  );
}

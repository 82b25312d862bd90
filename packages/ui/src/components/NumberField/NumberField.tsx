import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import { MinusIcon, PlusIcon } from '../../icons/index.ts';
import { type AllowUndefined, classNames, splitRoot, toAria } from '../../props/index.ts';
import { control, controlShell, FieldFrame, type FieldWords, useField } from '../Field/index.ts';
import { input, stepper, steppers, whole, withSteppers } from './NumberField.css.ts';
import { useStrings } from './NumberField.strings.ts';

export interface NumberFieldProps
  extends FieldWords,
    AllowUndefined<
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
      >
    > {
  /** The number (controlled), or `null` for an empty field. */
  value?: number | null | undefined;
  /** The initial number. */
  defaultValue?: number | undefined;
  /** Called when a number is committed: on a step, on Enter and on blur, not on each digit. */
  onChange?: ((value: number | null) => void) | undefined;
  /** An example value. Put instructions in `hint`. */
  placeholder?: string | undefined;
  /**
   * Whether there are buttons that step. Without them, arrow keys still step. A read-only field doesn't have buttons.
   * @default true
   */
  hasSteppers?: boolean | undefined;
  /** Ref of the `<input>`. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A field for a number that is counted or measured. For numbers that identify something (phones, codes, cards), use
 * `TextField`.
 *
 * Renders a `<label>` with an `<input>` that accepts the digits, signs and separators of the page's language, and two
 * buttons of at least 24 px (WCAG 2.5.8) for pointers, voice and touch. They aren't tab stops, because the arrow keys
 * do the same. On blur, a number beyond `minValue` or `maxValue` is clamped, and the new one is announced. The mouse
 * wheel doesn't change the value.
 *
 * @part number-field-decrement the minus button
 * @part number-field-increment the plus button
 * @selector [data-invalid] there is an error
 * @selector [data-disabled] the field is disabled, or a button is at the minimum or maximum
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
  ...props
}: NumberFieldProps) {
  const strings = useStrings();
  const [root, field] = splitRoot(props, whole);
  const ids = useField({ hint, error, name: field.name, label });
  // A read-only field doesn't need them.
  const isStepped = hasSteppers && field.isReadOnly !== true;
  const style = field.formatOptions?.style ?? 'decimal';
  // A plain number is typed left to right; units and currency signs are where the language puts them.
  const isBare = style === 'decimal' || style === 'percent';

  // The role description uses our strings, which support the host's languages. A required field keeps react-aria's,
  // which omits it on iOS, where it would hide that the field is required.
  const role = requiredIndicator === 'required' ? {} : { 'aria-roledescription': strings.numberField };

  return (
    // React-aria renders the form's hidden input next to the field: this wrapper lets a form find the visible control.
    <div {...root} data-part="number-field">
      <AriaNumberField
        {...toAria({ ...field, ...ids.describedBy })}
        // React-aria represents an empty field as NaN.
        {...(value !== undefined && { value: value ?? Number.NaN })}
        {...(onChange && { onChange: (next: number) => onChange(Number.isNaN(next) ? null : next) })}
        decrementAriaLabel={strings.decrease(label)}
        incrementAriaLabel={strings.increase(label)}
        isInvalid={ids.message !== undefined}
        isRequired={requiredIndicator === 'required'}
        isWheelDisabled
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
            <Input
              {...toAria({ placeholder, dir: isBare ? 'ltr' : undefined, ref })}
              {...role}
              className={classNames(control, input, isStepped && withSteppers)}
              data-part="field-control"
            />
            {isStepped && (
              <div className={steppers}>
                <Button slot="decrement" className={stepper} data-part="number-field-decrement">
                  <MinusIcon />
                </Button>
                <Button slot="increment" className={stepper} data-part="number-field-increment">
                  <PlusIcon />
                </Button>
              </div>
            )}
          </div>
        </FieldFrame>
      </AriaNumberField>
    </div>
  );
}

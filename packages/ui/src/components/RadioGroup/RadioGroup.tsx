import { type ReactNode, type Ref, useId } from 'react';
import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  Radio,
} from 'react-aria-components/RadioGroup';
import { type AllowUndefined, toAria } from '../../props/index.ts';
import { FieldFrame, type FieldWords, useField } from '../Field/index.ts';
import {
  circle,
  description as descriptionStyle,
  label as labelStyle,
  list,
  place,
  radio,
  words,
} from './RadioGroup.css.ts';

/** One option. */
export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  /** A second line with a sentence. It describes the option and isn't part of its name. */
  description?: ReactNode;
  /** Language of the label, if it isn't that of the page. */
  lang?: string | undefined;
  /** Whether the option can't be selected. @default false */
  isDisabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string>
  extends FieldWords,
    AllowUndefined<
      Pick<AriaRadioGroupProps, 'name' | 'isDisabled' | 'isReadOnly' | 'onFocus' | 'onBlur' | 'onFocusChange'>
    > {
  /** The options, in display order. */
  options: readonly RadioOption<Value>[];
  /** The selected value (controlled), or `null` for none. */
  value?: Value | null | undefined;
  /** The initially selected value. */
  defaultValue?: Value | undefined;
  /** Called with the `value` of the option that a person selects. */
  onChange?: ((value: Value) => void) | undefined;
  /** Stacked, or side by side for short labels. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | undefined;
  /** `cards` puts a border around each option, for options with a description; narrow groups stack. @default 'plain' */
  variant?: 'plain' | 'cards' | undefined;
  /** @deprecated Use `variant`. */
  look?: 'plain' | 'cards' | undefined;
  /** Whether the selected option, or the first one, gets focus on mount. */
  autoFocus?: boolean | undefined;
  /** Ref of the group. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Selects one of two to about five visible options. For more, use `Select`.
 *
 * Renders a `<div role="radiogroup">` named by its label and described by error and hint, with a native
 * `<input type="radio">` in each `<label>`. Follows the APG radio group pattern: one tab stop, and arrow keys that
 * select (WCAG 1.3.1). The circle is 18 px; the target is 24 px, or 44 px with touch (WCAG 2.5.8).
 *
 * @part radio-group-option an option, with its circle and text
 * @part radio-group-circle the circle of an option
 * @part radio-group-option-label the label of an option
 * @part radio-group-option-description the second line of an option
 * @selector [data-selected] it is selected
 * @selector [data-invalid] there is an error
 * @selector [data-focus-visible] it has keyboard focus
 * @selector [data-disabled] it is disabled
 * @example
 * <RadioGroup label="Personality Type" variant="cards" options={personalities} value={personality} onChange={choose} />
 */
export function RadioGroup<Value extends string>({
  label,
  hint,
  error,
  necessity,
  requiredIndicator = necessity,
  isLabelHidden = false,
  options,
  onChange,
  orientation = 'vertical',
  look = 'plain',
  variant = look,
  autoFocus = false,
  ref,
  ...props
}: RadioGroupProps<Value>) {
  const ids = useField({ hint, error, name: props.name, label });
  const chosen = props.value ?? props.defaultValue;
  const first = options.find((option) => option.value === chosen) ?? options.find(isOpen);

  return (
    <AriaRadioGroup
      {...toAria({ ...props, ...ids.describedBy, ref })}
      data-part="radio-group"
      // Without a name, react-aria generates one; `form=""` keeps it out of the form's data.
      {...(props.name === undefined && { form: '' })}
      orientation={orientation}
      isInvalid={ids.message !== undefined}
      isRequired={requiredIndicator === 'required'}
      validationBehavior="aria"
      onChange={(value) => {
        const option = options.find((one) => one.value === value);
        if (option) onChange?.(option.value);
      }}
    >
      <FieldFrame
        label={label}
        hint={hint}
        error={error}
        requiredIndicator={requiredIndicator}
        isLabelHidden={isLabelHidden}
        ids={ids}
      >
        <div className={place}>
          <div className={list} data-variant={variant} data-orientation={orientation}>
            {options.map((option) => (
              <Answer
                key={option.value}
                option={option}
                variant={variant}
                autoFocus={autoFocus && option === first}
              />
            ))}
          </div>
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  );
}

interface AnswerProps {
  option: RadioOption<string>;
  variant: 'plain' | 'cards';
  autoFocus: boolean;
}

function Answer({ option, variant, autoFocus }: AnswerProps) {
  const id = useId();
  const { value, label, description, lang, isDisabled = false } = option;

  return (
    <Radio
      className={radio}
      data-part="radio-group-option"
      data-variant={variant}
      value={value}
      isDisabled={isDisabled}
      autoFocus={autoFocus}
      {...(description !== undefined && {
        'aria-labelledby': `${id}label`,
        'aria-describedby': `${id}description`,
      })}
    >
      <span className={circle} data-part="radio-group-circle" />
      <span className={words}>
        <span id={`${id}label`} className={labelStyle} data-part="radio-group-option-label" lang={lang}>
          {label}
        </span>
        {description !== undefined && (
          <span
            id={`${id}description`}
            className={descriptionStyle}
            data-part="radio-group-option-description"
          >
            {description}
          </span>
        )}
      </span>
    </Radio>
  );
}

const isOpen = ({ isDisabled }: RadioOption<string>) => !isDisabled;

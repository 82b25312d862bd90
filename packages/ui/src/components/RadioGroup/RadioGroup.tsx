import { type ReactNode, type Ref, useId } from 'react';
import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  Radio,
} from 'react-aria-components/RadioGroup';
import { Field, type FieldWords, useField } from '../Field/index.ts';
import {
  circle,
  description as descriptionStyle,
  label as labelStyle,
  list,
  place,
  radio,
  words,
} from './RadioGroup.css.ts';

/** One answer. */
export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  /** A second line, where the label needs a sentence. It describes the answer and is not part of its name. */
  description?: ReactNode;
  /** Language of the label, when it is not that of the page. */
  lang?: string;
  isDisabled?: boolean;
}

export interface RadioGroupProps<Value extends string>
  extends FieldWords,
    Pick<AriaRadioGroupProps, 'name' | 'isDisabled' | 'isReadOnly' | 'onFocus' | 'onBlur' | 'onFocusChange'> {
  /** The answers, in the order they are seen. */
  options: readonly RadioOption<Value>[];
  /** The chosen one, when the host decides; `null` for none yet. */
  value?: Value | null;
  /** The chosen one at first. */
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  /** Under each other, or beside each other where a word is enough. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
  /** `cards` gives each answer an edge, where the choice needs a sentence; they stack where it is narrow. @default 'plain' */
  variant?: 'plain' | 'cards';
  /** @deprecated Use `variant`. */
  look?: 'plain' | 'cards';
  /** Focus comes to the chosen answer, or to the first one, at once. */
  autoFocus?: boolean;
  /** The group. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * Chooses one of two to about five answers that are all in view. For more use `Select`.
 *
 * Renders a `<div role="radiogroup">` named by its label and described by error and hint, with a native
 * `<input type="radio">` in each `<label>`. Follows the APG radio group pattern: one Tab stop, and arrows that choose
 * (WCAG 1.3.1). A circle is 18 px and answers on 24, on 44 for a finger (WCAG 2.5.8).
 *
 * @selector [data-selected] the chosen one
 * @selector [data-invalid] there is an error
 * @selector [data-focus-visible] it has keyboard focus
 * @selector [data-disabled] it cannot be chosen
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
      {...props}
      {...ids.describedBy}
      {...(ref && { ref })}
      // react-aria invents a name where there is none: then it belongs to no form, whose data would have it.
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
      <Field
        label={label}
        hint={hint}
        error={error}
        {...(requiredIndicator !== undefined && { requiredIndicator })}
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
      </Field>
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
      data-variant={variant}
      value={value}
      isDisabled={isDisabled}
      autoFocus={autoFocus}
      {...(description !== undefined && {
        'aria-labelledby': `${id}label`,
        'aria-describedby': `${id}description`,
      })}
    >
      <span className={circle} />
      <span className={words}>
        <span id={`${id}label`} className={labelStyle} lang={lang}>
          {label}
        </span>
        {description !== undefined && (
          <span id={`${id}description`} className={descriptionStyle}>
            {description}
          </span>
        )}
      </span>
    </Radio>
  );
}

const isOpen = ({ isDisabled }: RadioOption<string>) => !isDisabled;

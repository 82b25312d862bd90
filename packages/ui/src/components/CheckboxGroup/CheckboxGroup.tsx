import type { ReactNode, Ref } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup';
import { Checkbox } from '../Checkbox/index.ts';
import { Field, type FieldWords, useField } from '../Field/index.ts';
import { list } from './CheckboxGroup.css.ts';

/** One answer. */
export interface CheckboxOption<Value extends string> {
  value: Value;
  label: string;
  /** A second line, where the label needs a sentence. It describes the answer and is not part of its name. */
  description?: ReactNode;
  /** Language of the label, when it is not that of the page. */
  lang?: string;
  isDisabled?: boolean;
}

export interface CheckboxGroupProps<Value extends string>
  extends FieldWords,
    Pick<
      AriaCheckboxGroupProps,
      'name' | 'isDisabled' | 'isReadOnly' | 'onFocus' | 'onBlur' | 'onFocusChange'
    > {
  /** The answers, in the order they are seen. */
  options: readonly CheckboxOption<Value>[];
  /** The checked ones, when the host decides. */
  value?: readonly Value[];
  /** The checked ones at first. @default none */
  defaultValue?: readonly Value[];
  /** Gets all that are checked, in the order of `options`. */
  onChange?: (value: Value[]) => void;
  /** Under each other, or beside each other where a word is enough. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
  /** Focus comes to the first answer at once. */
  autoFocus?: boolean;
  /** The group. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * Chooses any number of a few answers that are all in view. For many answers use `MultiSelect`.
 *
 * Renders a `<div role="group">` named by its label and described by error and hint, with a `Checkbox` for each
 * answer (WCAG 1.3.1). That one answer is required is said with the label: `aria-required` is not for groups.
 *
 * @selector [data-invalid] there is an error
 * @example
 * <CheckboxGroup label="Days" options={days} value={chosen} onChange={choose} error={error} />
 */
export function CheckboxGroup<Value extends string>({
  label,
  hint,
  error,
  necessity,
  requiredIndicator = necessity,
  isLabelHidden = false,
  options,
  value,
  defaultValue,
  onChange,
  orientation = 'vertical',
  autoFocus = false,
  ref,
  ...props
}: CheckboxGroupProps<Value>) {
  const ids = useField({ hint, error, name: props.name, label });
  const first = options.find(({ isDisabled }) => !isDisabled);

  return (
    <AriaCheckboxGroup
      {...props}
      {...ids.describedBy}
      {...(ref && { ref })}
      {...(value && { value: [...value] })}
      {...(defaultValue && { defaultValue: [...defaultValue] })}
      isInvalid={ids.message !== undefined}
      isRequired={requiredIndicator === 'required'}
      validationBehavior="aria"
      onChange={(checked) =>
        onChange?.(options.filter((option) => checked.includes(option.value)).map((option) => option.value))
      }
    >
      <Field
        label={label}
        hint={hint}
        error={error}
        {...(requiredIndicator !== undefined && { requiredIndicator })}
        isLabelHidden={isLabelHidden}
        ids={ids}
      >
        <div className={list} data-orientation={orientation}>
          {options.map((option) => (
            <Checkbox
              key={option.value}
              value={option.value}
              hint={option.description}
              isDisabled={option.isDisabled ?? false}
              autoFocus={autoFocus && option === first}
            >
              <span lang={option.lang}>{option.label}</span>
            </Checkbox>
          ))}
        </div>
      </Field>
    </AriaCheckboxGroup>
  );
}

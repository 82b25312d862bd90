import type { ReactNode, Ref } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup';
import { type AllowUndefined, toAria } from '../../props/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { FieldFrame, type FieldWords, useField } from '../Field/index.ts';
import { list } from './CheckboxGroup.css.ts';

export interface CheckboxOption<Value extends string> {
  value: Value;
  label: string;
  /** A second line of text. It describes the option and isn't part of its name. */
  description?: ReactNode;
  /** The language of the label, if it differs from the page. */
  lang?: string | undefined;
  isDisabled?: boolean | undefined;
}

export interface CheckboxGroupProps<Value extends string>
  extends FieldWords,
    AllowUndefined<
      Pick<
        AriaCheckboxGroupProps,
        'name' | 'isDisabled' | 'isReadOnly' | 'onFocus' | 'onBlur' | 'onFocusChange'
      >
    > {
  /** The options, in display order. */
  options: readonly CheckboxOption<Value>[];
  /** The checked values (controlled). */
  value?: readonly Value[] | undefined;
  /** The initially checked values (uncontrolled). @default none */
  defaultValue?: readonly Value[] | undefined;
  /** Called with all checked values, in the order of `options`. */
  onChange?: ((value: Value[]) => void) | undefined;
  /** Use `horizontal` only for short labels. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | undefined;
  /** Focuses the first enabled option on mount. */
  autoFocus?: boolean | undefined;
  /** The group element. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Selects any number of options from a short list that is always visible. For many options, use `MultiSelect`.
 *
 * Renders a `<div role="group">` named by its label and described by error and hint, with a `Checkbox` for each
 * option (WCAG 1.3.1), whose parts it keeps. State in the label or the hint that a choice is required: groups don't support `aria-required`.
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
      {...toAria({ ...props, ...ids.describedBy, ref })}
      data-part="checkbox-group"
      {...(value && { value: [...value] })}
      {...(defaultValue && { defaultValue: [...defaultValue] })}
      isInvalid={ids.message !== undefined}
      isRequired={requiredIndicator === 'required'}
      validationBehavior="aria"
      onChange={(checked) =>
        onChange?.(options.filter((option) => checked.includes(option.value)).map((option) => option.value))
      }
    >
      <FieldFrame
        label={label}
        hint={hint}
        error={error}
        requiredIndicator={requiredIndicator}
        isLabelHidden={isLabelHidden}
        ids={ids}
      >
        <div className={list} data-orientation={orientation}>
          {options.map((option) => (
            <Checkbox
              key={option.value}
              value={option.value}
              hint={option.description}
              isDisabled={option.isDisabled}
              autoFocus={autoFocus && option === first}
            >
              <span lang={option.lang}>{option.label}</span>
            </Checkbox>
          ))}
        </div>
      </FieldFrame>
    </AriaCheckboxGroup>
  );
}

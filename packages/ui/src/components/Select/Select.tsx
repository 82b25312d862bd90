import { type ReactNode, type Ref, useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  SelectValue,
} from 'react-aria-components/Select';
import { useControlledState } from 'react-stately/useControlledState';
import { CheckIcon, ChevronDownIcon } from '../../icons/index.ts';
import { type AllowUndefined, classNames, toAria } from '../../props/index.ts';
import { control, FieldFrame, type FieldWords, useField } from '../Field/index.ts';
import {
  button,
  check,
  icon as iconStyle,
  list,
  menu,
  note,
  option as optionStyle,
  value as valueStyle,
  words,
} from './Select.css.ts';
import { useStrings } from './Select.strings.ts';

/** One option. */
export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  /** A second line with a sentence. It is part of the option's name (WCAG 2.5.3). */
  description?: string | undefined;
  /** A decorative icon before the label. */
  icon?: ReactNode;
  /** Language of the label, if it isn't that of the page: `he` for "עברית" in an English list. */
  lang?: string | undefined;
  /** Direction of the label, if it isn't that of the page: `ltr` for phone numbers. */
  dir?: 'ltr' | 'rtl' | 'auto' | undefined;
  /** Whether the option can't be selected. @default false */
  isDisabled?: boolean | undefined;
}

export interface SelectProps<Value extends string>
  extends FieldWords,
    AllowUndefined<
      Pick<
        AriaSelectProps<SelectOption<Value>>,
        | 'name'
        | 'autoFocus'
        | 'isDisabled'
        | 'isOpen'
        | 'defaultOpen'
        | 'onOpenChange'
        | 'onBlur'
        | 'autoComplete'
      >
    > {
  /** The options, in display order. */
  options: readonly SelectOption<Value>[];
  /** The selected value (controlled), or `null` for none. */
  value?: Value | null | undefined;
  /** The initially selected value. */
  defaultValue?: Value | undefined;
  /** Called with the `value` of the option that a person selects. */
  onChange?: ((value: Value) => void) | undefined;
  /** Whether people can only read and copy the selected label. @default false */
  isReadOnly?: boolean | undefined;
  /** The text while nothing is selected. @default 'Select', in the language of the page */
  placeholder?: string | undefined;
  /** A decorative icon at the start of the field. */
  icon?: ReactNode;
  /** Ref of the `<button>`, or of the `<input>` of a read-only field. */
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * Selects one option from a list. For a few plain options, `NativeSelect` is lighter; for many, use `ComboBox`.
 *
 * Renders a `<button>` named by label and value, with a list (`role="listbox"`) below it, and a hidden native
 * `<select>` for forms and autofill. Follows the APG select-only combobox in react-aria's variant, a button with a
 * listbox; keyboard: arrow keys, Home, End, type-ahead, Enter, Esc. The selected option has a check mark in addition to
 * its color.
 *
 * @part select-value the selected label, or the placeholder
 * @part select-popover the box around the list
 * @part select-list the list
 * @part select-option an option
 * @part select-option-description the second line of an option
 * @selector [data-open] the list is open
 * @selector [data-invalid] there is an error
 * @selector [data-focus-visible] it has keyboard focus
 * @selector [data-disabled] it is disabled
 * @example
 * <Select label="Representative Type" options={types} value={type} onChange={setType} error={error} />
 */
export function Select<Value extends string>({
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
  isReadOnly = false,
  placeholder,
  icon,
  ref,
  ...props
}: SelectProps<Value>) {
  const strings = useStrings();
  const ids = useField({ hint, error, name: props.name, label });
  const disabled = options.filter(({ isDisabled }) => isDisabled).map((option) => option.value);
  const [chosen, choose] = useControlledState<Value | null>(value, defaultValue ?? null, (next) => {
    if (next !== null) onChange?.(next);
  });
  const field = {
    label,
    hint,
    error,
    requiredIndicator,
    isLabelHidden,
  };

  if (isReadOnly) {
    const option = options.find((one) => one.value === chosen);
    return (
      <ReadOnlyChoice
        {...props}
        {...field}
        data-part="select"
        ref={ref}
        text={option?.label ?? ''}
        lang={option?.lang}
        values={option ? [option.value] : []}
      />
    );
  }

  return (
    <AriaSelect<SelectOption<Value>>
      {...toAria({ ...props, ...ids.describedBy })}
      data-part="select"
      placeholder={placeholder ?? strings.choose}
      isInvalid={ids.message !== undefined}
      isRequired={requiredIndicator === 'required'}
      validationBehavior="aria"
      disabledKeys={disabled}
      value={chosen}
      onChange={(key) => {
        const option = options.find((one) => one.value === key);
        if (option) choose(option.value);
      }}
    >
      <FieldFrame {...field} ids={ids}>
        <Button
          ref={ref as Ref<HTMLButtonElement>}
          className={classNames(control, button)}
          data-part="field-control"
        >
          {icon}
          <SelectValue<SelectOption<Value>> className={valueStyle} data-part="select-value">
            {({ isPlaceholder, defaultChildren, selectedItems }) =>
              isPlaceholder ? (
                defaultChildren
              ) : (
                <span lang={selectedItems[0]?.lang} dir={selectedItems[0]?.dir}>
                  {selectedItems[0]?.label}
                </span>
              )
            }
          </SelectValue>
          <ChevronDownIcon />
        </Button>
      </FieldFrame>
      <Popover
        {...namedBy(label)}
        className={menu}
        data-part="select-popover"
        placement="bottom start"
        offset={4}
        containerPadding={8}
      >
        <ListBox {...namedBy(label)} className={list} data-part="select-list" items={options}>
          {(option) => <Option id={option.value} option={option} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

interface OptionProps<Value extends string> {
  /**
   * React-aria identifies options by this prop before rendering them. Without it, changed options would be mixed up.
   */
  id: Value;
  option: SelectOption<Value>;
}

function Option<Value extends string>({ id, option }: OptionProps<Value>) {
  const { label, description, icon, lang, dir } = option;

  return (
    <ListBoxItem id={id} value={option} textValue={label} className={optionStyle} data-part="select-option">
      {icon !== undefined && <span className={iconStyle}>{icon}</span>}
      <span className={words}>
        <span lang={lang} dir={dir}>
          {label}
        </span>
        {description !== undefined && (
          <span className={note} data-part="select-option-description">
            {description}
          </span>
        )}
      </span>
      <span className={check}>
        <CheckIcon />
      </span>
    </ListBoxItem>
  );
}

interface ReadOnlyChoiceProps extends FieldWords {
  /** The label of the selected option, or the labels. */
  text: string;
  /** The language of the text, if it isn't that of the page. */
  lang?: string | undefined;
  /** Name of the field in the form's data. */
  name?: string | undefined;
  ref: Ref<HTMLElement> | undefined;
  /** The values in the form's data. */
  values: readonly string[];
}

/**
 * The selected labels, for reading and copying. A native read-only field, because ARIA doesn't allow a read-only state
 * on the button of a list.
 */
export function ReadOnlyChoice({ text, lang, name, values, id, ref, ...field }: ReadOnlyChoiceProps) {
  const ownId = useId();
  const ids = useField({ ...field, name });

  return (
    <FieldFrame {...field} ids={ids} htmlFor={id ?? ownId}>
      <input
        {...ids.describedBy}
        ref={ref as Ref<HTMLInputElement>}
        id={id ?? ownId}
        className={control}
        data-part="field-control"
        readOnly
        value={text}
        lang={lang}
        aria-invalid={ids.message !== undefined || undefined}
      />
      {name !== undefined &&
        values.map((value) => <input key={value} type="hidden" name={name} value={value} />)}
    </FieldFrame>
  );
}

/**
 * Returns the name of an open list. React-aria references the label of the field, which is inert behind the list, and
 * Chromium 156 doesn't compute names from inert content. Remove this when either of them has changed.
 */
export function namedBy(label: string) {
  // Null instead of an empty string, which checkers treat as a missing name. React Aria leaves the attribute out.
  return { 'aria-label': label, 'aria-labelledby': null as unknown as string };
}

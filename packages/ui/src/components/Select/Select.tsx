import { type ReactNode, useId } from 'react';
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
import { control, Field, type FieldWords, useField } from '../Field/index.ts';
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

/** One answer. */
export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  /** A second line, where the label needs a sentence. It is read as part of the answer's name (WCAG 2.5.3). */
  description?: string;
  /** A decorative icon before the label. */
  icon?: ReactNode;
  /** Language of the label, when it is not that of the page: "עברית" in an English list is `he`. */
  lang?: string;
  /** Direction of the label, where it is not that of the page: `ltr` for phone numbers. */
  dir?: 'ltr' | 'rtl' | 'auto';
  isDisabled?: boolean;
}

export interface SelectProps<Value extends string>
  extends FieldWords,
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
    > {
  /** The answers, in the order they are seen. */
  options: readonly SelectOption<Value>[];
  /** The chosen one, when the host decides; `null` for none yet. */
  value?: Value | null;
  /** The chosen one at first. */
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  /** It is read and copied, and not changed. @default false */
  isReadOnly?: boolean;
  /** The words while nothing is chosen. @default 'Select', in the language of the page */
  placeholder?: string;
  /** A decorative icon at the start of the field. */
  icon?: ReactNode;
}

/**
 * Chooses one of a list. For a few plain words `NativeSelect` is lighter; for many, search with a combobox.
 *
 * Renders a `<button>` named by label and value, with a list (`role="listbox"`) under it, and a hidden native
 * `<select>` for forms and autofill. Follows the APG select-only combobox in react-aria's form of a button with a
 * listbox; keyboard: arrows, Home, End, typing ahead, Enter, Esc. The chosen one has a check as well as colour.
 *
 * @selector [data-open] the list is open
 * @selector [data-invalid] there is an error
 * @selector [data-focus-visible] it has keyboard focus
 * @selector [data-disabled] it cannot be changed
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
    ...(requiredIndicator !== undefined && { requiredIndicator }),
    isLabelHidden,
  };

  if (isReadOnly) {
    const option = options.find((one) => one.value === chosen);
    return (
      <ReadOnlyChoice
        {...field}
        text={option?.label ?? ''}
        lang={option?.lang}
        name={props.name}
        values={option ? [option.value] : []}
      />
    );
  }

  return (
    <AriaSelect<SelectOption<Value>>
      {...props}
      {...ids.describedBy}
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
      <Field {...field} ids={ids}>
        <Button className={`${control} ${button}`}>
          {icon}
          <SelectValue<SelectOption<Value>> className={valueStyle}>
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
      </Field>
      <Popover {...namedBy(label)} className={menu} placement="bottom start" offset={4} containerPadding={8}>
        <ListBox {...namedBy(label)} className={list} items={options}>
          {(option) => <Option id={option.value} option={option} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

interface OptionProps<Value extends string> {
  /** For react-aria, which tells options apart by it before they are drawn: by their place they could not change. */
  id: Value;
  option: SelectOption<Value>;
}

function Option<Value extends string>({ id, option }: OptionProps<Value>) {
  const { label, description, icon, lang, dir } = option;

  return (
    <ListBoxItem id={id} value={option} textValue={label} className={optionStyle}>
      {icon !== undefined && <span className={iconStyle}>{icon}</span>}
      <span className={words}>
        <span lang={lang} dir={dir}>
          {label}
        </span>
        {description !== undefined && <span className={note}>{description}</span>}
      </span>
      <span className={check}>
        <CheckIcon />
      </span>
    </ListBoxItem>
  );
}

interface ReadOnlyChoiceProps extends FieldWords {
  /** The words of what is chosen. */
  text: string;
  /** The language of those words, when it is not that of the page. */
  lang?: string | undefined;
  /** Name of the field in a form that is sent, */
  name?: string | undefined;
  /** with these values. */
  values: readonly string[];
}

/**
 * What is chosen, for reading and copying. A native read-only field: the button of a list has no way to say that it
 * is read-only (ARIA).
 */
export function ReadOnlyChoice({ text, lang, name, values, ...words }: ReadOnlyChoiceProps) {
  const id = useId();
  const ids = useField({ ...words, name });

  return (
    <Field {...words} ids={ids} htmlFor={id}>
      <input
        {...ids.describedBy}
        id={id}
        className={control}
        readOnly
        value={text}
        lang={lang}
        aria-invalid={ids.message !== undefined || undefined}
      />
      {name !== undefined &&
        values.map((value) => <input key={value} type="hidden" name={name} value={value} />)}
    </Field>
  );
}

/**
 * The name of an open list. React-aria names it by the label of the field, which is inert behind the list, and
 * Chromium 156 takes no name from what is inert. To be removed once one of the two has changed.
 */
export function namedBy(label: string) {
  return { 'aria-label': label, 'aria-labelledby': '' };
}

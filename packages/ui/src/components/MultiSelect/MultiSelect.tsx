import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useFilter } from 'react-aria/useFilter';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  SelectValue,
} from 'react-aria-components/Select';
import { useControlledState } from 'react-stately/useControlledState';
import { announce } from '../../announcer/index.ts';
import { CheckIcon, ChevronDownIcon, XIcon } from '../../icons/index.ts';
import { listIn, useLocale } from '../../locale/index.ts';
import { control, Field, type FieldWords, useField } from '../Field/index.ts';
import { SearchField } from '../SearchField/index.ts';
import {
  button,
  icon as iconStyle,
  list,
  menu,
  namedBy,
  note,
  option as optionStyle,
  ReadOnlyChoice,
  type SelectOption,
  value as valueStyle,
  words,
} from '../Select/index.ts';
import { box, column, message, remove, root, scrolled, search, tag, tags, word } from './MultiSelect.css.ts';
import { useStrings } from './MultiSelect.strings.ts';

export interface MultiSelectProps<Value extends string>
  extends FieldWords,
    Pick<
      AriaSelectProps<SelectOption<Value>, 'multiple'>,
      'name' | 'autoFocus' | 'isDisabled' | 'isOpen' | 'defaultOpen' | 'onOpenChange' | 'onBlur'
    > {
  /** The answers, in the order they are seen. */
  options: readonly SelectOption<Value>[];
  /** The chosen ones, when the host decides. */
  value?: readonly Value[];
  /** The chosen ones at first. @default none */
  defaultValue?: readonly Value[];
  /** Gets all that are chosen, in the order of `options`. */
  onChange?: (value: Value[]) => void;
  /** They are read and copied, and not changed. @default false */
  isReadOnly?: boolean;
  /** A search stands above the list. @default with twelve answers or more */
  isSearchable?: boolean;
  /** The words while nothing is chosen. @default 'Select', in the language of the page */
  placeholder?: string;
  /** A decorative icon at the start of the field. */
  icon?: ReactNode;
}

/**
 * Chooses any number of a list. For a few answers that should all be in view use `CheckboxGroup`.
 *
 * Renders a `<button>` named by label and value, with a list (`role="listbox"`, many can be selected) under it that
 * stays open while choosing, a hidden native `<select multiple>` for forms, and the chosen ones as tags below that
 * can be taken away. Follows the APG listbox pattern; keyboard: arrows, Home, End, typing ahead, Space, Enter, Esc.
 * With a search above the list, focus stays in it, Enter chooses, what is typed stays, and how many were found is said
 * once, politely (WCAG 4.1.3).
 *
 * @selector [data-open] the list is open
 * @selector [data-invalid] there is an error
 * @selector [data-focus-visible] it has keyboard focus
 * @selector [data-disabled] it cannot be changed
 * @example
 * <MultiSelect label="Channels" options={channels} value={chosen} onChange={choose} error={error} />
 */
export function MultiSelect<Value extends string>({
  label,
  hint,
  error,
  necessity,
  requiredIndicator = necessity,
  isLabelHidden = false,
  options,
  value,
  defaultValue = [],
  onChange,
  isReadOnly = false,
  isSearchable = options.length >= 12,
  placeholder,
  icon,
  ...props
}: MultiSelectProps<Value>) {
  const strings = useStrings();
  const trigger = useRef<HTMLButtonElement>(null);
  const ids = useField({ hint, error, name: props.name, label });
  const field = {
    label,
    hint,
    error,
    ...(requiredIndicator !== undefined && { requiredIndicator }),
    isLabelHidden,
  };

  const locale = useLocale();
  const [keys, setKeys] = useControlledState<readonly Value[], Value[]>(value, defaultValue, onChange);
  const chosen = options.filter((option) => keys.includes(option.value));
  const choose = (isChosen: (option: SelectOption<Value>) => boolean) =>
    setKeys(options.filter(isChosen).map((option) => option.value));

  if (isReadOnly) {
    return (
      <ReadOnlyChoice
        {...field}
        text={listIn(
          locale,
          chosen.map((option) => option.label),
          'narrow',
        )}
        name={props.name}
        values={chosen.map((option) => option.value)}
      />
    );
  }

  return (
    <div className={root}>
      <AriaSelect<SelectOption<Value>, 'multiple'>
        {...props}
        {...ids.describedBy}
        selectionMode="multiple"
        placeholder={placeholder ?? strings.choose}
        isInvalid={ids.message !== undefined}
        isRequired={requiredIndicator === 'required'}
        validationBehavior="aria"
        disabledKeys={options.filter(({ isDisabled }) => isDisabled).map((option) => option.value)}
        value={keys}
        onChange={(next) => choose((option) => next.includes(option.value))}
      >
        <Field {...field} ids={ids}>
          <Button ref={trigger} className={`${control} ${button}`}>
            {icon}
            <SelectValue<SelectOption<Value>> className={valueStyle}>
              {({ isPlaceholder, defaultChildren }) =>
                isPlaceholder ? defaultChildren : <Chosen chosen={chosen} words={strings.chosen} />
              }
            </SelectValue>
            <ChevronDownIcon />
          </Button>
        </Field>
        <Popover
          {...namedBy(label)}
          className={`${menu} ${column}`}
          placement="bottom start"
          offset={4}
          containerPadding={8}
        >
          {isSearchable ? (
            <SearchedList field={label} options={options} />
          ) : (
            <List field={label} options={options} />
          )}
        </Popover>
      </AriaSelect>
      {chosen.length > 0 && (
        <ChosenTags
          field={label}
          chosen={chosen}
          isDisabled={props.isDisabled ?? false}
          trigger={trigger}
          onRemove={(gone) => choose((option) => keys.includes(option.value) && option.value !== gone)}
        />
      )}
    </div>
  );
}

interface ChosenProps {
  chosen: readonly SelectOption<string>[];
  words: (count: number) => string;
}

/** One is named, more are counted: the tags below name them. */
function Chosen({ chosen, words }: ChosenProps) {
  const [first] = chosen;
  return chosen.length === 1 ? <span lang={first?.lang}>{first?.label}</span> : words(chosen.length);
}

interface ChosenTagsProps<Value extends string> {
  /** Of which field they are the answers. */
  field: string;
  chosen: readonly SelectOption<Value>[];
  isDisabled: boolean;
  /** Where others can be chosen: focus waits there when the last tag is gone. */
  trigger: RefObject<HTMLElement | null>;
  onRemove: (value: Value) => void;
}

/** The chosen ones, each with a button that takes it away; focus then goes to the next one. */
function ChosenTags<Value extends string>({
  field,
  chosen,
  isDisabled,
  trigger,
  onRemove,
}: ChosenTagsProps<Value>) {
  const strings = useStrings();
  const list = useRef<HTMLUListElement>(null);

  const takeAway = (value: Value, place: number) => {
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[place + 1] ?? buttons[place - 1] ?? trigger.current)?.focus();
    onRemove(value);
  };

  return (
    <ul ref={list} className={tags} aria-label={strings.tags(field)}>
      {chosen.map(({ value, label, lang }, place) => (
        <li key={value} className={tag} data-disabled={isDisabled || undefined}>
          <span className={word} lang={lang}>
            {label}
          </span>
          {!isDisabled && (
            <Button
              className={remove}
              aria-label={strings.remove(label)}
              onPress={() => takeAway(value, place)}
            >
              <XIcon size={13} />
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

interface ListProps<Value extends string> {
  options: readonly SelectOption<Value>[];
  /** Of which field they are the answers: the name of the list. */
  field: string;
}

/** All answers. */
function List<Value extends string>({ options, field }: ListProps<Value>) {
  return (
    <ListBox {...namedBy(field)} className={`${list} ${scrolled}`} items={options}>
      {(option) => <Option id={option.value} option={option} />}
    </ListBox>
  );
}

/** The answers that hold what is typed above them. It is typed anew each time the list opens. */
function SearchedList<Value extends string>({ field, options }: ListProps<Value>) {
  const strings = useStrings();
  const { contains } = useFilter({ sensitivity: 'base' });
  const [typed, setTyped] = useState('');
  const count = options.filter(({ label }) => contains(label, typed.trim())).length;
  useCountSaid(typed, count === 0 ? strings.nothing : strings.found(count));

  return (
    <Autocomplete
      inputValue={typed}
      onInputChange={setTyped}
      filter={(label, query) => contains(label, query.trim())}
    >
      <div className={search}>
        <SearchField label={strings.search(field)} isLabelHidden autoFocus />
      </div>
      <List options={options} field={field} />
      {count === 0 && <div className={message}>{strings.nothing}</div>}
    </Autocomplete>
  );
}

/** Says how many there are after each change of the search, in the library's one voice. */
function useCountSaid(typed: string, sentence: string) {
  const last = useRef(typed);

  useEffect(() => {
    if (last.current !== typed) announce(sentence);
    last.current = typed;
  }, [typed, sentence]);
}

interface OptionProps<Value extends string> {
  /** For react-aria, which tells options apart by it before they are drawn: by their place they could not change. */
  id: Value;
  option: SelectOption<Value>;
}

function Option<Value extends string>({ id, option }: OptionProps<Value>) {
  const { label, description, icon, lang } = option;

  return (
    <ListBoxItem id={id} value={option} textValue={label} className={optionStyle}>
      <span className={box}>
        <CheckIcon size={13} />
      </span>
      {icon !== undefined && <span className={iconStyle}>{icon}</span>}
      <span className={words}>
        <span lang={lang}>{label}</span>
        {description !== undefined && <span className={note}>{description}</span>}
      </span>
    </ListBoxItem>
  );
}

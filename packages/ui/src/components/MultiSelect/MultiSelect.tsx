import { type ReactNode, type Ref, type RefObject, useEffect, useRef, useState } from 'react';
import { useAutocomplete } from 'react-aria/useAutocomplete';
import { useFilter } from 'react-aria/useFilter';
import { useObjectRef } from 'react-aria/useObjectRef';
import { FieldInputContext, SelectableCollectionContext } from 'react-aria-components/Autocomplete';
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
import { type AllowUndefined, classNames, splitRoot, toAria } from '../../props/index.ts';
import { control, FieldFrame, type FieldWords, useField } from '../Field/index.ts';
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
import {
  box,
  column,
  message,
  popover,
  remove,
  scrolled,
  search,
  tag,
  tags,
  word,
} from './MultiSelect.css.ts';
import { useStrings } from './MultiSelect.strings.ts';

export interface MultiSelectProps<Value extends string>
  extends FieldWords,
    AllowUndefined<
      Pick<
        AriaSelectProps<SelectOption<Value>, 'multiple'>,
        'name' | 'autoFocus' | 'isDisabled' | 'isOpen' | 'defaultOpen' | 'onOpenChange' | 'onBlur'
      >
    > {
  /** The options, in display order. */
  options: readonly SelectOption<Value>[];
  /** The selected values (controlled). */
  value?: readonly Value[] | undefined;
  /** The initially selected values. @default none */
  defaultValue?: readonly Value[] | undefined;
  /** Called with all selected values, in the order of `options`. */
  onChange?: ((value: Value[]) => void) | undefined;
  /** Whether people can only read and copy the selected labels. @default false */
  isReadOnly?: boolean | undefined;
  /** Whether there is a search field above the list. @default true with 12 options or more */
  isSearchable?: boolean | undefined;
  /** The text while nothing is selected. @default 'Select', in the language of the page */
  placeholder?: string | undefined;
  /** A decorative icon at the start of the field. */
  icon?: ReactNode;
  /** Ref of the `<button>`, or of the `<input>` of a read-only field. */
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * Selects any number of options from a list. For a few options that should all be visible, use `CheckboxGroup`.
 *
 * Renders a `<button>` named by label and value, a multi-select list (`role="listbox"`) below it that stays open while
 * selecting, a hidden native `<select multiple>` for forms, and the selected options as removable tags. Follows the APG
 * listbox pattern; keyboard: arrow keys, Home, End, type-ahead, Space, Enter, Esc. With a search field above the list,
 * focus stays in it, Enter selects, the typed text stays, and the number of results is announced once, politely
 * (WCAG 4.1.3).
 *
 * @part multi-select-value the selected label, the number of selected options, or the placeholder
 * @part multi-select-popover the box around the list
 * @part multi-select-list the list
 * @part multi-select-option an option
 * @part multi-select-option-box the box of an option, with its check mark
 * @part multi-select-option-description the second line of an option
 * @part multi-select-message the text instead of an empty list
 * @part multi-select-tags the list of the selected options
 * @part multi-select-tag a selected option
 * @part multi-select-tag-remove the button that removes it
 * @selector [data-open] the list is open
 * @selector [data-invalid] there is an error
 * @selector [data-focus-visible] it has keyboard focus
 * @selector [data-disabled] it is disabled
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
  ref,
  ...given
}: MultiSelectProps<Value>) {
  const strings = useStrings();
  const [root, props] = splitRoot(given, column);
  const trigger = useObjectRef(ref);
  const ids = useField({ hint, error, name: props.name, label });
  const field = {
    label,
    hint,
    error,
    requiredIndicator,
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
        {...given}
        {...field}
        data-part="multi-select"
        ref={ref}
        text={listIn(
          locale,
          chosen.map((option) => option.label),
          'narrow',
        )}
        values={chosen.map((option) => option.value)}
      />
    );
  }

  return (
    <div {...root} data-part="multi-select">
      <AriaSelect<SelectOption<Value>, 'multiple'>
        {...toAria({ ...props, ...ids.describedBy })}
        selectionMode="multiple"
        placeholder={placeholder ?? strings.choose}
        isInvalid={ids.message !== undefined}
        isRequired={requiredIndicator === 'required'}
        validationBehavior="aria"
        disabledKeys={options.filter(({ isDisabled }) => isDisabled).map((option) => option.value)}
        value={keys}
        onChange={(next) => choose((option) => next.includes(option.value))}
      >
        <FieldFrame {...field} ids={ids}>
          <Button
            ref={trigger as Ref<HTMLButtonElement>}
            className={classNames(control, button)}
            data-part="field-control"
          >
            {icon}
            <SelectValue<SelectOption<Value>> className={valueStyle} data-part="multi-select-value">
              {({ isPlaceholder, defaultChildren }) =>
                isPlaceholder ? defaultChildren : <Chosen chosen={chosen} words={strings.chosen} />
              }
            </SelectValue>
            <ChevronDownIcon />
          </Button>
        </FieldFrame>
        <Popover
          {...namedBy(label)}
          className={classNames(menu, popover)}
          data-part="multi-select-popover"
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

/** The label of a single selected option, or the number of several, which the tags below name. */
function Chosen({ chosen, words }: ChosenProps) {
  const [first] = chosen;
  return chosen.length === 1 ? <span lang={first?.lang}>{first?.label}</span> : words(chosen.length);
}

interface ChosenTagsProps<Value extends string> {
  /** The label of the field. */
  field: string;
  chosen: readonly SelectOption<Value>[];
  isDisabled: boolean;
  /** The button of the field, which gets focus after the last tag is removed. */
  trigger: RefObject<HTMLElement | null>;
  onRemove: (value: Value) => void;
}

/** The selected options, each with a button that removes it and moves focus to the next one. */
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
    <ul ref={list} className={tags} data-part="multi-select-tags" aria-label={strings.tags(field)}>
      {chosen.map(({ value, label, lang }, place) => (
        <li key={value} className={tag} data-part="multi-select-tag" data-disabled={isDisabled || undefined}>
          <span className={word} lang={lang}>
            {label}
          </span>
          {!isDisabled && (
            <Button
              className={remove}
              data-part="multi-select-tag-remove"
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
  /** The label of the field, which names the list. */
  field: string;
}

/** All options. */
function List<Value extends string>({ options, field }: ListProps<Value>) {
  return (
    <ListBox
      {...namedBy(field)}
      className={classNames(list, scrolled)}
      data-part="multi-select-list"
      items={options}
    >
      {(option) => <Option id={option.value} option={option} />}
    </ListBox>
  );
}

/**
 * The options that contain the text in the search field, which is empty each time the list opens.
 *
 * It provides what React Aria's `Autocomplete` provides, from the same hook. Every text field imports the module of that
 * component, so a bundler that keeps modules whole would load the hook with each of them.
 */
function SearchedList<Value extends string>({ field, options }: ListProps<Value>) {
  const strings = useStrings();
  const { contains } = useFilter({ sensitivity: 'base' });
  const [inputValue, setInputValue] = useState('');
  const [focusedNodeId, setFocusedNodeId] = useState<string | null>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLElement>(null);
  const { inputProps, collectionProps, collectionRef, filter } = useAutocomplete(
    { inputRef, collectionRef: listRef, filter: (label, query) => contains(label, query.trim()) },
    { inputValue, setInputValue, focusedNodeId, setFocusedNodeId },
  );
  const count = options.filter(({ label }) => contains(label, inputValue.trim())).length;
  useCountSaid(inputValue, count === 0 ? strings.nothing : strings.found(count));

  return (
    <FieldInputContext value={{ ...inputProps, ref: inputRef }}>
      <SelectableCollectionContext
        value={{ ...collectionProps, ...(filter && { filter }), ref: collectionRef }}
      >
        <div className={search}>
          <SearchField label={strings.search(field)} isLabelHidden autoFocus />
        </div>
        <List options={options} field={field} />
        {count === 0 && (
          <div className={message} data-part="multi-select-message">
            {strings.nothing}
          </div>
        )}
      </SelectableCollectionContext>
    </FieldInputContext>
  );
}

/** Announces the number of results after each change of the search. */
function useCountSaid(typed: string, sentence: string) {
  const last = useRef(typed);

  useEffect(() => {
    if (last.current !== typed) announce(sentence);
    last.current = typed;
  }, [typed, sentence]);
}

interface OptionProps<Value extends string> {
  /**
   * React-aria identifies options by this prop before rendering them. Without it, changed options would be mixed up.
   */
  id: Value;
  option: SelectOption<Value>;
}

function Option<Value extends string>({ id, option }: OptionProps<Value>) {
  const { label, description, icon, lang } = option;

  return (
    <ListBoxItem
      id={id}
      value={option}
      textValue={label}
      className={optionStyle}
      data-part="multi-select-option"
    >
      <span className={box} data-part="multi-select-option-box">
        <CheckIcon size={13} />
      </span>
      {icon !== undefined && <span className={iconStyle}>{icon}</span>}
      <span className={words}>
        <span lang={lang}>{label}</span>
        {description !== undefined && (
          <span className={note} data-part="multi-select-option-description">
            {description}
          </span>
        )}
      </span>
    </ListBoxItem>
  );
}

import { type ReactNode, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Popover } from 'react-aria-components/Popover';
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  SelectValue,
} from 'react-aria-components/Select';
import { useControlledState } from 'react-stately/useControlledState';
import { ChevronDownIcon } from '../../icons/index.ts';
import { control, Field, type FieldWords, useField } from '../Field/index.ts';
import {
  button,
  menu,
  namedBy,
  ReadOnlyChoice,
  type SelectOption,
  value as valueStyle,
} from '../Select/index.ts';
import { ChosenTags } from './ChosenTags.tsx';
import { column, root } from './MultiSelect.css.ts';
import { useStrings } from './MultiSelect.strings.ts';
import { List, SearchedList } from './MultiSelectList.tsx';

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
  /** The words while nothing is chosen. @default 'Choose', in the language of the page */
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
  const field = { label, hint, error, ...(necessity !== undefined && { necessity }), isLabelHidden };

  const [keys, setKeys] = useControlledState<readonly Value[], Value[]>(value, defaultValue, onChange);
  const chosen = options.filter((option) => keys.includes(option.value));
  const choose = (isChosen: (option: SelectOption<Value>) => boolean) =>
    setKeys(options.filter(isChosen).map((option) => option.value));

  if (isReadOnly) {
    return (
      <ReadOnlyChoice
        {...field}
        text={strings.list(chosen.map((option) => option.label))}
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
        isRequired={necessity === 'required'}
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

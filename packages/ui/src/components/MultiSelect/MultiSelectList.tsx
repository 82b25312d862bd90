import { useEffect, useRef, useState } from 'react';
import { useFilter } from 'react-aria/useFilter';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { announce } from '../../announcer/index.ts';
import { CheckIcon } from '../../icons/index.ts';
import { SearchField } from '../SearchField/index.ts';
import {
  icon as iconStyle,
  list,
  namedBy,
  note,
  option as optionStyle,
  type SelectOption,
  words,
} from '../Select/index.ts';
import { box, message, scrolled, search } from './MultiSelect.css.ts';
import { useStrings } from './MultiSelect.strings.ts';

interface ListProps<Value extends string> {
  options: readonly SelectOption<Value>[];
  /** Of which field they are the answers: the name of the list. */
  field: string;
}

/** All answers. */
export function List<Value extends string>({ options, field }: ListProps<Value>) {
  return (
    <ListBox {...namedBy(field)} className={`${list} ${scrolled}`} items={options}>
      {(option) => <Option id={option.value} option={option} />}
    </ListBox>
  );
}

/** The answers that hold what is typed above them. It is typed anew each time the list opens. */
export function SearchedList<Value extends string>({ field, options }: ListProps<Value>) {
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

import { useState } from 'react';
import { useFilter } from 'react-aria/useFilter';
import { useControlledState } from 'react-stately/useControlledState';
import type { ComboBoxOption } from './ComboBox.tsx';
import { matching, type SearchOptions, useSearch } from './useSearch.ts';

interface ComboBoxState extends SearchOptions<ComboBoxOption> {
  options: readonly ComboBoxOption[];
  value: string | null | undefined;
  defaultValue: string | null;
  onChange: ((value: string | null) => void) | undefined;
  allowsCustomValue: boolean;
}

/**
 * Three things that are easily mixed up: the value, the text in the field, and what the list is searched for.
 * The text is a draft while a person types, and otherwise the name of the value.
 */
export function useComboBox({
  options,
  value: given,
  defaultValue,
  onChange,
  allowsCustomValue,
  ...asking
}: ComboBoxState) {
  const [value, setValue] = useControlledState<string | null>(given, defaultValue, onChange);
  const [draft, setDraft] = useState<{ text: string; value: string | null }>();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<ComboBoxOption>();
  const [isTyping, setTyping] = useState(false);
  const compare = useFilter({ sensitivity: 'base' });
  const isAsync = asking.onSearch !== undefined;
  const { found, ...search } = useSearch(asking);

  const shown = isAsync ? (found ?? options) : matching(options, query, compare);
  const known = [chosen, ...options, ...shown].find((option) => option?.value === value);
  // A draft is one of the value it was typed over: what the host sets meanwhile wins.
  const isDraft = draft !== undefined && draft.value === value;
  const name = known?.label ?? (allowsCustomValue ? (value ?? '') : '');

  const isSame = (one: string, other: string) =>
    one.length === other.length && compare.startsWith(one, other);

  const choose = (key: string | null) => {
    const option = shown.find((one) => one.value === key);
    if (option) setChosen(option);
    setDraft(undefined);
    setValue(key);
  };

  const write = (text: string) => {
    const typed = text === '' ? null : text;
    // Who types the whole name of an answer at hand means it, without choosing it from the list.
    const named = isAsync ? undefined : options.find(({ label }) => isSame(label, text));
    const next = allowsCustomValue || typed === null ? (named?.value ?? typed) : value;
    setDraft({ text, value: next });
    setValue(next);
    setQuery(text);
  };

  return {
    value,
    /** What the value is called. */
    name,
    text: isDraft ? draft.text : name,
    /** The option that is chosen; free text is none. */
    chosenKey: isDraft && allowsCustomValue ? null : (known?.value ?? null),
    /** What is in the list now. */
    shown,
    query,
    compare,
    ...search,
    choose,
    /** The list should be open, since something was typed. */
    isTyping,
    type(text: string) {
      write(text);
      setTyping(true);
      search.search(text);
    },
    clear: () => write(''),
    /** Back to what it was at first, as the form around it asks. */
    reset() {
      setDraft(undefined);
      setValue(defaultValue);
    },
    /** Opened by hand: everything is shown, whatever the field says. */
    showAll() {
      setQuery('');
      search.search('');
    },
    close() {
      setTyping(false);
      search.stop();
    },
  };
}

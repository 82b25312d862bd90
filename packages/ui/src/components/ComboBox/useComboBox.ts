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
 * Manages the value, the text in the field, and the query that filters the list, which are different things.
 * The text is a draft while a person types, and otherwise the label of the value.
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
  // A draft belongs to the value it was typed over. If the app sets another value meanwhile, that value wins.
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
    // Typing the whole label of a local option selects it.
    const named = isAsync ? undefined : options.find(({ label }) => isSame(label, text));
    const next = allowsCustomValue || typed === null ? (named?.value ?? typed) : value;
    setDraft({ text, value: next });
    setValue(next);
    setQuery(text);
  };

  return {
    value,
    /** The label of the value. */
    name,
    text: isDraft ? draft.text : name,
    /** The selected option; `null` for free text. */
    chosenKey: isDraft && allowsCustomValue ? null : (known?.value ?? null),
    /** The options in the list. */
    shown,
    query,
    compare,
    ...search,
    choose,
    /** Whether the list should be open because a person typed. */
    isTyping,
    type(text: string) {
      write(text);
      setTyping(true);
      search.search(text);
    },
    clear: () => write(''),
    /** Restores the initial value when the surrounding form is reset. */
    reset() {
      setDraft(undefined);
      setValue(defaultValue);
    },
    /** Shows all options, regardless of the text in the field. */
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

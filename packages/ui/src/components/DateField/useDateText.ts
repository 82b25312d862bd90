import type { DateValue } from '@internationalized/date';
import { useMemo, useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';

/** The string format of a date value. Memoize the object. */
export interface DateText {
  /** Throws if the string isn't a date. */
  parse: (text: string) => DateValue;
  print: (value: DateValue) => string;
  /** Corrects the result of an edit, given the previous value. */
  follow?: ((next: DateValue, previous: DateValue) => DateValue) | undefined;
}

export interface DateTextProps {
  /** The date as a string (controlled); `null` for none. */
  value?: string | null | undefined;
  /** The initial date (uncontrolled). */
  defaultValue?: string | null | undefined;
  /** Called with a complete date as a string, or `null` when there isn't one anymore. */
  onChange?: ((value: string | null) => void) | undefined;
}

/** Converts between strings for the app and dates for react-aria. */
export function useDateText({ value, defaultValue = null, onChange }: DateTextProps, format: DateText) {
  const [text, setText] = useControlledState<string | null>(value, defaultValue, onChange);
  // The same string must give the same object, because react-aria resets incomplete parts when the value changes.
  const given = useDate(text, format);
  const [draft, setDraft] = useState<{ of: string | null; date: DateValue }>();
  const date = draft && draft.of === text ? draft.date : given;

  const commit = (next: DateValue | null) => {
    setDraft(undefined);
    if (next === null) setText(null);
    else if (given === null || next.compare(given) !== 0) setText(format.print(next));
  };

  return {
    text,
    date,
    change(next: DateValue | null) {
      const followed = next && date && format.follow ? format.follow(next, date) : next;
      // Typing 2026 starts with 2, and the app shouldn't get the year 2.
      if (followed && followed.year < 1000) setDraft({ of: text, date: followed });
      else commit(followed);
    },
    /** On blur: a two-digit year is in this century, and an incomplete date becomes `null`. */
    leave(isPartial: boolean) {
      if (isPartial) commit(null);
      else if (date && date !== given) commit(date.year < 100 ? date.add({ years: 2000 }) : date);
    },
  };
}

/** Parses a date; `null` for none or for an invalid string. */
export function useDate(text: string | null | undefined, { parse }: DateText) {
  return useMemo(() => {
    try {
      return text ? parse(text) : null;
    } catch {
      return null;
    }
  }, [text, parse]);
}

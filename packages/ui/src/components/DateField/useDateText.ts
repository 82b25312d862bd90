import type { DateValue } from '@internationalized/date';
import { useMemo, useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';

/** How a date stands as text outside the field. Keep one object for as long as it reads the same. */
export interface DateText {
  /** Throws when the text is no date. */
  parse: (text: string) => DateValue;
  print: (value: DateValue) => string;
  /** Corrects what an edit of the value before it has led to. */
  follow?: (next: DateValue, previous: DateValue) => DateValue;
}

export interface DateTextProps {
  /** The date as text, when the host decides; `null` for none. */
  value?: string | null;
  /** The date at first. */
  defaultValue?: string | null;
  /** Gets the text of a whole date, or `null` when there is none any more. */
  onChange?: (value: string | null) => void;
}

/** Text for the host, a date for react-aria. */
export function useDateText({ value, defaultValue = null, onChange }: DateTextProps, format: DateText) {
  const [text, setText] = useControlledState<string | null>(value, defaultValue, onChange);
  // The same text must stay the same object: react-aria drops half typed parts when the value is another one.
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
      // Of 2026 first comes 2: no host should hear of the year 2.
      if (followed && followed.year < 1000) setDraft({ of: text, date: followed });
      else commit(followed);
    },
    /** When focus leaves: a year of two digits is of this century, and a date that lost a part is none. */
    leave(isPartial: boolean) {
      if (isPartial) commit(null);
      else if (date && date !== given) commit(date.year < 100 ? date.add({ years: 2000 }) : date);
    },
  };
}

/** The date a text stands for; `null` for none, and for text that is no date. */
export function useDate(text: string | null | undefined, { parse }: DateText) {
  return useMemo(() => {
    try {
      return text ? parse(text) : null;
    } catch {
      return null;
    }
  }, [text, parse]);
}

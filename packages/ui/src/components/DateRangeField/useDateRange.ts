import type { DateValue } from '@internationalized/date';
import { useMemo, useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { type DateRange, inThisCentury, isWhole, type PartialRange, rangeOf, textOf } from './dateRange.ts';

export interface DateRangeValueProps {
  /** The dates (controlled); `null` for none. */
  value?: DateRange | null | undefined;
  /** The initial dates. */
  defaultValue?: DateRange | null | undefined;
  /** Called with two complete dates, or `null` when there aren't two anymore. */
  onChange?: ((value: DateRange | null) => void) | undefined;
}

/** Converts between strings for the app and dates for react-aria, and keeps dates whose years are being typed. */
export function useDateRange({ value, defaultValue = null, onChange }: DateRangeValueProps) {
  const [text, setText] = useControlledState<DateRange | null>(value, defaultValue, onChange);
  const key = text ? `${text.start}/${text.end}` : '';
  const given = useMemo(() => rangeOf(...(key.split('/') as [string?, string?])), [key]);
  const [draft, setDraft] = useState<{ of: string; range: PartialRange }>();
  const range = draft && draft.of === key ? draft.range : given;

  const change = (next: PartialRange | null) => {
    if (next && !isWhole(next)) return setDraft({ of: key, range: next });
    setDraft(undefined);
    if (!next?.start || !next.end) return setText(null);
    const texts = { start: textOf(next.start), end: textOf(next.end) };
    if (texts.start !== text?.start || texts.end !== text.end) setText(texts);
  };

  return {
    text,
    range,
    change,
    /** On blur: a two-digit year is in this century, and an incomplete date is removed. */
    leave(incomplete: { start: boolean; end: boolean }) {
      if (!range) return;
      const kept = (name: 'start' | 'end'): DateValue | null =>
        incomplete[name] ? null : inThisCentury(range[name]);
      const next = { start: kept('start'), end: kept('end') };
      if (isWhole(next)) return change(next);
      setText(null);
      setDraft({ of: '', range: next });
    },
  };
}

import { useRef, useState } from 'react';
import {
  type Draft,
  draftOf,
  type InternationalPhone,
  phoneOf,
  withoutCallingCode,
} from './internationalPhone.ts';

interface PhoneState {
  value: string | undefined;
  defaultValue: string;
  defaultCountry: string | null;
  offered: readonly string[];
  onChange: ((number: string, phone: InternationalPhone) => void) | undefined;
  /** A calling code was taken out of what was pasted or typed. */
  onTaken: (country: string) => void;
}

/**
 * Keeps what was typed as it was typed. A calling code in it goes over to the country: of a pasted or filled-in number
 * at once, of one typed by hand when the field is left.
 */
export function useInternationalPhone({
  value,
  defaultValue,
  defaultCountry,
  offered,
  onChange,
  onTaken,
}: PhoneState) {
  const first = () => draftOf(value ?? defaultValue, defaultCountry, offered);
  const [draft, setDraft] = useState<Draft>(first);
  const isPasted = useRef(false);
  const isHosts = value !== undefined && value !== phoneOf(draft, offered).number;
  const shown = isHosts ? draftOf(value, draft.country, offered) : draft;

  const write = (next: Draft) => {
    setDraft(next);
    const phone = phoneOf(next, offered);
    onChange?.(phone.number, phone);
  };

  /** True when there was a calling code. */
  const take = (given: Draft) => {
    const next = withoutCallingCode(given, offered);
    if (next === undefined || next.country === null) return false;
    write(next);
    onTaken(next.country);
    return true;
  };

  return {
    ...shown,
    phone: phoneOf(shown, offered),
    choose: (country: string | null) => write({ ...shown, country }),
    type(typed: string) {
      // A browser fills a whole number in at once, as pasting does.
      const isWhole = isPasted.current || typed.length > shown.typed.length + 1;
      isPasted.current = false;
      const next = { ...shown, typed };
      if (!isWhole || !take(next)) write(next);
    },
    paste: () => {
      isPasted.current = true;
    },
    leave: () => void take(shown),
    reset: () => setDraft(first()),
  };
}

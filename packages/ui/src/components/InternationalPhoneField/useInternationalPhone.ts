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
  /** Called when a calling code was removed from the input and its country was set. */
  onTaken: (country: string) => void;
}

/**
 * State of the two fields. Typed text isn't reformatted. A calling code in it sets the country: immediately for a
 * pasted or filled-in number, on blur for a typed one.
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

  /** Moves a calling code to the country. Returns whether there was one. */
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
      // Autofill inserts a whole number at once, as pasting does.
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

import { useState } from 'react';
import { bareNumber, type PhoneProblem, phoneProblem } from './phone.ts';

export interface PhoneRule {
  /** How many digits a number has, exactly. */
  digits: number;
  /** The number, when the host decides. */
  value?: string;
  /** The number at first. */
  defaultValue?: string;
  /** The bare number, and what is wrong with it, if anything; the host says it in `error` when it is time. */
  onChange?: (number: string, problem: PhoneProblem | undefined) => void;
  /**
   * What a number is of what was typed. Give one that drops the country code of the place, where people paste
   * numbers that have it. @default bareNumber
   */
  normalise?: (typed: string) => string;
}

/** Keeps what was typed as it was typed, and tells the host the number. */
export function usePhone({ digits, value, defaultValue = '', onChange, normalise = bareNumber }: PhoneRule) {
  const [typed, setTyped] = useState(value ?? defaultValue);
  const isHosts = value !== undefined && value !== normalise(typed);

  return {
    value: isHosts ? value : typed,
    onChange: (next: string) => {
      setTyped(next);
      onChange?.(normalise(next), phoneProblem(next, digits, normalise));
    },
  };
}

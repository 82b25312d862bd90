import { type Locale, pricing } from '@console/contract/rules';
import { regionalTag, useLanguage } from './useMessages.tsx';

/** Formats numbers in the language of the page. */
export interface NumberFormats {
  /** "3,000" */
  number: (value: number) => string;
  /** A fraction of 1: "75%", and below 1% with a decimal: "0.4%". */
  percent: (share: number) => string;
  /** An amount in the product's currency, without agorot: "₪1,234". */
  money: (amount: number) => string;
}

const made = new Map<Locale, NumberFormats>();

/** The number formats of the page's language. */
export const useNumberFormats = () => numberFormatsIn(useLanguage());

/** The number formats of a language, created once. */
export function numberFormatsIn(language: Locale): NumberFormats {
  const formats = made.get(language) ?? make(regionalTag(language));
  made.set(language, formats);
  return formats;
}

function make(region: string): NumberFormats {
  const number = new Intl.NumberFormat(region);
  const percent = new Intl.NumberFormat(region, { style: 'percent' });
  const smallPercent = new Intl.NumberFormat(region, { style: 'percent', maximumFractionDigits: 1 });
  const money = new Intl.NumberFormat(region, {
    style: 'currency',
    currency: pricing.currency,
    maximumFractionDigits: 0,
  });
  return {
    number: number.format,
    percent: (share) => (share < 0.01 ? smallPercent : percent).format(share),
    money: money.format,
  };
}

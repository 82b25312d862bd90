import type { Locale } from '@console/contract/rules';

/** A language as it is written where the product is sold, for dates, numbers and the library: `he-IL`. */
export const regionalTag = (language: Locale) => `${language}-IL`;

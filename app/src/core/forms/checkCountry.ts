import { isCountryCode } from '@console/contract/rules';
import type { Words } from '../i18n/index.ts';

/** A country is in the list, by its code; `undefined` when there is nothing to say. `field` is its label. */
export const checkCountry = (code: string, field: string, words: Words) =>
  isCountryCode(code) ? undefined : words('forms.country', { field });

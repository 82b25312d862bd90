import { isCountryCode } from '@console/contract/rules';
import type { Translate } from '../i18n/index.ts';

/** A country is in the list, by its code; `undefined` when there is nothing to say. `field` is its label. */
export const checkCountry = (code: string, field: string, t: Translate) =>
  isCountryCode(code) ? undefined : t('forms.country', { field });

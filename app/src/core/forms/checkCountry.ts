import { isCountryCode } from '@console/contract/rules';
import type { Translate } from '../i18n/index.ts';

/** Checks that a country code is in the list. Returns the error, or `undefined`. `field` is the label of the field. */
export const checkCountry = (code: string, field: string, t: Translate) =>
  isCountryCode(code) ? undefined : t('forms.country', { field });

import { contactStatuses } from '@console/contract/rules';
import type { Translate } from '../../../core/i18n/index.ts';
import { type ContactField, contactFields } from './contactFields.ts';

/** What the fields are called. */
export const labelsIn = (t: Translate) =>
  Object.fromEntries(contactFields.map((field) => [field, t(`contactForm.${field}`)])) as Record<
    ContactField,
    string
  >;

/** A status in words; one the console does not know is shown as the server calls it. */
export function statusIn(status: string, t: Translate) {
  const known = contactStatuses.find((one) => one === status);
  return known ? t(`contactForm.status.${known}`) : status;
}

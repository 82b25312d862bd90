import { contactStatuses } from '@console/contract/rules';
import type { Words } from '../../../core/i18n/index.ts';
import { type ContactField, contactFields } from './contactFields.ts';

/** What the fields are called. */
export const labelsIn = (words: Words) =>
  Object.fromEntries(contactFields.map((field) => [field, words(`contactForm.${field}`)])) as Record<
    ContactField,
    string
  >;

/** A status in words; one the console does not know is shown as the server calls it. */
export function statusIn(status: string, words: Words) {
  const known = contactStatuses.find((one) => one === status);
  return known ? words(`contactForm.status.${known}`) : status;
}

import { contactStatuses } from '@console/contract/rules';
import type { Translate } from '../../../core/i18n/index.ts';
import { type ContactField, contactFields } from './contactFields.ts';

/** The label of each field. */
export const labelsIn = (t: Translate) =>
  Object.fromEntries(contactFields.map((field) => [field, t(`contactForm.${field}`)])) as Record<
    ContactField,
    string
  >;

/** The label of a status. An unknown status is shown as the server sends it. */
export function statusIn(status: string, t: Translate) {
  const known = contactStatuses.find((one) => one === status);
  return known ? t(`contactForm.status.${known}`) : status;
}

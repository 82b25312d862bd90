import { defaults, normalisePhone } from '@console/contract/rules';
import type { MessageKey } from '../../core/i18n/index.ts';

/** The labels of the form's fields, keyed by the server's field names. */
export const fieldLabels = {
  name: 'organization.name',
  pronounciation_name: 'organization.pronunciation',
  industry: 'organization.industry',
  country: 'organization.country',
  address: 'organization.address',
  official_phone: 'organization.ownerPhone',
  timeZone: 'common.timeZone',
  workingHoursAndDays: 'organization.hours',
  pricing: 'organization.pricing',
  features: 'organization.features',
} as const satisfies Record<string, MessageKey>;

/** The values of the form; the country is its code. */
export type OrganizationValues = Record<keyof typeof fieldLabels, string>;

interface Described extends Omit<OrganizationValues, 'country' | 'timeZone'> {
  country: { code: string };
  /** Not every server has it. */
  timeZone?: string;
}

const names = Object.keys(fieldLabels) as (keyof typeof fieldLabels)[];

/** The form values of an organization. */
export const organizationValuesOf = (organization: Described) =>
  Object.fromEntries(
    names.map((name) => [name, name === 'country' ? organization.country.code : (organization[name] ?? '')]),
  ) as OrganizationValues;

/** The body to send: only the fields of the form, with the country as an object. */
export const fieldsOf = ({ country, timeZone, ...texts }: OrganizationValues) => ({
  ...texts,
  name: texts.name.trim(),
  official_phone: normalisePhone(texts.official_phone),
  ...(timeZone && { timeZone }),
  country: { code: country },
});

/** The initial values of a new organization. */
export const newOrganizationValues = organizationValuesOf({ ...defaults.organization, name: '' });

import { defaults, normalisePhone } from '@console/contract/rules';
import type { MessageKey } from '../../core/i18n/index.ts';

/** The fields of the form, by the names the server knows them by, and what each is called. */
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

/** What the form holds; the country as its code. */
export type OrganizationValues = Record<keyof typeof fieldLabels, string>;

interface Described extends Omit<OrganizationValues, 'country' | 'timeZone'> {
  country: { code: string };
  /** A server may not know of it. */
  timeZone?: string;
}

const names = Object.keys(fieldLabels) as (keyof typeof fieldLabels)[];

/** What the form shows of an organization. */
export const organizationValuesOf = (organization: Described) =>
  Object.fromEntries(
    names.map((name) => [name, name === 'country' ? organization.country.code : (organization[name] ?? '')]),
  ) as OrganizationValues;

/** What is sent: its own fields and nothing else; the country as an object. */
export const fieldsOf = ({ country, timeZone, ...texts }: OrganizationValues) => ({
  ...texts,
  name: texts.name.trim(),
  official_phone: normalisePhone(texts.official_phone),
  ...(timeZone && { timeZone }),
  country: { code: country },
});

/** What a new organization starts with. */
export const newOrganizationValues = organizationValuesOf({ ...defaults.organization, name: '' });

import { z } from 'zod';
import { Channel } from './channels.ts';
import { defineEndpoint } from './endpoint.ts';
import { withCode } from './fieldErrors.ts';
import { filled, id, lengths, nothing, stamps, text } from './fields.ts';
import { Integration } from './integrations.ts';
import { listQuery } from './lists.ts';
import { isCountryCode } from './rules/countries.ts';
import { permissions, roles } from './rules/roles.ts';
import { isTimeZone } from './rules/timeZones.ts';

const countryCode = z
  .string()
  .toLowerCase()
  .length(2)
  .refine(isCountryCode, withCode('not-in-list', 'country is malformed, please choose from the list'));

/** A country as an object or as an ISO 3166-1 code; parsed to `{ code }` in lower case. */
export const CountryInput = z
  .union([z.object({ code: countryCode }), countryCode.transform((code) => ({ code }))])
  .meta({ id: 'CountryInput' });

const timeZone = z
  .string()
  .max(64, { abort: true })
  .refine(isTimeZone, withCode('not-in-list', 'timeZone must be an IANA name'));

const details = {
  name: filled(),
  pronounciation_name: text(lengths.name),
  address: text(500),
  official_phone: text(lengths.phone),
  industry: text(lengths.name),
  workingHoursAndDays: text(2000),
  pricing: text(),
  features: text(),
};

/** The fields of a new organization. The person who creates it becomes its owner. */
export const OrganizationFields = z
  .object({ ...details, country: CountryInput, timeZone })
  .partial()
  .required({ name: true })
  .meta({ id: 'OrganizationFields' });
export type OrganizationFields = z.input<typeof OrganizationFields>;

export const OrganizationPatch = OrganizationFields.partial().meta({ id: 'OrganizationPatch' });
export type OrganizationPatch = z.input<typeof OrganizationPatch>;

/** A business with its channels, its integrations and the permissions of the caller. */
export const Organization = z
  .object({
    id,
    ...details,
    owner: id,
    country: z.object({ code: z.string() }),
    timeZone: z.string(),
    channels: z.array(Channel),
    integrations: z.array(Integration),
    hasPaymentMethod: z
      .boolean()
      .describe('Whether the owner has a way to pay, so that channels can be added.'),
    role: z.enum(roles).describe("The caller's role."),
    permissions: z.array(z.enum(permissions)).describe("The caller's permissions."),
    ...stamps,
  })
  .meta({ id: 'Organization' });
export type Organization = z.infer<typeof Organization>;

const params = z.object({ id });

export const listOrganizations = defineEndpoint({
  method: 'GET',
  path: '/organizations',
  summary: 'The organizations the caller is a member of.',
  query: listQuery(['name', 'createdAt']),
  reply: z.array(Organization),
});
export const readOrganization = defineEndpoint({
  method: 'GET',
  path: '/organizations/:id',
  summary: 'One organization.',
  params,
  reply: Organization,
});
export const createOrganization = defineEndpoint({
  method: 'POST',
  path: '/organizations',
  summary: 'Registers a business.',
  body: OrganizationFields,
  reply: Organization,
  status: 201,
});
export const updateOrganization = defineEndpoint({
  method: 'PATCH',
  path: '/organizations/:id',
  summary: 'Changes an organization.',
  params,
  body: OrganizationPatch,
  reply: Organization,
});
export const deleteOrganization = defineEndpoint({
  method: 'DELETE',
  path: '/organizations/:id',
  summary:
    'Deletes an organization and everything in it. Nobody can access it, and it is erased in the night after the next 24 hours.',
  params,
  reply: nothing,
  status: 204,
});

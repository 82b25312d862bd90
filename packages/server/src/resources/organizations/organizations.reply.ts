import type * as contract from '@console/contract';
import { permissionsOf } from '../../api/permissions.ts';
import type { OrganizationRow } from './organizations.queries.ts';

/** An organization in the contract's shape, with those of `channels` that belong to it. */
export function toOrganization(row: OrganizationRow, channels: contract.Channel[]): contract.Organization {
  return {
    id: row.id,
    name: row.name,
    pronounciation_name: row.pronounciation_name,
    owner: row.owner_id,
    country: { code: row.country_code },
    address: row.address,
    official_phone: row.official_phone,
    industry: row.industry,
    workingHoursAndDays: row.working_hours_and_days,
    pricing: row.pricing,
    features: row.features,
    timeZone: row.time_zone,
    channels: channels.filter(({ organization }) => organization === row.id),
    integrations: row.integrations.map((integration) => toIntegration(row.id, integration)),
    hasPaymentMethod: Boolean(row.can_owner_pay),
    role: row.role,
    permissions: permissionsOf(row.role, row.permissions),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** A connected service, without its configuration, which only the integrations call returns. */
const toIntegration = (
  organization: string,
  { id, type_id, enabled, channel_id, created_at, updated_at }: OrganizationRow['integrations'][number],
): contract.Integration => ({
  id,
  type: type_id,
  enabled,
  configuration: null,
  storedConfiguration: null,
  channel: channel_id,
  organization,
  connectedAt: created_at,
  createdAt: created_at,
  updatedAt: updated_at,
});

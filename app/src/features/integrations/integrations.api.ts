import type { IntegrationFields, IntegrationPatch, integrations, integrationTypes } from '@console/contract';
import { call } from '../../core/http/call.ts';

/** The services that can be connected. */
export const listIntegrationTypes = (signal: AbortSignal) =>
  call<typeof integrationTypes.listIntegrationTypes>('GET', '/integrationTypes/', { signal });

/** The connections of an organization. */
export const listIntegrations = (orgId: string, signal?: AbortSignal) =>
  call<typeof integrations.listIntegrations>('GET', '/organization/:orgId/integrations', {
    params: { orgId },
    signal,
  });

/** Connects a service. */
export const createIntegration = (orgId: string, fields: IntegrationFields, idempotencyKey: string) =>
  call<typeof integrations.createIntegration>('POST', '/organization/:orgId/integrations', {
    params: { orgId },
    body: fields,
    idempotencyKey,
  });

/** Changes some fields of a connection and keeps the others. */
export const updateIntegration = (orgId: string, id: string, fields: IntegrationPatch) =>
  call<typeof integrations.updateIntegration>('PATCH', '/organization/:orgId/integrations/:id', {
    params: { orgId, id },
    body: fields,
  });

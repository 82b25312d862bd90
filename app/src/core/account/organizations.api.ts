import type { OrganizationFields, OrganizationPatch, organizations } from '@console/contract';
import { call, callTagged } from '../http/call.ts';

/** Protects a change: the version it is based on, and the key of the operation. */
interface ChangeOptions {
  etag: string | null;
  idempotencyKey: string;
}

/** The organizations the caller is a member of, with their channels. */
export const listOrganizations = (signal?: AbortSignal) =>
  call<typeof organizations.listOrganizations>('GET', '/organizations', { signal });

/** One organization, with its `etag`. */
export const readOrganization = (id: string, signal?: AbortSignal) =>
  callTagged<typeof organizations.readOrganization>('GET', '/organizations/:id', { params: { id }, signal });

/** Registers a business. The caller becomes its owner. */
export const createOrganization = (fields: OrganizationFields, idempotencyKey: string) =>
  callTagged<typeof organizations.createOrganization>('POST', '/organizations', {
    body: fields,
    idempotencyKey,
  });

/** Changes the profile of an organization, without its contacts, channels, billing and owner. */
export const updateOrganization = (id: string, fields: OrganizationPatch, options: ChangeOptions) =>
  callTagged<typeof organizations.updateOrganization>('PATCH', '/organizations/:id', {
    params: { id },
    body: fields,
    ...options,
  });

/** Deletes an organization and everything in it. */
export const deleteOrganization = (id: string) =>
  call<typeof organizations.deleteOrganization>('DELETE', '/organizations/:id', { params: { id } });

import type { personalData } from '@console/contract';
import { call } from '../../core/http/call.ts';
import { download } from '../../core/http/download.ts';

const ofContact = '/organization/:orgId/contacts/:id/erasure';
const ofOrganization = '/organization/:orgId/erasures';
const retention = '/organization/:orgId/retention';

/** What the erasure of a contact would remove, and from when on it can't be undone. */
export const planErasure = (orgId: string, id: string, signal: AbortSignal) =>
  call<typeof personalData.planErasure>('GET', ofContact, { params: { orgId, id }, signal, keeps: false });

/** Hides a contact with everything about it, until it is erased. */
export const eraseContact = (orgId: string, id: string, idempotencyKey: string) =>
  call<typeof personalData.eraseContact>('POST', ofContact, { params: { orgId, id }, idempotencyKey });

/** The erasures of an organization, newest first. */
export const listErasures = (orgId: string, signal?: AbortSignal) =>
  call<typeof personalData.listErasures>('GET', ofOrganization, { params: { orgId }, signal, keeps: false });

/** Brings back what waits to be erased. */
export const undoErasure = (orgId: string, id: string) =>
  call<typeof personalData.undoErasure>('DELETE', `${ofOrganization}/:id`, { params: { orgId, id } });

/** The organizations that the person has deleted, newest first. */
export const listOwnErasures = (signal?: AbortSignal) =>
  call<typeof personalData.listOwnErasures>('GET', '/user/erasures', { signal });

/** Brings back a deleted organization that waits to be erased. */
export const restoreOrganization = (id: string) =>
  call<typeof personalData.restoreOrganization>('DELETE', '/user/erasures/:id', { params: { id } });

/** For how many days recordings and transcripts are kept, and what these or other days would remove. */
export const readRetention = (orgId: string, days?: number, signal?: AbortSignal) =>
  call<typeof personalData.readRetention>('GET', retention, {
    ...{ params: { orgId }, signal, keeps: false },
    ...(days !== undefined && { query: { days } }),
  });

/** Sets for how many days recordings and transcripts are kept; `null` for ever. */
export const setRetention = (orgId: string, days: number | null, idempotencyKey: string) =>
  call<typeof personalData.setRetention>('PUT', retention, {
    ...{ params: { orgId }, body: { days }, idempotencyKey },
  });

/** What a download needs, beside the IDs. */
interface CopyOptions {
  signal: AbortSignal;
  onProgress: (bytes: number) => void;
}

/** Everything about a contact as a ZIP archive. */
export const copyContact = (orgId: string, id: string, options: CopyOptions) =>
  download<typeof personalData.copyContact>('/organization/:orgId/contacts/:id/copy', {
    ...{ ...options, params: { orgId, id } },
  });

/** Everything in an organization as a ZIP archive. */
export const copyOrganization = (orgId: string, options: CopyOptions) =>
  download<typeof personalData.copyOrganization>('/organization/:orgId/copy', {
    ...{ ...options, params: { orgId } },
  });

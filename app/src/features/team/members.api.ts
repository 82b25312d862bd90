import type { MemberFields, MemberPatch, members } from '@console/contract';
import { call } from '../../core/http/call.ts';

/** The team of an organization: everybody in it, and who is invited. */
export const listMembers = (orgId: string, signal?: AbortSignal) =>
  call<typeof members.listMembers>('GET', '/organization/:orgId/members', { params: { orgId }, signal });

/** Invites somebody, who joins at the first sign-in with the address. */
export const inviteMember = (orgId: string, fields: MemberFields, idempotencyKey: string) =>
  call<typeof members.inviteMember>('POST', '/organization/:orgId/members', {
    params: { orgId },
    body: fields,
    idempotencyKey,
  });

/** Changes what a member is called and may do, or gives a new password. */
export const updateMember = (orgId: string, id: string, fields: MemberPatch, idempotencyKey: string) =>
  call<typeof members.updateMember>('PATCH', '/organization/:orgId/members/:id', {
    params: { orgId, id },
    body: fields,
    idempotencyKey,
  });

/** Takes somebody off the team, or takes an invitation back. */
export const removeMember = (orgId: string, id: string) =>
  call<typeof members.removeMember>('DELETE', '/organization/:orgId/members/:id', { params: { orgId, id } });

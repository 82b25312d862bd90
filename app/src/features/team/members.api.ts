import type { MemberFields, MemberPatch, members } from '@console/contract';
import { call } from '../../core/http/call.ts';

/** The team of an organization: members and invitations. */
export const listMembers = (orgId: string, signal?: AbortSignal) =>
  call<typeof members.listMembers>('GET', '/organization/:orgId/members', { params: { orgId }, signal });

/** Invites a person, who joins with their first sign-in with the email address. */
export const inviteMember = (orgId: string, fields: MemberFields, idempotencyKey: string) =>
  call<typeof members.inviteMember>('POST', '/organization/:orgId/members', {
    params: { orgId },
    body: fields,
    idempotencyKey,
  });

/** Changes a member's name, role and permissions, or sets a new password. */
export const updateMember = (orgId: string, id: string, fields: MemberPatch, idempotencyKey: string) =>
  call<typeof members.updateMember>('PATCH', '/organization/:orgId/members/:id', {
    params: { orgId, id },
    body: fields,
    idempotencyKey,
  });

/** Removes a member from the team, or withdraws an invitation. */
export const removeMember = (orgId: string, id: string) =>
  call<typeof members.removeMember>('DELETE', '/organization/:orgId/members/:id', { params: { orgId, id } });

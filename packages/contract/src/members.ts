import { z } from 'zod';
import { newPassword } from './credentials.ts';
import { defineEndpoint } from './endpoint.ts';
import {
  email,
  filled,
  id,
  inOrganization,
  instant,
  lengths,
  nothing,
  reference,
  stamps,
  text,
} from './fields.ts';
import { listQuery } from './lists.ts';
import { assignableRoles, permissions, roles } from './rules/roles.ts';

const granted = z.array(z.enum(permissions)).max(permissions.length);

/** The person to invite. Without `permissions` they get the permissions of their role. */
export const MemberFields = z
  .object({
    name: filled(),
    email,
    role: z.enum(assignableRoles),
    permissions: granted,
    password: newPassword,
  })
  .partial({ permissions: true, password: true })
  .meta({ id: 'MemberFields' });
export type MemberFields = z.infer<typeof MemberFields>;

/** The fields that can change; the email address can't. A new role without `permissions` sets its own permissions. */
export const MemberPatch = MemberFields.omit({ email: true }).partial().meta({ id: 'MemberPatch' });
export type MemberPatch = z.infer<typeof MemberPatch>;

/** A team member. `joinedAt` is null until the first sign-in, and so is `user` unless a password was set. */
export const Member = z
  .object({
    id,
    organization: id,
    user: reference,
    name: text(lengths.name),
    email: text(lengths.email),
    picture: text(lengths.url).nullable(),
    role: z.enum(roles),
    permissions: granted,
    joinedAt: instant.nullable(),
    ...stamps,
  })
  .meta({ id: 'Member' });
export type Member = z.infer<typeof Member>;

const one = z.object({ orgId: id, id });

export const listMembers = defineEndpoint({
  method: 'GET',
  path: '/organization/:orgId/members',
  summary: 'The team of an organization.',
  params: inOrganization,
  query: listQuery(['name', 'role', 'createdAt']),
  reply: z.array(Member),
});
export const inviteMember = defineEndpoint({
  method: 'POST',
  path: '/organization/:orgId/members',
  summary: 'Invites someone to the team; 429 when the organization has invited too many within a minute.',
  params: inOrganization,
  body: MemberFields,
  reply: Member,
  status: 201,
});
export const updateMember = defineEndpoint({
  method: 'PATCH',
  path: '/organization/:orgId/members/:id',
  summary: 'Changes what a member may do, or gives a password, which counts as an invitation does.',
  params: one,
  body: MemberPatch,
  reply: Member,
});
export const removeMember = defineEndpoint({
  method: 'DELETE',
  path: '/organization/:orgId/members/:id',
  summary: 'Takes someone off the team.',
  params: one,
  reply: nothing,
  status: 204,
});

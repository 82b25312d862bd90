import type { Member } from '@console/contract';
import { permissionsOf } from '../../api/permissions.ts';
import type { MemberRow } from './members.queries.ts';

/** A member in the contract's shape. */
export const toMember = (row: MemberRow): Member => ({
  id: row.id,
  organization: row.org_id,
  user: row.user_id,
  name: row.name,
  email: row.email,
  picture: row.picture,
  role: row.role,
  permissions: permissionsOf(row.role, row.permissions),
  joinedAt: row.joined_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

import type { MemberFields, MemberPatch } from '@console/contract';
import { type Permission, type Role, rolePermissions } from '@console/contract/rules';
import { Problem } from '../../api/errors.ts';
import { permissionsOf } from '../../api/permissions.ts';

/** A membership as stored in the database. */
interface Member {
  role: Role;
  permissions: readonly string[];
}

const missing = (mine: Member, wanted: readonly Permission[]) => {
  const own = permissionsOf(mine.role, mine.permissions);
  return wanted.filter((permission) => !own.includes(permission));
};

/**
 * The permissions that an invitation or a change grants: those in the request, or else those of the new role.
 *
 * @param mine the membership of the person who grants them
 * @param before the member's current role
 * @throws {Problem} `validation` if the person lacks one of the permissions
 */
export function granted(
  mine: Member,
  { role, permissions }: Pick<MemberFields | MemberPatch, 'role' | 'permissions'>,
  before?: Role,
): Permission[] | undefined {
  const isNewRole = role !== undefined && role !== before;
  const named = permissions ?? (isNewRole ? rolePermissions[role] : undefined);
  if (!named) return undefined;
  const tooMuch = missing(mine, named);
  if (tooMuch.length === 0) return permissionsOf('viewer', named);
  throw new Problem('validation', {
    errors: [
      {
        path: permissions ? 'permissions' : 'role',
        code: 'permission-not-held',
        message: `You cannot grant permissions that you do not have: ${tooMuch.join(', ')}`,
      },
    ],
  });
}

/** Whether a person has all permissions of another one. */
export const mayAsMuch = (mine: Member, theirs: Member) =>
  missing(mine, permissionsOf(theirs.role, theirs.permissions)).length === 0;

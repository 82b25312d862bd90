import {
  type AssignableRole,
  assignableRoles,
  isAllowed,
  type Permission,
  permissions,
  type Role,
  rolePermissions,
} from '@console/contract/rules';

/** Somebody of a team, or somebody who is invited to it. */
export interface Member {
  id: string;
  /** Null until the first sign-in of somebody who was invited without a password. */
  user: string | null;
  name: string;
  email: string;
  picture: string | null;
  role: Role;
  permissions: readonly Permission[];
  /** Null until the first sign-in. */
  joinedAt: string | null;
  createdAt: string;
  updatedAt: string;
}

/** What somebody is and may do. */
export type OwnMembership = Pick<Member, 'role' | 'permissions'>;

/** What the form holds, by the names of its fields. Passwords are empty unless a new one is given. */
export type MemberValues = {
  name: string;
  email: string;
  role: string;
  permissions: readonly string[];
  password: string;
  confirmPassword: string;
};

export const memberValuesOf = ({ name, email, role, permissions }: Member): MemberValues => ({
  ...{ name, email, role, permissions: inOrder(permissions) },
  ...{ password: '', confirmPassword: '' },
});

/** An invitation starts from the role that may do least. */
export const newMemberValues = (mine: OwnMembership): MemberValues => ({
  ...{ name: '', email: '', role: 'viewer', password: '', confirmPassword: '' },
  permissions: presetOf('viewer', mine, []).permissions,
});

/** What is sent of the form; a password only when there is one. */
export function fieldsOf({ name, role, permissions, password }: MemberValues) {
  return {
    name: name.trim(),
    role: asRole(role),
    permissions: inOrder(permissions),
    ...(password !== '' && { password }),
  };
}

/** The role that a form holds; the least one where it holds none. */
export const asRole = (value: string): AssignableRole =>
  assignableRoles.find((role) => role === value) ?? 'viewer';

/** These permissions, and nothing else, in the order in which they are always told. */
export const inOrder = (wanted: readonly string[]): Permission[] =>
  permissions.filter((permission) => wanted.includes(permission));

/** Whether somebody may change the team. */
export const mayChangeTeam = ({ role, permissions }: OwnMembership) => isAllowed(role, permissions, 'team');

/** What somebody can give: what they have themselves; and what the member had before may stay. */
export const grantable = (mine: OwnMembership, had: readonly Permission[]) =>
  permissions.filter(
    (permission) => isAllowed(mine.role, mine.permissions, permission) || had.includes(permission),
  );

/** Whether somebody may do all that another may: only then the other can be changed, removed or given a password. */
export const mayAsMuch = (mine: OwnMembership, theirs: OwnMembership) =>
  theirs.permissions.every((permission) => isAllowed(mine.role, mine.permissions, permission));

/** What a role brings, as far as this person can give it, and what it leaves out. */
export function presetOf(role: AssignableRole, mine: OwnMembership, had: readonly Permission[]) {
  const possible = grantable(mine, had);
  const whole = rolePermissions[role];
  return {
    permissions: inOrder(whole.filter((permission) => possible.includes(permission))),
    withheld: inOrder(whole.filter((permission) => !possible.includes(permission))),
  };
}

/** What came and what went between two lists of permissions. */
export const difference = (before: readonly string[], after: readonly string[]) => ({
  added: inOrder(after.filter((permission) => !before.includes(permission))),
  taken: inOrder(before.filter((permission) => !after.includes(permission))),
});

/** Why nobody, or not this person, can change a member; null when it can be done. */
export function whyFixed(
  member: Member,
  mine: Member | undefined,
): 'owner' | 'self' | 'noTeam' | 'mayMore' | null {
  if (member.role === 'owner') return 'owner';
  if (member.id === mine?.id) return 'self';
  if (!mine) return null;
  if (!mayChangeTeam(mine)) return 'noTeam';
  return mayAsMuch(mine, member) ? null : 'mayMore';
}

/** Somebody of the team who has this address. */
export const withAddress = (email: string, team: readonly Member[]) =>
  team.find((member) => member.email.toLowerCase() === email.trim().toLowerCase());

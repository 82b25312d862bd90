import {
  type AssignableRole,
  assignableRoles,
  isAllowed,
  type Permission,
  permissions,
  type Role,
  rolePermissions,
} from '@console/contract/rules';

/** A member of a team, or a person who is invited to it. */
export interface Member {
  id: string;
  /** `null` until the first sign-in of a person who was invited without a password. */
  user: string | null;
  name: string;
  email: string;
  picture: string | null;
  role: Role;
  permissions: readonly Permission[];
  /** `null` until the first sign-in. */
  joinedAt: string | null;
  createdAt: string;
  updatedAt: string;
}

/** A person's role and permissions. */
export type OwnMembership = Pick<Member, 'role' | 'permissions'>;

/** The values of the form, keyed by field name. Passwords are empty unless a new one is set. */
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

/** An invitation starts with the role that has the fewest permissions. */
export const newMemberValues = (mine: OwnMembership): MemberValues => ({
  ...{ name: '', email: '', role: 'viewer', password: '', confirmPassword: '' },
  permissions: presetOf('viewer', mine, []).permissions,
});

/** The body to send; with a password only if one was entered. */
export function fieldsOf({ name, role, permissions, password }: MemberValues) {
  return {
    name: name.trim(),
    role: asRole(role),
    permissions: inOrder(permissions),
    ...(password !== '' && { password }),
  };
}

/** The role in a form value; the one with the fewest permissions if it isn't valid. */
export const asRole = (value: string): AssignableRole =>
  assignableRoles.find((role) => role === value) ?? 'viewer';

/** The valid permissions among these, in the usual order. */
export const inOrder = (wanted: readonly string[]): Permission[] =>
  permissions.filter((permission) => wanted.includes(permission));

/** Whether a person can change the team. */
export const mayChangeTeam = ({ role, permissions }: OwnMembership) => isAllowed(role, permissions, 'team');

/** The permissions that a person can grant: their own, and those that the member had before. */
export const grantable = (mine: OwnMembership, had: readonly Permission[]) =>
  permissions.filter(
    (permission) => isAllowed(mine.role, mine.permissions, permission) || had.includes(permission),
  );

/** Whether a person has all permissions of another: only then can they change or remove them, or set their password. */
export const mayAsMuch = (mine: OwnMembership, theirs: OwnMembership) =>
  theirs.permissions.every((permission) => isAllowed(mine.role, mine.permissions, permission));

/** The permissions of a role that this person can grant, and those withheld. */
export function presetOf(role: AssignableRole, mine: OwnMembership, had: readonly Permission[]) {
  const possible = grantable(mine, had);
  const whole = rolePermissions[role];
  return {
    permissions: inOrder(whole.filter((permission) => possible.includes(permission))),
    withheld: inOrder(whole.filter((permission) => !possible.includes(permission))),
  };
}

/** The permissions added and taken between two lists. */
export const difference = (before: readonly string[], after: readonly string[]) => ({
  added: inOrder(after.filter((permission) => !before.includes(permission))),
  taken: inOrder(before.filter((permission) => !after.includes(permission))),
});

/** Why this person can't change a member; `null` if they can. */
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

/** The member with this email address. */
export const withAddress = (email: string, team: readonly Member[]) =>
  team.find((member) => member.email.toLowerCase() === email.trim().toLowerCase());

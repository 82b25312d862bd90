/** What people can be in an organization. Each has one owner. */
export const roles = ['owner', 'manager', 'staff', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** The roles that can be given to a member. */
export const assignableRoles = ['manager', 'staff', 'viewer'] as const satisfies readonly Role[];
export type AssignableRole = (typeof assignableRoles)[number];

/**
 * What a member can be allowed: to change `channels`, `contacts`, `appointments`, `integrations`; to see
 * `calls` and, beyond their list, `transcripts` and recordings; to handle `billing` and the `team`.
 */
export const permissions = [
  'channels',
  'calls',
  'transcripts',
  'contacts',
  'appointments',
  'integrations',
  'billing',
  'team',
] as const;
export type Permission = (typeof permissions)[number];

/** What a role is allowed until someone chooses otherwise. */
export const rolePermissions: Readonly<Record<Role, readonly Permission[]>> = {
  owner: permissions,
  manager: ['channels', 'calls', 'transcripts', 'contacts', 'appointments', 'integrations', 'team'],
  staff: ['calls', 'transcripts', 'contacts', 'appointments'],
  viewer: ['calls'],
};

/** Whether someone with these permissions may do a thing. The owner may always. */
export const isAllowed = (role: Role, granted: readonly Permission[], wanted: Permission) =>
  role === 'owner' || granted.includes(wanted);

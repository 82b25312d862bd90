/** The roles in an organization. Each organization has one owner. */
export const roles = ['owner', 'manager', 'staff', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** The roles that can be given to a member. */
export const assignableRoles = ['manager', 'staff', 'viewer'] as const satisfies readonly Role[];
export type AssignableRole = (typeof assignableRoles)[number];

/**
 * The permissions of a member: to change `channels`, `contacts`, `appointments` and `integrations`; to see the list of
 * `calls`, and also `transcripts` and recordings; to manage `billing` and the `team`.
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

/** The default permissions of each role. */
export const rolePermissions: Readonly<Record<Role, readonly Permission[]>> = {
  owner: permissions,
  manager: ['channels', 'calls', 'transcripts', 'contacts', 'appointments', 'integrations', 'team'],
  staff: ['calls', 'transcripts', 'contacts', 'appointments'],
  viewer: ['calls'],
};

/** Whether a person with these permissions has the wanted one. The owner always does. */
export const isAllowed = (role: Role, granted: readonly Permission[], wanted: Permission) =>
  role === 'owner' || granted.includes(wanted);

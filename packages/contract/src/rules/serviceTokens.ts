import type { Permission, Role } from './roles.ts';

/** The beginning of every service token, by which people and secret scanners recognize one. */
export const serviceTokenPrefix = 'console_';

/** The maximum number of service tokens of one organization. */
export const mostServiceTokens = 20;

/** The maximum number of channels that a service token can be limited to. */
export const mostChannelsOfToken = 50;

/** The permission that a manager needs for service tokens. The owner always has it; no other role can have them. */
export const permissionOfServiceTokens = 'integrations' satisfies Permission;

/** Whether a member can make, see and revoke service tokens: the owner, and managers with the permission. */
export const canManageServiceTokens = (role: Role, granted: readonly Permission[]) =>
  role === 'owner' || (role === 'manager' && granted.includes(permissionOfServiceTokens));

/** The phone services whose signed webhooks are accepted. */
export const webhookProviders = ['retell', 'vapi', 'elevenlabs', 'twilio'] as const;
export type WebhookProvider = (typeof webhookProviders)[number];

/** The media types of recordings that a phone service can send. */
export const recordingTypes = ['audio/mpeg', 'audio/wav', 'audio/ogg', 'audio/mp4'] as const;
export type RecordingType = (typeof recordingTypes)[number];

/** The maximum size of a recording, in bytes. */
export const mostRecordingBytes = 25_000_000;

/** The maximum number of turns in one request, and in one conversation. */
export const mostTurns = { atOnce: 50, inAll: 2_000 } as const;

/** The maximum length of one turn that a phone service sends, in characters. */
export const longestTurn = 4_000;

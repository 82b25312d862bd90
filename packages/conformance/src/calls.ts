import { type Endpoint, type EndpointName, endpoints } from '@console/contract';
import { z } from 'zod';

/** Every endpoint of the contract with its name. */
export const calls = Object.entries(endpoints) as [EndpointName, Endpoint][];

/**
 * The level "ingestion": the calls of phone services and their tokens. A backend without it is complete without them,
 * so they are skipped and named.
 */
export const ingestion: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'listServiceTokens',
  'createServiceToken',
  'revokeServiceToken',
  'beginSession',
  'appendTurns',
  'endSession',
  'uploadRecording',
  'fetchRecording',
  'ingestContact',
  'ingestAppointment',
]);

/** Endpoints that aren't in the specification. The console also works with a backend without them. */
export const extensions: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'logout',
  'listLoginMethods',
  'issueNonce',
  'loginWithEmail',
  'listLoginSessions',
  'endOtherLoginSessions',
  'endLoginSession',
  'readCredentials',
  'changePassword',
  'setUpSecondFactor',
  'activateSecondFactor',
  'removeSecondFactor',
  'removeCreditCard',
  'createQna',
  'deleteQna',
  'listMembers',
  'inviteMember',
  'updateMember',
  'removeMember',
  'readUsage',
  'searchSessions',
  'setContactsStatus',
  'listCallbacks',
  'decideCallback',
  'copyContact',
  'copyOrganization',
  'planErasure',
  'eraseContact',
  'listErasures',
  'undoErasure',
  'listOwnErasures',
  'restoreOrganization',
  'readRetention',
  'setRetention',
  'readCalendarFeed',
  'createCalendarFeed',
  'deleteCalendarFeed',
  ...ingestion,
]);

export type Params = Readonly<Record<string, string>>;

/** The parameter names of a path. */
export const paramNames = ({ params }: Endpoint) => Object.keys(params?.shape ?? {});

/** The path with its parameters filled in. */
export const addressOf = ({ path }: Endpoint, params: Params = {}) =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? 'missing'));

/** The method and path. @example signatureOf(endpoints.readMe) // 'GET /users/me' */
export const signatureOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Whether the endpoint returns one row that can change, and therefore has an ETag. */
export const answersRow = ({ reply }: Endpoint) => reply instanceof z.ZodObject && 'updatedAt' in reply.shape;

/** Whether the endpoint returns a paginated list. */
export const isPaged = ({ query }: Endpoint) => Boolean(query && 'cursor' in query.shape);

/** The fields that a list can be sorted by. */
export function sortable({ query }: Endpoint): string[] {
  const sort = query?.shape['sort'];
  const names = sort instanceof z.ZodOptional ? sort.unwrap() : undefined;
  if (!(names instanceof z.ZodEnum)) return [];
  return names.options.map(String).filter((name) => !name.startsWith('-'));
}

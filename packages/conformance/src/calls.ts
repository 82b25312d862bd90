import { type Endpoint, type EndpointName, endpoints } from '@console/contract';
import { z } from 'zod';

/** Every call of the contract with its name. */
export const calls = Object.entries(endpoints) as [EndpointName, Endpoint][];

/** The calls that the specification does not name: a backend without them still serves the console. */
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
  'createQna',
  'deleteQna',
  'listMembers',
  'inviteMember',
  'updateMember',
  'removeMember',
  'readUsage',
  'searchSessions',
  'setContactsStatus',
]);

export type Params = Readonly<Record<string, string>>;

/** The names of a path's parameters. */
export const paramNames = ({ params }: Endpoint) => Object.keys(params?.shape ?? {});

/** The path with its parameters in place. */
export const addressOf = ({ path }: Endpoint, params: Params = {}) =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? 'missing'));

/** As people write it. @example signatureOf(endpoints.readMe) // 'GET /users/me' */
export const signatureOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Whether a call answers with one row that can change, and so has an ETag. */
export const answersRow = ({ reply }: Endpoint) => reply instanceof z.ZodObject && 'updatedAt' in reply.shape;

/** Whether a call answers with a list that comes in pages. */
export const isPaged = ({ query }: Endpoint) => Boolean(query && 'cursor' in query.shape);

/** By what a list can be sorted. */
export function sortable({ query }: Endpoint): string[] {
  const sort = query?.shape['sort'];
  const names = sort instanceof z.ZodOptional ? sort.unwrap() : undefined;
  if (!(names instanceof z.ZodEnum)) return [];
  return names.options.map(String).filter((name) => !name.startsWith('-'));
}

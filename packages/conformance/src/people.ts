import { randomBytes } from 'node:crypto';
import { endpoints, type LoginReply, type User } from '@console/contract';
import { type Permission, rolePermissions } from '@console/contract/rules';
import { type ApiClient, memo } from './apiClient.ts';
import * as bodies from './bodies.ts';
import type { Params } from './calls.ts';
import type { Options } from './report.ts';
import type { resources } from './resources.ts';

/** The given tokens of other people. */
export type Given = Pick<Options, 'strangerToken' | 'viewerToken'>;

/** A person other than the one who runs the checks. */
export interface Other extends Pick<User, 'id' | 'email'> {
  token: string;
  permissions: readonly Permission[];
}

/** A person, or the reason why there isn't one. */
type Perhaps = Other | string;

interface PeopleContext extends Pick<ApiClient, 'send' | 'mark' | 'next' | 'label'> {
  me(): Promise<Partial<User>>;
  orgId: ReturnType<typeof resources>['orgId'];
  newOrganization: ReturnType<typeof resources>['newOrganization'];
}

/** Adds advice to the reason why there is no person. */
const because = (advice: string, made: Perhaps): Perhaps =>
  typeof made === 'string' ? `${advice} ${made}` : made;

/** The other people of a run: a stranger to its organization, and a viewer in it. Each is created when first needed. */
export function people({ me, orgId, newOrganization, ...client }: PeopleContext, given: Given) {
  const { send } = client;
  const invited: Params[] = [];

  const viewerFields = () => ({
    ...bodies.member(client),
    role: 'viewer',
    permissions: [...rolePermissions.viewer],
  });

  async function invite(organization: string, body: object) {
    const answer = await send('inviteMember', { params: { orgId: organization }, body });
    const member = endpoints.inviteMember.reply.safeParse(answer.json).data;
    if (member) invited.push({ orgId: organization, id: member.id });
    return { member, status: answer.status };
  }

  /** A new person who is invited with a password and signs in with it. */
  async function newMember(organization: string): Promise<Perhaps> {
    const password = randomBytes(15).toString('base64url');
    const fields = viewerFields();
    const { member, status } = await invite(organization, { ...fields, password });
    if (!member) return `nobody could be invited with a password (${status})`;
    const body = { email: fields.email, password };
    const signedIn = await send('loginWithEmail', { body, token: null });
    const { token, user } = (signedIn.json ?? {}) as Partial<LoginReply>;
    if (signedIn.status >= 300 || !token || !user) {
      return `whoever is invited with a password could not sign in with it (${signedIn.status})`;
    }
    return { id: user.id, email: fields.email, token, permissions: rolePermissions.viewer };
  }

  async function personOf(token: string, option: string): Promise<Perhaps> {
    const answer = await send('readMe', { token });
    const user = endpoints.readMe.reply.safeParse(answer.json).data;
    if (!user) return `${option} is not accepted (${answer.status})`;
    if (user.id === (await me()).id) return `${option} is of the person of --token`;
    return { id: user.id, email: user.email, token, permissions: [] };
  }

  const stranger = memo(async (): Promise<Perhaps> => {
    const { strangerToken: token } = given;
    if (token === undefined) {
      return because('give --stranger-token, since', await newMember((await newOrganization()).id));
    }
    return personOf(token, '--stranger-token');
  });

  async function newViewer(organization: string): Promise<Perhaps> {
    const { viewerToken: token } = given;
    const made = () => newMember(organization);
    if (token === undefined) return because('give --viewer-token, since', await made());
    const person = await personOf(token, '--viewer-token');
    if (typeof person === 'string') return person;
    await invite(organization, { ...viewerFields(), email: person.email });
    const { status } = await send('readOrganization', { params: { id: organization }, token });
    if (status === 200) return { ...person, permissions: rolePermissions.viewer };
    const how = 'the person of --viewer-token must sign in again to take up the invitation, and';
    return because(how, await made());
  }
  const viewers = new Map<string, Promise<Perhaps>>();
  /** A viewer of an organization of the run. @default the first organization */
  async function viewer(organization?: string): Promise<Perhaps> {
    const place = organization ?? (await orgId());
    const known = viewers.get(place) ?? newViewer(place);
    viewers.set(place, known);
    return known;
  }

  /** Removes everyone from the teams, which ends their accounts. Returns the people who couldn't be removed. */
  async function dismiss(): Promise<string[]> {
    const left: string[] = [];
    for (const params of invited) {
      const { status } = await send('removeMember', { params }).catch(() => ({ status: 0 }));
      const isGone = (status >= 200 && status < 300) || status === 404;
      if (!isGone) left.push(`The member ${params['id']} could not be removed (${status || 'no answer'}).`);
    }
    return left;
  }

  return { stranger, viewer, dismiss };
}

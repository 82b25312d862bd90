import { endpoints, type Manager, type Member, type Organization } from '@console/contract';
import * as bodies from '../bodies.ts';
import type { CallResult } from '../callResult.ts';
import { couldNotCheck, expect } from '../writeLog.ts';
import type { CallCase } from './callCase.ts';

export const team = {
  searchManagers: {
    params: async ({ label }) => ({ text: label('No/body é%') }),
    ids: [],
    also: findsColleagues,
  },
  listMembers: {
    params: async ({ members, inside }) => {
      await members();
      return inside();
    },
    async finds({ members }) {
      const [first, second] = await members();
      return [{ query: { q: String(first?.['name']) }, has: first?.id ?? '', hasNot: second?.id ?? '' }];
    },
    changedBy: 'updateMember',
  },
  inviteMember: {
    params: ({ inside }) => inside(),
    body: bodies.member,
    bad: { name: '', email: 'nobody', role: 'owner', password: 'short' },
    readBack: 'listMembers',
    listedBy: 'listMembers',
  },
  updateMember: {
    params: async ({ member, inside }) => inside((await member()).id),
    body: ({ label }) => ({ name: label('Member'), role: 'staff', permissions: ['calls', 'contacts'] }),
    whole: ({ label }) => ({ name: label('Member'), role: 'viewer', permissions: ['calls'] }),
    bad: { name: '', role: 'owner' },
    readBack: 'listMembers',
  },
  removeMember: {
    params: async ({ newMember, inside }) => inside((await newMember()).id),
    usesUp: true,
    readBack: 'listMembers',
    stays: async ({ member, inside }) => [
      { what: 'another member', by: 'listMembers', params: await inside(), id: (await member()).id },
    ],
  },
} satisfies Record<string, CallCase>;

const what = 'that people of other organizations are not found';

/** The search finds people who share an organization with the person, in any letter case, and nobody else. */
async function findsColleagues(trial: CallResult) {
  const { ledger, world, options } = trial;
  const [viewer, stranger] = [await world.viewer(), await world.stranger()];
  if (typeof viewer === 'string') {
    couldNotCheck(ledger, 'that colleagues are found', viewer);
  } else {
    const found = await search(trial, viewer.email.toUpperCase());
    const isFound = found.some(({ id }) => id === viewer.id);
    expect(ledger, isFound, 'a colleague is not found by the e-mail address in capitals');
  }
  const known = await colleagues(trial);
  const { id: own, email = '' } = await world.me();
  // Other people often have email addresses of the same provider.
  if (known) {
    const found = await search(trial, email.slice(email.indexOf('@')));
    const isNone = found.every(({ id }) => id === own || known.has(id));
    expect(ledger, isNone, 'somebody is found who shares no organization with the person');
  }
  if (typeof stranger === 'string') return couldNotCheck(ledger, what, stranger);
  // A stranger created for this run is in another organization of the person, but not in the viewer's.
  const seeker = options.strangerToken === undefined ? viewer : { token: options.token };
  if (typeof seeker === 'string') return couldNotCheck(ledger, what, seeker);
  if (known?.has(stranger.id) && seeker !== viewer) {
    return couldNotCheck(ledger, what, 'the person of --stranger-token shares an organization');
  }
  const found = await search(trial, stranger.email, seeker.token);
  const isNone = !found.some(({ id }) => id === stranger.id);
  expect(ledger, isNone, 'somebody of another organization is found');
}

async function search({ send }: CallResult, text: string, token?: string): Promise<Manager[]> {
  const { json } = await send({ params: { text }, ...(token !== undefined && { token }) });
  return endpoints.searchManagers.reply.safeParse(json).data ?? [];
}

/** The IDs of all people in the person's organizations; undefined if there are too many or the list fails. */
async function colleagues({ sendOther }: CallResult): Promise<Set<string> | undefined> {
  const { json } = await sendOther('listOrganizations');
  const places = Array.isArray(json) ? (json as Organization[]) : [];
  if (places.length > 50) return undefined;
  const ids = new Set<string>();
  for (const { id: orgId } of places) {
    const answer = await sendOther('listMembers', { params: { orgId } });
    if (!Array.isArray(answer.json)) return undefined;
    for (const { user } of answer.json as Member[]) if (user) ids.add(user);
  }
  return ids;
}

import * as bodies from '../bodies.ts';
import type { CallCase } from './callCase.ts';
import { findsColleagues } from './colleagues.ts';

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

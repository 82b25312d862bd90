import type { Contact } from '@console/contract';
import * as bodies from '../bodies.ts';
import type { TestContext } from '../context.ts';
import { expect } from '../writeLog.ts';
import { secondsAfter } from '../zone.ts';
import type { CallCase } from './callCase.ts';

const it = async ({ contact, inside }: TestContext) => inside((await contact()).id);

export const contacts = {
  listContacts: {
    params: async ({ contacts, inside }) => {
      await contacts();
      return inside();
    },
    async finds({ contacts }) {
      const [first, second] = await contacts();
      const has = { has: first?.id ?? '', hasNot: second?.id ?? '' };
      return [
        { query: { q: String(first?.['name']) }, ...has },
        { query: { status: 'converted' }, ...has },
        { query: { responsible: String(first?.['responsible']) }, ...has },
        { query: { dueBefore: String(first?.['nextDateOfContact']) }, hasNot: has.has },
        { query: { dueBefore: secondsAfter(first?.['nextDateOfContact'], 1) }, has: has.has },
      ];
    },
    changedBy: 'updateContact',
  },
  setContactsStatus: {
    params: ({ inside }) => inside(),
    // The list is filtered by the status of the first contact.
    body: async ({ contacts, next }) => ({
      ids: (await contacts()).slice(1).map(({ id }) => id),
      status: next() % 2 === 0 ? 'postponed' : 'new',
    }),
    bad: { status: 'unheard of', ids: [] },
    async also({ ledger, world }, reply: Contact[]) {
      const wanted = (await world.contacts()).slice(1).map(({ id }) => id);
      const changed = reply.filter(({ id }) => wanted.includes(id));
      const isDone =
        changed.length === wanted.length && new Set(changed.map(({ status }) => status)).size === 1;
      expect(ledger, isDone, 'not all the contacts are answered with the new status');
    },
  },
  createContact: {
    body: async (world) => ({ ...bodies.contact(world), organization: await world.orgId() }),
    bad: { name: '', phone: '12345', email: 'nobody', status: 'unheard of' },
    references: ['organization', 'channel'],
    readBack: 'readContactById',
    listedBy: 'listContacts',
  },
  updateContact: {
    params: it,
    body: ({ label }) => ({ notes: label('Notes') }),
    whole: async (world) => ({ ...bodies.contact(world), channel: await world.channelId() }),
    bad: { name: '', phone: '12345' },
    references: ['channel'],
    readBack: 'readContactById',
  },
  readContact: { params: it, changedBy: 'updateContact' },
  readContactById: {
    params: async ({ contact }) => ({ id: (await contact()).id }),
    changedBy: 'updateContact',
  },
  deleteContact: {
    params: async ({ newContact }) => ({ id: (await newContact()).id }),
    usesUp: true,
    readBack: 'readContactById',
    async stays({ contact, newSession, newAppointment, inside }, params) {
      const call = await newSession({ contact: params['id'] });
      const meeting = await newAppointment({ contact: params['id'] });
      const other = { id: (await contact()).id };
      return [
        { what: 'a call of the contact', by: 'listSessions', params: await inside(), id: call.id },
        {
          what: 'an appointment of the contact',
          by: 'readAppointment',
          params: { id: meeting.id },
          id: meeting.id,
        },
        { what: 'another contact', by: 'readContactById', params: other, ...other },
      ];
    },
  },
} satisfies Record<string, CallCase>;

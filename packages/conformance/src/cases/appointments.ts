import * as bodies from '../bodies.ts';
import type { TestContext } from '../context.ts';
import { secondsAfter } from '../zone.ts';
import type { CallCase } from './callCase.ts';

const it = async ({ appointment }: TestContext) => ({ id: (await appointment()).id });
const bad = { title: '', contact_name: '', endTime: '2000-01-01T00:00:00Z', status: 'unheard of' };
const references = ['contact', 'channel'];

export const appointments = {
  listAppointments: {
    params: async ({ appointments, inside }) => {
      await appointments();
      return inside();
    },
    async finds({ appointments }) {
      const [first, second] = await appointments();
      const has = { has: first?.id ?? '', hasNot: second?.id ?? '' };
      return [
        { query: { q: String(first?.['title']) }, ...has },
        { query: { status: 'completed' }, ...has },
        { query: { to: String(first?.['endTime']), from: String(first?.['startTime']) }, ...has },
        // Appointments that end after `from` and start before `to`; both limits are exclusive.
        { query: { to: String(first?.['startTime']) }, hasNot: has.has },
        { query: { to: secondsAfter(first?.['startTime'], 1) }, has: has.has },
        { query: { from: String(first?.['endTime']) }, hasNot: has.has },
        { query: { from: secondsAfter(first?.['endTime'], -1) }, has: has.has },
      ];
    },
    changedBy: 'updateAppointment',
  },
  createAppointment: {
    params: ({ inside }) => inside(),
    body: bodies.appointment,
    ...{ bad, references },
    readBack: 'readAppointment',
    listedBy: 'listAppointments',
  },
  updateAppointment: {
    params: async ({ appointment, inside }) => inside((await appointment()).id),
    body: ({ label }) => ({ title: label('Visit'), status: 'completed' }),
    whole: async (world) => ({
      ...bodies.appointment(world),
      ...{ contact: (await world.contact()).id, channel: await world.channelId() },
    }),
    bad: { title: '', status: 'unheard of' },
    references,
    readBack: 'readAppointment',
  },
  readAppointment: { params: it, changedBy: 'updateAppointment' },
  replaceAppointment: {
    params: it,
    body: bodies.appointment,
    ...{ bad, references },
    readBack: 'readAppointment',
  },
  createAppointmentAnywhere: {
    body: async (world) => ({ ...bodies.appointment(world), organization: await world.orgId() }),
    bad,
    references: [...references, 'organization'],
    readBack: 'readAppointment',
    listedBy: 'listAppointments',
  },
  deleteAppointment: {
    params: async ({ newAppointment }) => ({ id: (await newAppointment()).id }),
    usesUp: true,
    readBack: 'readAppointment',
    async stays({ appointment, contact, inside }) {
      const { id } = await contact();
      const one = { id: (await appointment()).id };
      return [
        { what: 'another appointment', by: 'readAppointment', params: one, ...one },
        { what: 'a contact', by: 'readContact', params: await inside(id), id },
      ];
    },
  },
} satisfies Record<string, CallCase>;

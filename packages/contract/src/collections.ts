import { z } from 'zod';
import { Appointment } from './appointments.ts';
import { Bot } from './bots.ts';
import { Channel } from './channels.ts';
import { contactTexts, ListedContact } from './contacts.ts';
import { defineEndpoint } from './endpoint.ts';
import { listQuery } from './lists.ts';
import { Phone } from './phones.ts';
import { ListedSession, sessionTexts } from './sessions.ts';
import { User } from './users.ts';

/**
 * The generic collections: the caller's own records of one kind, across all organizations. `/organizations`,
 * `/creditcards` and `/integrationTypes/` are also collections, but are defined with their resources.
 */
const query = listQuery(['createdAt']);

export const collectCalls = defineEndpoint({
  method: 'GET',
  path: '/calls',
  summary: 'Every conversation that is a call.',
  query: listQuery(['createdAt'], sessionTexts),
  reply: z.array(ListedSession),
});
export const collectUsers = defineEndpoint({
  method: 'GET',
  path: '/users',
  summary: 'The person who is signed in, as a list of one.',
  query,
  reply: z.array(User),
});
export const collectContacts = defineEndpoint({
  method: 'GET',
  path: '/contacts',
  summary: 'Every contact.',
  query: listQuery(['createdAt'], contactTexts),
  reply: z.array(ListedContact),
});
export const collectSessions = defineEndpoint({
  method: 'GET',
  path: '/sessions',
  summary: 'Every conversation.',
  query: listQuery(['createdAt'], sessionTexts),
  reply: z.array(ListedSession),
});
export const collectChannels = defineEndpoint({
  method: 'GET',
  path: '/channels',
  summary: 'Every channel.',
  query,
  reply: z.array(Channel),
});
export const collectBots = defineEndpoint({
  method: 'GET',
  path: '/bots',
  summary: 'Every representative.',
  query,
  reply: z.array(Bot),
});
export const collectAppointments = defineEndpoint({
  method: 'GET',
  path: '/appointments',
  summary: 'Every appointment.',
  query,
  reply: z.array(Appointment),
});
export const collectPhoneNumbers = defineEndpoint({
  method: 'GET',
  path: '/phonenumbers',
  summary: "The numbers of the caller's channels.",
  query,
  reply: z.array(Phone),
});

import * as contract from '@console/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Paged } from '../../api/paging.ts';
import { serveList } from '../../api/serveList.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';
import * as ids from './collections.queries.ts';

/** Loads a page of a resource in the contract's shape. */
type PageOf<Thing> = (trx: Kysely<Tables>, user: User, question: ids.Question) => Promise<Paged<Thing>>;

/** Loads all rows of a small resource that a person can see, in the contract's shape. */
type AllOf<Thing> = (trx: Kysely<Tables>, user: User) => Promise<Thing[]>;

type Sessions = (
  ...asked: [...Parameters<PageOf<unknown>>, kind?: 'call']
) => Promise<Paged<contract.ListedSession>>;

/** The functions of the resources that load the rows of the collections. */
interface Resources {
  sessions: Sessions;
  contacts: PageOf<contract.ListedContact>;
  appointments: PageOf<contract.Appointment>;
  channels: AllOf<contract.Channel>;
  users: AllOf<contract.User>;
}

/** The caller's own records of one kind, across all organizations, newest first: `/calls`, `/contacts`, … */
export function collectionsRoutes(app: FastifyInstance, resources: Resources) {
  const { sessions, contacts, appointments, channels, users } = resources;

  const collect = <E extends Collection, Thing extends z.input<E['reply']>[number]>(
    endpoint: E,
    pageOf: PageOf<Thing>,
  ) =>
    serveList(app, endpoint, {
      isLong: ({ q }) => q !== undefined,
      page: ({ query, user, trx }) => pageOf(trx, user, { ...query, sort: query.sort ?? '-createdAt' }),
      toReply: (thing: Thing) => thing,
    });

  collect(contract.collectSessions, sessions);
  collect(contract.collectCalls, (trx, user, question) => sessions(trx, user, question, 'call'));
  collect(contract.collectContacts, contacts);
  collect(contract.collectAppointments, appointments);
  collect(contract.collectChannels, chosen(ids.channelIds, channels));
  collect(contract.collectBots, chosen(ids.botIds, parts(channels, 'bot')));
  collect(contract.collectPhoneNumbers, chosen(ids.phoneIds, parts(channels, 'phoneNumber')));
  collect(contract.collectUsers, chosen(ids.userIds, users));
}

type Collection = contract.Endpoint & {
  query: (typeof contract.collectAppointments)['query'];
  reply: z.ZodArray;
};

/** The rows whose IDs are on the page, in the order of the page. */
const chosen =
  <Thing extends { id: string }>(idsOn: PageOf<{ id: string }>, allOf: AllOf<Thing>): PageOf<Thing> =>
  async (trx, user, question) => {
    const page = await idsOn(trx, user, question);
    const found = new Map((await allOf(trx, user)).map((thing) => [thing.id, thing]));
    return { ...page, rows: page.rows.flatMap(({ id }) => found.get(id) ?? []) };
  };

/** The bots or phone numbers of the channels. */
const parts =
  <Name extends 'bot' | 'phoneNumber'>(
    channels: AllOf<contract.Channel>,
    name: Name,
  ): AllOf<NonNullable<contract.Channel[Name]>> =>
  async (trx, user) =>
    (await channels(trx, user)).flatMap((channel) => channel[name] ?? []);

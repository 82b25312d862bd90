import { randomUUID } from 'node:crypto';
import type { EndpointName } from '@console/contract';
import { defaults } from '@console/contract/rules';
import { type Replies, repliesOf } from './replies.ts';
import { type Person, type Row, shown, type Tables } from './tables.ts';

/** A request that the backend refuses, with the status of the answer. */
export class Refused extends Error {
  readonly status: 400 | 401 | 404;

  constructor(status: 400 | 401 | 404, message: string) {
    super(message);
    this.status = status;
  }
}

/** A call of the API: who makes it, the parameters of its path, and its valid body. */
export interface Call {
  person: Person;
  params: Readonly<Record<string, string>>;
  body: Readonly<Record<string, unknown>>;
}

export type Routes = Partial<Record<EndpointName, (call: Call) => unknown>>;

/** The tables whose rows are in an organization. */
type Owned = 'channels' | 'sessions' | 'contacts' | 'appointments' | 'integrations' | 'qna';

/** The calls in section 7 of the specification. */
export function routesOf(tables: Tables): Routes {
  const replies = repliesOf(tables);
  const { mayIn, oneOf, listOf, add, change, remove } = accessTo(tables);
  const plain = (table: keyof Tables) => (row: Row) => shown(table, row);
  const contact = plain('contacts');
  const appointment = plain('appointments');
  const session = plain('sessions');
  const qna = plain('qna');

  const isMine = ({ person }: Call, orgId: unknown) =>
    tables.organizations.filter(mayIn(person)).some(({ id }) => id === orgId);
  const inOrganization = (table: Owned, reply: (row: Row) => unknown) => ({
    list: ({ person, params: { orgId } }: Call) => listOf(table, person, orgId).map(reply),
    create: ({ person, params: { orgId }, body }: Call) => reply(add(table, person, orgId, body)),
    read: ({ person, params: { id } }: Call) => reply(oneOf(table, person, id)),
    update: ({ person, params: { id }, body }: Call) => reply(change(oneOf(table, person, id), body)),
    everywhere: ({ person }: Call) =>
      tables.organizations.filter(mayIn(person)).flatMap(({ id }) => listOf(table, person, id).map(reply)),
    delete: ({ person, params: { id } }: Call) => remove(table, oneOf(table, person, id)),
    /** The body names the organization. */
    createAnywhere: ({ person, body }: Call) => reply(add(table, person, String(body['organization']), body)),
  });
  const channels = inOrganization('channels', replies.channel);
  const sessions = inOrganization('sessions', session);
  const contacts = inOrganization('contacts', contact);
  const appointments = inOrganization('appointments', appointment);
  const integrations = inOrganization('integrations', replies.integration);
  const questions = inOrganization('qna', qna);

  return {
    ...ofPeople(tables, replies, mayIn),
    ...ofBusinesses(tables, replies, mayIn),
    listChannels: channels.list,
    createChannel(call) {
      if (!call.person['mainCreditCard'])
        throw new Refused(400, 'You must add a payment method to add new channel.');
      const { type, active, appointmentsNeedApproval } = defaults.channel;
      return channels.create({ ...call, body: { type, active, appointmentsNeedApproval, ...call.body } });
    },
    updateChannel: ({ person, params, body }) =>
      replies.channel(change(oneOf('channels', person, params['channelId']), body)),
    deleteChannel: ({ person, params }) => remove('channels', oneOf('channels', person, params['channelId'])),
    createBot({ person, params, body }) {
      const channel = oneOf('channels', person, params['channelId']);
      const bot = { ...defaults.bot, ...body, id: randomUUID(), channel: channel.id };
      tables.bots.push(bot);
      return shown('bots', bot);
    },
    updateBot({ person, params, body }) {
      const channel = oneOf('channels', person, params['channelId']);
      const bot = tables.bots.find((row) => row['channel'] === channel.id);
      if (!bot) throw new Refused(404, 'No such bot');
      return shown('bots', change(bot, body));
    },
    listSessions: sessions.list,
    createSession: (call) => sessions.create({ ...call, body: { ...defaults.session, ...call.body } }),
    updateSession: sessions.update,
    readContactSession: ({ person, params }) =>
      replies.contactSession(oneOf('contacts', person, params['contactId'])),
    listContacts: contacts.list,
    createContact: (call) =>
      contacts.createAnywhere({ ...call, body: { ...defaults.contact, ...call.body } }),
    readContact: contacts.read,
    readContactById: contacts.read,
    updateContact: contacts.update,
    deleteContact: contacts.delete,
    listAppointments: appointments.list,
    createAppointment: (call) =>
      appointments.create({ ...call, body: { ...defaults.appointment, ...call.body } }),
    createAppointmentAnywhere: (call) =>
      appointments.createAnywhere({ ...call, body: { ...defaults.appointment, ...call.body } }),
    readAppointment: appointments.read,
    replaceAppointment: (call) =>
      appointments.update({ ...call, body: { ...defaults.appointment, ...call.body } }),
    updateAppointment: appointments.update,
    deleteAppointment: appointments.delete,
    listIntegrations: integrations.list,
    createIntegration: (call) =>
      integrations.create({ ...call, body: { ...defaults.integration, ...call.body } }),
    updateIntegration: integrations.update,
    listIntegrationTypes: () => tables.integrationTypes.map(plain('integrationTypes')),
    listQna: questions.list,
    /** A new item has an ID of the console's. */
    saveQna({ person, params: { orgId, id }, body }) {
      const found = listOf('qna', person, orgId).find((row) => String(row.id) === id);
      return qna(found ? change(found, body) : add('qna', person, orgId, body, Number(id)));
    },
    readDailyReport: ({ person, params: { orgId } }) => {
      oneOf('organizations', person, orgId);
      return { daily: replies.report(String(orgId), 'YYYY-MM-DD'.length) };
    },
    readMonthlyReport: ({ person, params: { orgId } }) => {
      oneOf('organizations', person, orgId);
      return { monthly: replies.report(String(orgId), 'YYYY-MM'.length) };
    },
    collectAppointments: appointments.everywhere,
    collectBots: (call) => {
      const ids = tables.channels
        .filter(({ organization }) => isMine(call, organization))
        .map(({ id }) => id);
      return tables.bots.filter(({ channel }) => ids.includes(String(channel))).map(plain('bots'));
    },
    collectCalls: sessions.everywhere,
    collectChannels: channels.everywhere,
    collectContacts: contacts.everywhere,
    collectSessions: sessions.everywhere,
  };
}

/** What a person can read and change: the rows of their organizations. Others don't exist for them. */
function accessTo(tables: Tables) {
  const mayIn = (person: Person) => (row: Row) =>
    row['owner'] === person.id || person.organizations.includes(row.id);

  function oneOf(table: keyof Tables, person: Person, id: unknown): Row {
    const row = (tables[table] as Row[]).find((each) => String(each.id) === id);
    const isIn = mayIn(person);
    const orgId = table === 'organizations' ? row?.id : row?.['organization'];
    if (!row || !tables.organizations.some((each) => each.id === orgId && isIn(each)))
      throw new Refused(404, `Not found in ${table}`);
    return row;
  }

  function listOf(table: Owned, person: Person, orgId: unknown): Row[] {
    oneOf('organizations', person, orgId);
    return tables[table].filter((row) => row['organization'] === orgId);
  }

  function add(table: Owned, person: Person, orgId: unknown, body: Call['body'], id: unknown = randomUUID()) {
    oneOf('organizations', person, orgId);
    const row = { ...body, id, organization: orgId, createdAt: new Date().toISOString() } as unknown as Row;
    tables[table].push(row);
    return row;
  }

  const change = (row: Row, body: Call['body']) => Object.assign(row, body);

  function remove(table: keyof Tables, row: Row) {
    tables[table] = (tables[table] as Row[]).filter((each) => each !== row) as never;
  }

  return { mayIn, oneOf, listOf, add, change, remove };
}

type MayIn = ReturnType<typeof accessTo>['mayIn'];

/** The calls about the person who makes them, and about their colleagues. */
function ofPeople(tables: Tables, replies: Replies, mayIn: MayIn): Routes {
  const me = (person: Person) => shown('people', person);
  return {
    readMe: ({ person }) => me(person),
    updateMe: ({ person, body }) => me(Object.assign(person, body)),
    collectUsers: ({ person }) => [me(person)],
    readSettings: ({ person }) => replies.settings(person),
    updateSettings({ person, body }) {
      person.settings = { ...person.settings, ...body };
      return replies.settings(person);
    },
    listCreditCards: ({ person }) =>
      tables.creditCards
        .filter((card) => card['person'] === person.id)
        .map((card) => shown('creditCards', card)),
    initCard: () => ({ sale_url: 'https://cards.example/' }),
    searchManagers({ person, params }) {
      const words = decodeURIComponent(params['text'] ?? '').toLowerCase();
      const shared = tables.organizations.filter(mayIn(person));
      return tables.people
        .filter((each) => shared.some(mayIn(each)))
        .filter((each) => String(each['fullName']).toLowerCase().includes(words))
        .map(me);
    },
  };
}

/** The calls about organizations and the numbers of their channels. */
function ofBusinesses(tables: Tables, replies: Replies, mayIn: MayIn): Routes {
  const find = ({ person, params }: Call) => {
    const row = tables.organizations.filter(mayIn(person)).find(({ id }) => id === params['id']);
    if (!row) throw new Refused(404, 'No such organization');
    return row;
  };
  const isUsed = ({ id }: Row) => tables.channels.some((channel) => channel['phoneNumber'] === id);
  return {
    listOrganizations: ({ person }) => tables.organizations.filter(mayIn(person)).map(replies.organization),
    readOrganization: (call) => replies.organization(find(call)),
    createOrganization({ person, body }) {
      const row = { ...defaults.organization, ...body, id: randomUUID(), owner: person.id };
      tables.organizations.push(row);
      return replies.organization(row);
    },
    updateOrganization: (call) => replies.organization(Object.assign(find(call), call.body)),
    deleteOrganization(call) {
      const { id } = find(call);
      tables.organizations = tables.organizations.filter((row) => row.id !== id);
    },
    listAvailablePhones: () => ({
      phones: tables.phones.filter((row) => !isUsed(row)).map(({ id }) => replies.phone(id)),
    }),
    readPhone({ params: { id } }) {
      const found = replies.phone(id);
      if (!found) throw new Refused(404, 'No such number');
      return found;
    },
    collectPhoneNumbers: ({ person }) => {
      const mine = tables.organizations.filter(mayIn(person));
      return tables.channels
        .filter((channel) => mine.some(({ id }) => id === channel['organization']))
        .flatMap((channel) => replies.phone(channel['phoneNumber']) ?? []);
    },
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { type Erasure, endpoints } from '@console/contract';
import { type ApiClient, Blocked, type Made, memo } from './apiClient.ts';
import * as bodies from './bodies.ts';
import { signatureOf } from './calls.ts';

/** The contents of a run's organization, each created when first needed; `new…` creates another one. */
export function resources(client: ApiClient) {
  const { label, make, read, send, payment, mark } = client;

  const newOrganization = () => make('createOrganization', { body: bodies.organization(client) });
  const organization = memo(() =>
    make('createOrganization', {
      body: { ...bodies.organization(client), name: `Conformance check ${mark}` },
    }),
  );
  const orgId = async () => (await organization()).id;
  const inside = async (id?: string) => ({ orgId: await orgId(), ...(id !== undefined && { id }) });

  /** A phone that no channel has; undefined if there is none. */
  const freePhone = memo(async () => {
    const reply = (await read('listAvailablePhones')) as { phones?: Made[] };
    return reply?.phones?.[0];
  });
  async function newChannel(fields: object = {}, organization?: string) {
    await payment();
    const params = { orgId: organization ?? (await orgId()) };
    return make('createChannel', { params, body: { ...bodies.channel(client), ...fields } });
  }
  const channel = memo(async () => {
    const phone = await freePhone().catch(() => undefined);
    const made = await newChannel(phone && { phoneNumber: phone.id }).catch((error: unknown) =>
      // Another channel might have taken the phone in between.
      phone ? newChannel() : Promise.reject(error),
    );
    await make('createBot', { params: { channelId: made.id }, body: bodies.bot(client) }).catch(() => {});
    return made;
  });
  /** Three rows: the first one of the run, and two more. */
  const three = <Row>(first: () => Promise<Row>, more: () => Promise<Row>) =>
    memo(async () => {
      const rows = [await first()];
      for (let row = 1; row < 3; row += 1) {
        // Rows that are sorted by their creation time need different times.
        await sleep(2);
        rows.push(await more());
      }
      return rows;
    });

  /** The ID of the channel; null if channels can't be created. */
  const channelId = () =>
    channel().then(
      ({ id }) => id,
      () => null,
    );

  async function newContact(fields: object = {}) {
    return make('createContact', {
      body: { ...bodies.contact(client), organization: await orgId(), ...fields },
    });
  }
  const contact = memo(async () => newContact({ status: 'converted', channel: await channelId() }));
  async function newSession(fields: object = {}) {
    return make('createSession', { params: await inside(), body: { ...bodies.session(client), ...fields } });
  }
  const session = memo(async () => {
    const summary = `${label('Summary')} Zanzibar`;
    return newSession({
      ...{ contact: (await contact()).id, channel: await channelId() },
      ...{ active: true, summary },
    });
  });
  /** A contact whose last call was missed. */
  async function newWaiting() {
    const made = await newContact({ nextDateOfContact: null });
    await newSession({ contact: made.id, status: 'missed', active: false });
    return made;
  }
  const waiting = memo(newWaiting);
  /** A contact with a call whose erasure waits, and the ID of the erasure. */
  async function newErasure() {
    const person = await newContact();
    const call = await newSession({ contact: person.id });
    const erasure = await make('eraseContact', { params: await inside(person.id) });
    return { person, call, id: erasure.id };
  }
  /** A deleted organization that can be restored, and the ID of its erasure. */
  async function newDeletedOrganization() {
    const organization = await newOrganization();
    await send('deleteOrganization', { params: { id: organization.id } });
    const erasures = await read('listOwnErasures');
    const waiting = (Array.isArray(erasures) ? (erasures as Erasure[]) : []).find(
      ({ kind, name, erasedAt }) =>
        kind === 'organization' && name === organization['name'] && erasedAt === null,
    );
    if (!waiting) {
      const list = signatureOf(endpoints.listOwnErasures);
      throw new Blocked(`it needs a deleted organization that can be restored, and ${list} has none`);
    }
    return { organization, id: waiting.id };
  }
  async function newAppointment(fields: object = {}) {
    const body = { ...bodies.appointment(client), ...fields };
    return make('createAppointment', { params: await inside(), body });
  }
  const appointment = memo(async () =>
    newAppointment({
      status: 'completed',
      ...{ contact: (await contact()).id, channel: await channelId() },
    }),
  );
  async function newQna() {
    return make('saveQna', {
      params: await inside(String(bodies.qnaId(client))),
      body: bodies.qna(client),
    });
  }
  const qna = memo(newQna);
  async function newMember() {
    return make('inviteMember', { params: await inside(), body: bodies.member(client) });
  }
  const member = memo(newMember);

  const integrationTypes = memo(async () => {
    const types = ((await read('listIntegrationTypes')) ?? []) as Made[];
    if (!Array.isArray(types) || !types[0]) throw new Blocked('the server offers no integration type');
    return types;
  });
  const integrations = memo(async () => {
    const params = await inside();
    const made: Made[] = [];
    for (const { id } of (await integrationTypes()).slice(0, 3)) {
      const body = { ...bodies.integration(client, id), channel: await channelId() };
      made.push(await make('createIntegration', { params, body }));
    }
    return made;
  });
  /** Another organization of the person with its contents, which the first one must not reference. */
  const otherOrganization = memo(newOrganization);
  const elsewhere = {
    organization: otherOrganization,
    contact: memo(async () => newContact({ organization: (await otherOrganization()).id })),
    channel: memo(async () => newChannel({}, (await otherOrganization()).id)),
  };

  /** Why the calls of phone services can't be checked: the backend has no service tokens. */
  const ingestionGap = memo(async () => {
    const answer = await client.send('createServiceToken', await tokenParts());
    if (![404, 405, 501].includes(answer.status)) return undefined;
    return `this backend has no service tokens: ${signatureOf(endpoints.createServiceToken)} answers ${answer.status}`;
  });
  const tokenParts = async (fields: object = {}) => ({
    ...{ params: await inside(), body: { name: label('Phone service'), ...fields } },
  });
  /** A new service token of the organization. */
  async function newServiceToken(fields: object = {}): Promise<Made & { token: string }> {
    const made = await make('createServiceToken', await tokenParts(fields));
    return { ...made, token: String(made['token']) };
  }
  const serviceToken = memo(() => newServiceToken());

  const phone = async () => {
    const free = await freePhone();
    if (!free) throw new Blocked('no phone is free');
    return free;
  };

  return {
    ...{ newOrganization, organization, orgId, inside, freePhone, phone },
    ...{ newChannel, channel, channelId, channels: three(channel, newChannel), elsewhere },
    ...{ newContact, contact, contacts: three(contact, newContact) },
    ...{ newSession, session, sessions: three(session, newSession), newWaiting, waiting, newErasure },
    newDeletedOrganization,
    ...{ newAppointment, appointment, appointments: three(appointment, newAppointment) },
    ...{ newQna, qna, qnas: three(qna, newQna), newMember, member, members: three(member, newMember) },
    ...{ integrationTypes, integrations, ingestionGap, newServiceToken, serviceToken },
  };
}

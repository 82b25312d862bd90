import { type Erasure, endpoints } from '@console/contract';
import type { Made } from '../apiClient.ts';
import { textsIn } from '../archive.ts';
import type { CallResult } from '../callResult.ts';
import { isMissing } from '../checks/good.ts';
import { expect, ifPossible } from '../writeLog.ts';
import type { CallCase } from './callCase.ts';

/** Whether a list in an archive has rows with these IDs and no others of `not`. */
function hasRows(json: string | undefined, ids: readonly string[], not: readonly string[] = []) {
  const rows = parsed(json);
  const found = new Set(Array.isArray(rows) ? rows.map((row: { id?: unknown } | null) => row?.id) : []);
  return ids.every((id) => found.has(id)) && !not.some((id) => found.has(id));
}

function parsed(json = ''): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Requests an archive and checks what is in it. */
async function judgeCopy(
  trial: CallResult,
  params: Readonly<Record<string, string>>,
  inside: (texts: ReadonlyMap<string, string>) => void,
) {
  const { ledger } = trial;
  const answer = await trial.send({ params });
  if (isMissing(trial, answer)) return;
  expect(ledger, answer.status === 200, `a copy is answered ${answer.status} instead of 200`);
  if (answer.status !== 200) return;
  const isZip = answer.type === 'application/zip';
  expect(ledger, isZip, `the content type is ${answer.type || 'missing'} instead of application/zip`);
  const isSaved = /^attachment\b/.test(answer.headers.get('content-disposition') ?? '');
  expect(ledger, isSaved, 'a copy is not offered to be saved');
  const texts = textsIn(answer.bytes ?? Buffer.alloc(0));
  if (expect(ledger, texts !== undefined, 'a copy is not a ZIP archive') && texts) inside(texts);
}

/** A copy of a contact has its calls and nobody else's. */
async function copiesContact(trial: CallResult): Promise<undefined> {
  const { ledger, world } = trial;
  const [person, other] = [await world.newContact(), await world.newContact()];
  const summary = world.label('Asked');
  const call = await world.newSession({ contact: person.id, summary });
  const foreign = await world.newSession({ contact: other.id });
  await judgeCopy(trial, await world.inside(person.id), (texts) => {
    const contact = parsed(texts.get('contact.json')) as { id?: string } | undefined;
    expect(ledger, contact?.id === person.id, 'the copy of a contact lacks the contact');
    const isRight = hasRows(texts.get('calls.json'), [call.id], [foreign.id]);
    expect(ledger, isRight, 'the copy of a contact does not have exactly its calls');
    expect(ledger, texts.get('calls.json')?.includes(summary) ?? false, 'a copied call lacks its summary');
    const isTable = texts.get('calls.csv')?.startsWith('\uFEFF') ?? false;
    expect(ledger, isTable, 'calls.csv does not begin with a byte order mark');
  });
}

/** A copy of an organization has all of its contacts and calls. */
async function copiesOrganization(trial: CallResult): Promise<undefined> {
  const { ledger, world } = trial;
  const [person, other] = [await world.newContact(), await world.newContact()];
  const call = await world.newSession({ contact: person.id });
  await judgeCopy(trial, await world.inside(), (texts) => {
    const hasContacts = hasRows(texts.get('contacts.json'), [person.id, other.id]);
    expect(ledger, hasContacts, 'the copy of an organization lacks a contact');
    expect(ledger, hasRows(texts.get('calls.json'), [call.id]), 'the copy of an organization lacks a call');
  });
}

/** Whether the contact and its call are found. */
async function isShown({ world, sendOther }: CallResult, { person, call }: { person: Made; call: Made }) {
  const one = await sendOther('readContact', { params: await world.inside(person.id) });
  const list = await sendOther('listSessions', { params: await world.inside(), query: { id: call.id } });
  const rows = Array.isArray(list.json) ? list.json : [];
  return { contact: one.status === 200, call: rows.length > 0 };
}

/** The erasures of the organization. */
async function listed({ world, sendOther }: CallResult): Promise<readonly Erasure[]> {
  const { json } = await sendOther('listErasures', { params: await world.inside() });
  return endpoints.listErasures.reply.safeParse(json).data ?? [];
}

/** The plan counts what is there, and changes nothing. */
async function countsWhatIsThere(trial: CallResult) {
  const { ledger, world, send } = trial;
  const person = await world.newContact();
  const call = await world.newSession({ contact: person.id });
  const { json } = await send({ params: await world.inside(person.id) });
  const plan = endpoints.planErasure.reply.safeParse(json).data;
  const isRight = plan?.removes.contacts === 1 && plan.removes.calls === 1;
  expect(ledger, isRight, 'the plan does not count the contact and its call');
  const shown = await isShown(trial, { person, call });
  expect(ledger, shown.contact && shown.call, 'asking for the plan of an erasure hides the contact');
}

/** A waiting erasure hides the contact and its calls, also from the search, and is listed with its name. */
async function hidesAtOnce(trial: CallResult) {
  const { ledger, world, sendOther } = trial;
  const waiting = await world.newErasure();
  const shown = await isShown(trial, waiting);
  expect(ledger, !shown.contact, 'a contact whose erasure waits can still be read');
  expect(ledger, !shown.call, 'a call of a contact whose erasure waits is still listed');
  const q = String(waiting.person['name']);
  const { json: found } = await sendOther('listContacts', { params: await world.inside(), query: { q } });
  const isFound = Array.isArray(found) && found.some((row: { name?: unknown } | null) => row?.name === q);
  expect(ledger, !isFound, 'a search still finds a contact whose erasure waits');
  const entry = (await listed(trial)).find(({ id }) => id === waiting.id);
  const isRight = entry !== undefined && entry.name === waiting.person['name'] && entry.erasedAt === null;
  expect(ledger, isRight, 'a waiting erasure is not listed with the name of its contact');
  const isLater = Date.parse(entry?.dueAt ?? '') > Date.now();
  expect(ledger, isLater, 'an erasure can not be undone for any time');
}

/** Undoing brings back the contact with its notes, and its calls. */
async function bringsBack(trial: CallResult) {
  const { ledger, world, send, sendOther } = trial;
  const waiting = await world.newErasure();
  await send({ params: await world.inside(waiting.id) });
  const shown = await isShown(trial, waiting);
  expect(ledger, shown.contact, 'undoing an erasure does not bring back the contact');
  expect(ledger, shown.call, 'undoing an erasure does not bring back the calls of the contact');
  if (!shown.contact) return;
  const { json } = await sendOther('readContact', { params: await world.inside(waiting.person.id) });
  const { notes } = (json ?? {}) as { notes?: unknown };
  expect(ledger, notes === waiting.person['notes'], 'undoing an erasure loses the notes of the contact');
}

/** Restoring a deleted organization brings it back with its name. */
async function bringsBackOrganization({ ledger, world, send, sendOther }: CallResult) {
  const { organization, id } = await world.newDeletedOrganization();
  await send({ params: { id } });
  const { json } = await sendOther('readOrganization', { params: { id: organization.id } });
  const { name } = (json ?? {}) as { name?: unknown };
  expect(ledger, name === organization['name'], 'restoring a deleted organization does not bring it back');
}

/** Days in the query are counted, but not stored. */
async function onlyCounts(trial: CallResult) {
  const { ledger, world, send } = trial;
  const before = (await send({ params: await world.inside() })).json as { days?: unknown } | undefined;
  await send({ params: await world.inside(), query: { days: '7' } });
  const after = (await send({ params: await world.inside() })).json as { days?: unknown } | undefined;
  expect(ledger, before?.days === after?.days, 'counting what days would remove sets the days');
}

/** The personal data that goes out: copies, erasures and the limit of recordings and transcripts. */
export const personalData = {
  copyContact: {
    params: async ({ contact, inside }) => inside((await contact()).id),
    instead: copiesContact,
  },
  copyOrganization: { params: ({ inside }) => inside(), instead: copiesOrganization },
  planErasure: {
    params: async ({ contact, inside }) => inside((await contact()).id),
    also: (trial) => ifPossible(trial.ledger, 'that a plan counts', () => countsWhatIsThere(trial)),
  },
  eraseContact: {
    params: async ({ newContact, inside }) => inside((await newContact()).id),
    usesUp: true,
    also: (trial) => ifPossible(trial.ledger, 'that an erasure hides', () => hidesAtOnce(trial)),
  },
  listErasures: { params: ({ inside }) => inside() },
  undoErasure: {
    params: async ({ newErasure, inside }) => inside((await newErasure()).id),
    usesUp: true,
    readBack: 'listErasures',
    also: (trial) => ifPossible(trial.ledger, 'that an erasure can be undone', () => bringsBack(trial)),
    stays: async () => [],
  },
  listOwnErasures: { isPersonal: true },
  restoreOrganization: {
    params: async ({ newDeletedOrganization }) => ({ id: (await newDeletedOrganization()).id }),
    usesUp: true,
    readBack: 'listOwnErasures',
    also: (trial) =>
      ifPossible(trial.ledger, 'that an organization can be restored', () => bringsBackOrganization(trial)),
    stays: async () => [],
  },
  readRetention: {
    params: ({ inside }) => inside(),
    also: (trial) => ifPossible(trial.ledger, 'that days are only counted', () => onlyCounts(trial)),
  },
  setRetention: {
    params: ({ inside }) => inside(),
    body: ({ next }) => ({ days: 1000 + (next() % 2000) }),
    bad: { days: 0 },
    readBack: 'readRetention',
    find: (reply) => reply,
  },
} satisfies Record<string, CallCase>;

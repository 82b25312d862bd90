import { textsIn } from '../archive.ts';
import type { CallResult } from '../callResult.ts';
import { isMissing } from '../checks/good.ts';
import { expect } from '../writeLog.ts';
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

/** The personal data that goes out. */
export const personalData = {
  copyContact: {
    params: async ({ contact, inside }) => inside((await contact()).id),
    instead: copiesContact,
  },
  copyOrganization: { params: ({ inside }) => inside(), instead: copiesOrganization },
} satisfies Record<string, CallCase>;

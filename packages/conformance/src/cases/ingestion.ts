import { endpoints, type IngestedSession, type Session } from '@console/contract';
import { normalisePhone } from '@console/contract/rules';
import type { CallResult } from '../callResult.ts';
import type { Params } from '../calls.ts';
import { judge, said } from '../checks/good.ts';
import { expectProblem } from '../checks/problems.ts';
import type { TestContext } from '../context.ts';
import { expect } from '../writeLog.ts';
import type { CallCase } from './callCase.ts';
import {
  asService,
  inChannel,
  newPhone,
  newPlace,
  refusesOtherTokens,
  token,
  tried,
} from './phoneServices.ts';

/* The level "ingestion": phone services send the parts of a call, in any order and more than once. */

const startTime = '2026-03-01T09:00:00Z';
const endTime = '2026-03-01T09:02:00Z';

/** The first bytes of an MP3 file, and some more. */
const sound = new TextEncoder().encode(`ID3${'\0'.repeat(200)}`);
const asSound = { body: sound, headers: { 'content-type': 'audio/mpeg' } };

const beginning = (world: TestContext) => ({
  ...{ startTime, kind: 'call', phone: newPhone(world), name: world.label('Caller') },
});
const turn = (number: number, content = `Turn ${number}`) => ({ number, content, speaker: 'caller' });

/** Sends a part of the call under test, or of another call of the same conversation. */
function sender(trial: CallResult, params: Params) {
  return async (name: 'beginSession' | 'appendTurns' | 'endSession', body: unknown) => {
    const bearer = await token(trial.world);
    return trial.sendOther(name, { params, body, token: bearer });
  };
}

/** The conversation as people see it; undefined if it isn't listed. */
async function seenCall({ sendOther }: CallResult, { orgId = '' }: Params, { session }: IngestedSession) {
  if (session === null) return undefined;
  const { json } = await sendOther('listSessions', { params: { orgId }, query: { id: session } });
  const rows = endpoints.listSessions.reply.safeParse(json).data ?? [];
  return rows.find(({ id }) => id === session) as Session | undefined;
}

/** Judges an answer about a conversation. */
function stateIn(trial: CallResult, answer: Parameters<typeof judge>[1]): IngestedSession | undefined {
  return judge(trial, answer)?.data as IngestedSession | undefined;
}

const contents = (call: Session | undefined) => call?.transcriptionJSON?.map(({ content }) => content).join();

/** The same part with other values is refused, and the first one stays. */
function refusesAnother(trial: CallResult, what: string, answer: Parameters<typeof judge>[1]) {
  expect(trial.ledger, answer.status === 409, `${what} is answered ${said(answer)} instead of 409`);
  if (answer.status === 409) expectProblem(trial, answer, 'conflict', what);
}

async function begins(trial: CallResult) {
  const { ledger, world } = trial;
  const params = await newPlace(world);
  const body = beginning(world);
  const spaced = { ...body, phone: body.phone.replace(/^0(\d\d)/, '+972 $1-') };
  const first = stateIn(trial, await trial.send({ params, body: spaced }));
  if (!first) return;
  expect(ledger, first.state === 'ongoing', `a conversation that began is ${first.state} instead of ongoing`);
  const again = stateIn(trial, await trial.send({ params, body: spaced }));
  expect(ledger, again?.session === first.session, 'the same beginning again is another conversation');
  const call = await seenCall(trial, params, first);
  const isListed = call?.channel === params.channelId && call.active;
  expect(ledger, Boolean(isListed), 'the conversation is not in the list, on its channel and active');
  const { json } = await trial.sendOther('readContactById', { params: { id: first.contact ?? 'none' } });
  const contact = endpoints.readContactById.reply.safeParse(json).data;
  const isCaller = normalisePhone(contact?.phone ?? '') === body.phone && contact?.name === body.name;
  expect(ledger, isCaller, 'the contact does not have the number and name of the caller');
  refusesAnother(trial, 'another beginning', await trial.send({ params, body: { ...spaced, kind: 'chat' } }));

  const late = await newPlace(world);
  const send = sender(trial, late);
  const waits = await send('appendTurns', { turns: [turn(1)] });
  expect(ledger, waits.status === 200, `a turn before the beginning is answered ${said(waits)}`);
  await send('endSession', { endTime, status: 'completed', summary: 'Late' });
  const begun = stateIn(trial, await trial.send({ params: late, body: beginning(world) }));
  const whole = begun && (await seenCall(trial, late, begun));
  const isWhole = whole?.summary === 'Late' && !whole.active && contents(whole) === 'Turn 1';
  expect(ledger, Boolean(isWhole), 'turns and an end that arrived before the beginning are lost');
  await refusesOtherTokens(trial, { body: beginning(world) });
}

async function appends(trial: CallResult) {
  const { ledger, world } = trial;
  const params = await newPlace(world);
  const send = sender(trial, params);
  await send('beginSession', beginning(world));
  const add = (...turns: object[]) => trial.send({ params, body: { turns } });
  const first = stateIn(trial, await add(turn(2)));
  if (!first) return;
  await add(turn(2));
  await add(turn(3), turn(1));
  await send('endSession', { endTime, status: 'completed' });
  const last = stateIn(trial, await add(turn(4), turn(2)));
  const call = last && (await seenCall(trial, params, last));
  const texts = contents(call);
  expect(
    ledger,
    !/Turn (\d).*Turn \1/.test(texts ?? ''),
    `a turn that was sent twice is stored twice: ${texts}`,
  );
  const isRight = texts === 'Turn 1,Turn 2,Turn 3,Turn 4';
  expect(ledger, isRight, `the turns are not complete and in the order of their numbers: ${texts ?? 'none'}`);
  expect(ledger, call?.active === false, 'a turn after the end makes the conversation active again');
  refusesAnother(trial, 'another turn with the same number', await add(turn(2, 'Something else')));
  await refusesOtherTokens(trial, { body: { turns: [turn(1)] } });
}

async function ends(trial: CallResult) {
  const { ledger, world } = trial;
  const params = await newPlace(world);
  const send = sender(trial, params);
  await send('beginSession', beginning(world));
  const body = { endTime, status: 'failed', summary: world.label('Broke off') };
  const first = stateIn(trial, await trial.send({ params, body }));
  if (!first) return;
  expect(ledger, first.state === 'ended', `a conversation that ended is ${first.state} instead of ended`);
  const again = await trial.send({ params, body });
  expect(ledger, again.status === 200, `the same end again is answered ${said(again)} instead of 200`);
  const call = await seenCall(trial, params, first);
  const isRight =
    call?.active === false &&
    call.status === 'failed' &&
    call.summary === body.summary &&
    call.duration === 120;
  expect(ledger, isRight, 'the conversation does not have its status, summary and duration');
  refusesAnother(trial, 'another end', await trial.send({ params, body: { ...body, status: 'completed' } }));
  const early = await trial.send({ params: await newPlace(world), body: { ...body, endTime: '2026-13-01' } });
  expect(ledger, early.status === 422, `an invalid end is answered ${said(early)} instead of 422`);
  await refusesOtherTokens(trial, { body });
}

async function uploads(trial: CallResult) {
  const { ledger, world } = trial;
  const params = await newPlace(world);
  await sender(trial, params)('beginSession', beginning(world));
  const answer = await trial.send({ params, ...asSound });
  const first = stateIn(trial, answer);
  if (!first) return;
  const again = await trial.send({ params, ...asSound });
  expect(ledger, again.status === 200, `the same recording again is answered ${said(again)} instead of 200`);
  const call = await seenCall(trial, params, first);
  expect(ledger, Boolean(call?.recordingUrl), 'the conversation has no recording');
  const page = { body: new TextEncoder().encode('<!doctype html>'), headers: asSound.headers };
  for (const [what, parts] of [
    ['a page as a recording', page],
    ['a recording as text/html', { ...asSound, headers: { 'content-type': 'text/html' } }],
  ] as const) {
    const { status } = await trial.send({ params: await newPlace(world), ...parts });
    expect(ledger, status >= 400 && status < 500, `${what} is answered ${status}`);
  }
  await refusesOtherTokens(trial, asSound);
}

/** What no backend must fetch. A recording that can be fetched would need a host that everyone can reach. */
const inside = [
  ...['https://127.0.0.1/a.mp3', 'https://localhost/a.mp3', 'https://[::1]/a.mp3', 'https://10.0.0.1/a.mp3'],
  ...['http://169.254.169.254/latest/meta-data/', 'file:///etc/passwd'],
];

async function fetches(trial: CallResult) {
  const { ledger, world } = trial;
  const params = await newPlace(world);
  await sender(trial, params)('beginSession', beginning(world));
  for (const url of inside) {
    const { status } = await trial.send({ params, body: { url } });
    expect(ledger, status >= 400 && status < 500, `${url} is not refused but answered ${status}`);
  }
  await refusesOtherTokens(trial, { body: { url: 'https://recordings.example.com/a.mp3' } });
}

async function findsCallers(trial: CallResult) {
  const { ledger, world } = trial;
  const params = await inChannel(world);
  const body = { phone: newPhone(world), name: world.label('Caller') };
  const added = judge(trial, await trial.send({ params, body }))?.data as { contact: string; isNew: boolean };
  if (!added) return;
  expect(ledger, added.isNew, 'a new caller is not new');
  const spaced = { phone: body.phone.replace(/^0(\d\d)/, '+972-$1 '), name: world.label('Somebody') };
  const again = judge(trial, await trial.send({ params, body: spaced }))?.data as typeof added | undefined;
  const isSame = again?.contact === added.contact && !again.isNew;
  expect(ledger, isSame, 'the same number in another form is another contact');
  const { json } = await trial.sendOther('readContactById', { params: { id: added.contact } });
  const isKept = endpoints.readContactById.reply.safeParse(json).data?.name === body.name;
  expect(ledger, isKept, 'a contact that has a name gets another one');
  await refusesOtherTokens(trial, { body });
}

const agreed = (world: TestContext) => ({
  ...{ title: world.label('Visit'), startTime, endTime, contact_name: world.label('Caller') },
  phone: newPhone(world),
});

async function agrees(trial: CallResult) {
  const { ledger, world } = trial;
  const params = await newPlace(world);
  const body = agreed(world);
  type Agreed = { appointment: string | null; status: string };
  const first = judge(trial, await trial.send({ params, body }))?.data as Agreed | undefined;
  if (!first) return;
  const again = judge(trial, await trial.send({ params, body }))?.data as Agreed | undefined;
  expect(ledger, again?.appointment === first.appointment, 'the same appointment again is another one');
  const { json } = await trial.sendOther('readAppointment', { params: { id: first.appointment ?? 'none' } });
  const stored = endpoints.readAppointment.reply.safeParse(json).data;
  const isStored =
    stored?.title === body.title && stored.contact_name === body.contact_name && stored.contact;
  expect(ledger, Boolean(isStored), 'the appointment does not have its title, name and contact');
  const other = await trial.send({ params, body: { ...body, title: world.label('Other') } });
  refusesAnother(trial, 'another appointment with the same ID', other);
  const careful = await world.newChannel({ appointmentsNeedApproval: true });
  const there = { ...(await newPlace(world)), channelId: careful.id };
  const waits = judge(trial, await trial.send({ params: there, body: agreed(world) }))?.data as
    | Agreed
    | undefined;
  const isPending = waits?.status === 'pending';
  expect(
    ledger,
    isPending,
    `on a channel that requires approval, its status is ${waits?.status} and not pending`,
  );
  await refusesOtherTokens(trial, { body });
}

export const ingestionCases = {
  beginSession: {
    ...asService,
    params: newPlace,
    body: beginning,
    bad: { startTime: 'now', kind: 'letter', phone: 'nobody', name: ' ' },
    instead: tried(begins),
  },
  appendTurns: {
    ...asService,
    params: newPlace,
    body: ({ next }) => ({ turns: [turn(next())] }),
    bad: { turns: [{ number: -1, content: 'x' }] },
    instead: tried(appends),
  },
  endSession: {
    ...asService,
    params: newPlace,
    body: ({ label }) => ({ endTime, status: 'completed', summary: label('Summary') }),
    bad: { endTime: 'later', status: ' ', duration: -1 },
    instead: tried(ends),
  },
  uploadRecording: { ...asService, params: newPlace, instead: tried(uploads) },
  fetchRecording: {
    ...asService,
    params: newPlace,
    body: ({ next }) => ({ url: `https://recordings.example.com/${next()}.mp3` }),
    bad: { url: 7 },
    instead: tried(fetches),
  },
  ingestContact: {
    ...asService,
    params: inChannel,
    body: (world) => ({ phone: newPhone(world), name: world.label('Caller') }),
    bad: { phone: 'nobody', name: ' ', email: 'ada@' },
    instead: tried(findsCallers),
  },
  ingestAppointment: {
    ...asService,
    params: newPlace,
    body: agreed,
    bad: { title: ' ', startTime: 'now', contact_name: ' ', phone: 'nobody' },
    instead: tried(agrees),
  },
} satisfies Record<string, CallCase>;

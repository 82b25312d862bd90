import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForTest, type TestServer } from '../../testing/startForTest.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.stop());

async function business() {
  const owner = await server.person();
  const orgId = await server.organization(owner.id);
  return { owner, orgId, at: `/organization/${orgId}/sessions` };
}

const ids = (body: { id: string }[]) => body.map(({ id }) => id);
const startTime = '2026-03-01T09:00:00.000Z';

test('a conversation is created with defaults, updated and listed by its ID', async () => {
  const { owner, orgId, at } = await business();
  const channel = await server.channel(orgId);
  const contact = await server.contact(orgId);
  const made = await server.call('POST', at, {
    as: owner.token,
    body: { channel, contact, startTime, transcription: 'Hello' },
  });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    ...{ channel, contact, startTime, organization: orgId, kind: 'call', endTime: null, duration: 0 },
    ...{ active: true, status: '', transcription: 'Hello', summary: '' },
    ...{ transcriptionJSON: [], recordingUrl: null },
  });
  const changed = await server.call('PATCH', `${at}/${made.body.id}`, {
    as: owner.token,
    body: { endTime: '2026-03-01T11:01:30+02:00', status: 'completed', summary: 'Greeted' },
  });
  expect(changed.body).toMatchObject({
    ...{ channel, contact, startTime, endTime: '2026-03-01T09:01:30.000Z', duration: 90 },
    ...{ active: false, status: 'completed', summary: 'Greeted', transcription: 'Hello' },
  });
  await server.session(orgId);
  const listed = await server.call('GET', `${at}?id=${made.body.id}`, { as: owner.token });
  expect(listed.body).toEqual([changed.body]);
});

test('the duration is computed from start and end unless it’s sent', async () => {
  const { owner, at } = await business();
  const post = async (body: object) => (await server.call('POST', at, { as: owner.token, body })).body;
  const endTime = '2026-03-01T09:02:00Z';
  expect(await post({ startTime, endTime })).toMatchObject({ duration: 120, active: false });
  expect(await post({ startTime, endTime, duration: 7, active: true })).toMatchObject({
    ...{ duration: 7, active: true },
  });
  const made = await post({ startTime, endTime });
  const patch = async (body: object) =>
    (await server.call('PATCH', `${at}/${made.id}`, { as: owner.token, body })).body;
  expect(await patch({ startTime: '2026-03-01T09:01:00Z' })).toMatchObject({ duration: 60 });
  expect(await patch({ summary: 'Short' })).toMatchObject({ duration: 60 });
  expect(await patch({ endTime, duration: 5 })).toMatchObject({ duration: 5 });
  expect(await patch({ endTime: null, active: true })).toMatchObject({ duration: 0, endTime: null });
});

test('an end before the start gets 422, even if only one of them is sent', async () => {
  const { owner, at } = await business();
  const post = (body: object) => server.call('POST', at, { as: owner.token, body });
  const { body: made } = await post({ startTime, endTime: '2026-03-01T09:05:00Z' });
  const patch = (body: object) => server.call('PATCH', `${at}/${made.id}`, { as: owner.token, body });
  for (const refused of [
    await post({ startTime, endTime: '2026-03-01T08:59:59Z' }),
    await patch({ endTime: '2026-03-01T08:00:00Z' }),
    await patch({ startTime: '2026-03-01T10:00:00Z', duration: 3 }),
  ]) {
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toMatchObject([{ path: 'endTime', code: 'ends-before-start' }]);
  }
  expect((await patch({ endTime: startTime })).body).toMatchObject({ duration: 0 });
});

test('a channel or contact of another organization gets the 422 of an unknown one', async () => {
  const { owner, at } = await business();
  const other = await business();
  const channel = await server.channel(other.orgId);
  const contact = await server.contact(other.orgId);
  const nobody = '00000000-0000-4000-8000-000000000000';
  const { body: made } = await server.call('POST', at, { as: owner.token, body: { startTime } });
  for (const fields of [{ channel }, { contact }, { channel: nobody }, { contact: nobody }]) {
    const [path] = Object.keys(fields);
    const added = await server.call('POST', at, { as: owner.token, body: { startTime, ...fields } });
    const changed = await server.call('PATCH', `${at}/${made.id}`, { as: owner.token, body: fields });
    for (const { status, body } of [added, changed]) {
      expect(status).toBe(422);
      expect(body.errors).toEqual([{ path, code: 'not-found', message: `Unknown ${path}` }]);
    }
  }
});

test('a change to an outdated version gets 412 with the current conversation', async () => {
  const { owner, orgId, at } = await business();
  const id = await server.session(orgId);
  const patch = (summary: string) =>
    server.call('PATCH', `${at}/${id}`, {
      as: owner.token,
      headers: { 'if-match': '"1"' },
      body: { summary },
    });
  expect((await patch('First')).headers.etag).toBe('"2"');
  const late = await patch('Second');
  expect(late.status).toBe(412);
  expect(late.body.current).toMatchObject({ id, summary: 'First', transcription: 'Hello' });
});

test('pages list the newest first, without gaps among equal start times', async () => {
  const { owner, orgId, at } = await business();
  const same: string[] = [];
  for (let count = 0; count < 5; count += 1) same.push(await server.session(orgId));
  const late = await server.session(orgId, { start_time: '2026-03-02T09:00:00Z', end_time: null });
  const seen: string[] = [];
  for (let path: string | undefined = `${at}?limit=2`; path; ) {
    const page = await server.call('GET', path, { as: owner.token });
    expect(page.headers['x-total-count']).toBe('6');
    seen.push(...ids(page.body));
    path = /<([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
  }
  expect(seen).toEqual([late, ...same.sort().reverse()]);
  for (const sort of ['startTime', '-endTime', 'duration', 'status']) {
    const listed = await server.call('GET', `${at}?sort=${sort}&limit=6`, { as: owner.token });
    expect(ids(listed.body).sort()).toEqual([late, ...same].sort());
    if (sort === '-endTime') expect(listed.body[0].endTime).toBeNull();
  }
});

test('statuses are sorted in workflow order, unknown ones last, missing ones by activity', async () => {
  const { owner, orgId, at } = await business();
  const wanted = [
    'in-progress',
    '(goes on)',
    'missed',
    'no-answer',
    'failed',
    'completed',
    '(is over)',
    'busy',
    'voicemail',
  ];
  for (const summary of wanted.toSorted()) {
    const status = summary.startsWith('(') ? null : summary;
    await server.session(orgId, { summary, status, active: summary === '(goes on)' });
  }
  const { body } = await server.call('GET', `${at}?sort=status`, { as: owner.token });
  const found = body.map(({ summary }: { summary: string }) => summary);
  const group = (summary: string) =>
    ({ '(goes on)': 'in-progress', '(is over)': 'completed' })[summary] ?? summary;
  expect(found.map(group)).toEqual(wanted.map(group));
});

test('a list can be filtered by channel, contact, activity and time', async () => {
  const { owner, orgId, at } = await business();
  const channel = await server.channel(orgId);
  const contact = await server.contact(orgId);
  const ofChannel = await server.session(orgId, { channel_id: channel });
  const ofContact = await server.session(orgId, { contact_id: contact });
  const live = await server.session(orgId, {
    ...{ active: true, start_time: '2026-03-03T09:00:00Z', end_time: null },
  });
  const list = async (query: string) => {
    const { body, headers } = await server.call('GET', `${at}?${query}`, { as: owner.token });
    expect(headers['x-total-count']).toBe(String(body.length));
    return ids(body).sort();
  };
  expect(await list(`channel=${channel}`)).toEqual([ofChannel]);
  expect(await list(`contact=${contact}`)).toEqual([ofContact]);
  expect(await list('active=true')).toEqual([live]);
  expect(await list('active=false')).toEqual([ofChannel, ofContact].sort());
  expect(await list('from=2026-03-03T09:00:00Z')).toEqual([live]);
  expect(await list('to=2026-03-03T09:00:00Z')).toEqual([ofChannel, ofContact].sort());
  expect(await list('to=2026-03-01T09:00:00Z&from=2026-01-01T00:00:00Z')).toEqual([]);
});

test('a list can be filtered by how the conversations ended', async () => {
  const { owner, orgId, at } = await business();
  const call = (status: string | null, fields = {}) => server.session(orgId, { status, ...fields });
  const missed = [await call('missed'), await call('no-answer')].sort();
  const failed = [await call('failed', { active: true, end_time: null })];
  const completed = [await call('completed'), await call(null), await call('ringing')].sort();
  await call('ringing', { active: true, end_time: null });
  await call(null, { active: true, end_time: null });
  await call('voicemail');
  const list = async (outcome: string) => {
    const { body, headers } = await server.call('GET', `${at}?outcome=${outcome}&limit=9`, {
      as: owner.token,
    });
    expect(headers['x-total-count']).toBe(String(body.length));
    return ids(body).sort();
  };
  expect(await list('missed')).toEqual(missed);
  // A call that failed without an end counts as ongoing, as in the console.
  expect(await list('failed')).toEqual([]);
  await server.call('PATCH', `${at}/${failed[0]}`, { as: owner.token, body: { active: false } });
  expect(await list('failed')).toEqual(failed);
  expect(await list('completed')).toEqual(completed);
  expect((await server.call('GET', `${at}?outcome=lost`, { as: owner.token })).status).toBe(422);
});

test('a list can be filtered by whether an appointment was booked in the conversation', async () => {
  const { owner, orgId, at } = await business();
  const contact_id = await server.contact(orgId);
  const booked = await server.session(orgId, { contact_id });
  const earlier = { start_time: '2026-02-28T09:00:00Z', end_time: '2026-02-28T09:02:00Z' };
  const others = [
    await server.session(orgId, { contact_id, ...earlier }),
    await server.session(orgId),
    await server.session(orgId, { contact_id: await server.contact(orgId) }),
  ];
  await server.appointment(orgId, { contact_id, created_at: '2026-03-01T09:06:30Z' });
  const list = async (query: string) =>
    ids((await server.call('GET', `${at}?${query}`, { as: owner.token })).body).sort();
  expect(await list('appointment=true')).toEqual([booked]);
  expect(await list('appointment=false')).toEqual(others.sort());
  await server.appointment(orgId, { contact_id, created_at: '2026-02-28T09:07:01Z' });
  expect(await list('appointment=true&limit=5')).toEqual([booked]);
});

test('a search finds the calls of a contact, by name or by number however it is typed', async () => {
  const { owner, orgId, at } = await business();
  const contact_id = await server.contact(orgId, { name: 'Rivka Azulay', phone: '+972 54-440-1187' });
  const found = await server.session(orgId, { contact_id });
  const spoken = await server.session(orgId, { transcription: 'My number ends in 1187' });
  const other = await business();
  const stranger = await server.contact(other.orgId, { name: 'Rivka Azulay', phone: '0544401187' });
  await server.session(other.orgId, { contact_id: stranger });
  const list = async (q: string) =>
    ids((await server.call('GET', `${at}?limit=9&q=${encodeURIComponent(q)}`, { as: owner.token })).body);
  for (const q of ['+972544401187', '972-54-440', '054-440-1187', '054 440', '0544401187', 'azulay']) {
    expect(await list(q)).toEqual([found]);
  }
  expect((await list('1187')).sort()).toEqual([found, spoken].sort());
});

test('a list has callers only if they are requested, and changes with their contact', async () => {
  const { owner, orgId, at } = await business();
  const contact_id = await server.contact(orgId, { name: 'Ada', phone: '0541112222' });
  await server.session(orgId, { contact_id, start_time: '2026-03-01T09:01:00Z' });
  await server.session(orgId);
  const page = `${at}?limit=2&fields=caller`;
  const { body, headers } = await server.call('GET', page, { as: owner.token });
  expect(body.map(({ caller }: { caller: unknown }) => caller)).toEqual([
    { name: 'Ada', phone: '0541112222' },
    null,
  ]);
  expect(body[0]).not.toHaveProperty('summary');
  for (const path of [at, `${at}?limit=2&fields=summary`]) {
    expect((await server.call('GET', path, { as: owner.token })).body[0]).not.toHaveProperty('caller');
  }
  const again = { as: owner.token, headers: { 'if-none-match': String(headers.etag) } };
  expect((await server.call('GET', page, again)).status).toBe(304);
  await server.call('PATCH', `/organization/${orgId}/contacts/${contact_id}`, {
    as: owner.token,
    body: { name: 'Ada Levi' },
  });
  expect((await server.call('GET', page, again)).body[0].caller.name).toBe('Ada Levi');
});

test('orStartedWithin adds recently started conversations to the active ones', async () => {
  const { owner, orgId, at } = await business();
  const ended = (seconds: number) => {
    const moment = new Date(Date.now() - seconds * 1000).toISOString();
    return server.session(orgId, { active: false, start_time: moment, end_time: moment });
  };
  const [recent] = await Promise.all([ended(30), ended(90), ended(-600)]);
  const live = await server.session(orgId, {
    ...{ active: true, start_time: '2026-03-03T09:00:00Z', end_time: null },
  });
  const ask = async (query: string) => (await server.call('GET', `${at}?${query}`, { as: owner.token })).body;
  expect(ids(await ask('active=true&orStartedWithin=60'))).toEqual([recent, live]);
  expect(await ask('active=false&orStartedWithin=60')).toHaveLength(3);
  expect(await ask('active=true&orStartedWithin=0')).toMatchObject({ status: 422 });
});

test('a reader gets 304 until a conversation changes', async () => {
  const { owner, orgId, at } = await business();
  const id = await server.session(orgId);
  const etag = String((await server.call('GET', at, { as: owner.token })).headers.etag);
  const again = () => server.call('GET', at, { as: owner.token, headers: { 'if-none-match': etag } });
  expect((await again()).status).toBe(304);
  await server.call('PATCH', `${at}/${id}`, { as: owner.token, body: { status: 'failed' } });
  expect((await again()).body).toMatchObject([{ id, status: 'failed' }]);
});

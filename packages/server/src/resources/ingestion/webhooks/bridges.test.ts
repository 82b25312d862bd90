import { expect, test } from 'vitest';
import { partsOfCall } from './bridge.ts';
import { elevenLabs } from './elevenLabs.ts';
import { retell } from './retell.ts';
import { samples, secret } from './samples.ts';
import { twilio } from './twilio.ts';
import { vapi } from './vapi.ts';

const startedAt = Date.parse('2026-03-01T09:00:00Z');
const startTime = '2026-03-01T09:00:00.000Z';
const body = (event: object) => Buffer.from(JSON.stringify(event));
const form = (fields: Record<string, string>) => Buffer.from(new URLSearchParams(fields).toString());

test.each([
  ['dial_no_answer', 'no-answer'],
  ['dial_busy', 'no-answer'],
  ['dial_failed', 'failed'],
  ['error_llm_websocket_open', 'failed'],
  ['agent_hangup', 'completed'],
])('Retell: a call that ended with %s is %s, also without a start', (reason, status) => {
  const call = { call_id: 'c', direction: 'outbound', from_number: '03-5550100', to_number: '052-1234567' };
  const ended = { ...call, end_timestamp: startedAt, disconnection_reason: reason };
  expect(retell.partsOf(body({ event: 'call_ended', call: ended }))).toMatchObject({
    ...{ externalId: 'retell:c', isAnswered: false, turns: [] },
    ...{ beginning: { startTime, phone: '0521234567' }, end: { endTime: startTime, status } },
  });
});

test('Vapi: times in seconds and milliseconds, and both encodings, are accepted', () => {
  const [, event = {}] = samples.vapi.events(startedAt);
  for (const now of [startedAt, startedAt / 1000]) {
    const signed = samples.vapi.sign(event, { url: '', now, secret });
    const request = { headers: signed.headers, body: Buffer.from(signed.body), url: '', now: startedAt };
    expect(vapi.verify(request, secret)).toBe(true);
    const base64 = Buffer.from(signed.headers['x-signature'] ?? '', 'hex').toString('base64');
    expect(vapi.verify({ ...request, headers: { ...signed.headers, 'x-signature': base64 } }, secret)).toBe(
      true,
    );
  }
});

test.each([
  ['customer-did-not-answer', 'no-answer'],
  ['call.start.error-vapifault-get-org', 'failed'],
  ['assistant-ended-call', 'completed'],
])('Vapi: a call that ended with %s is %s', (endedReason, status) => {
  const call = { id: 'c', createdAt: startTime };
  const report = { message: { type: 'end-of-call-report', endedReason, call } };
  expect(vapi.partsOf(body(report))).toMatchObject({ beginning: { startTime }, end: { status } });
});

test('ElevenLabs: a call that was not answered has a start, an end and its number', () => {
  const failure = {
    ...{ type: 'call_initiation_failure', event_timestamp: startedAt / 1000 },
    data: {
      ...{ conversation_id: 'conv', failure_reason: 'busy' },
      metadata: { type: 'twilio', body: { To: '+972521234567' } },
    },
  };
  expect(elevenLabs.partsOf(body(failure))).toMatchObject({
    beginning: { startTime, phone: '0521234567' },
    end: { endTime: startTime, status: 'no-answer' },
  });
});

test.each([
  ['busy', 'no-answer'],
  ['no-answer', 'no-answer'],
  ['failed', 'failed'],
  ['canceled', 'missed'],
])('Twilio: a call that is %s is %s, and wasn’t answered', (CallStatus, status) => {
  const Timestamp = new Date(startedAt).toUTCString();
  const call = { CallSid: 'CA1', CallStatus, Timestamp, Direction: 'outbound-api', To: '+972521234567' };
  expect(twilio.partsOf(form(call))).toMatchObject({
    isAnswered: false,
    beginning: { startTime, phone: '0521234567' },
    end: { status },
  });
});

test('Twilio: the URL is signed with or without its standard port, and with its query', () => {
  const [event = {}] = samples.twilio.events(startedAt);
  const accepts = (signedUrl: string, url: string) => {
    const { headers, body } = samples.twilio.sign(event, { url: signedUrl, now: startedAt, secret });
    return twilio.verify({ headers, body: Buffer.from(body), url, now: startedAt }, secret);
  };
  const there = 'https://console.example.com/webhooks/twilio/a/b?x=1';
  const withPort = there.replace('.com', '.com:443');
  expect([accepts(there, there), accepts(withPort, there), accepts(there, withPort)]).toEqual([
    true,
    true,
    true,
  ]);
  expect(accepts(there, there.replace('x=1', 'x=2'))).toBe(false);
  expect(accepts(there, there.replace('https', 'http'))).toBe(false);
});

test('a withheld number is left out, and an odd ID is refused', () => {
  const call = { provider: 'twilio', id: 'c', startedAt } as const;
  for (const phone of ['anonymous', 'sip:a@b', '', null]) {
    expect(partsOfCall({ ...call, phone })?.beginning?.phone).toBeUndefined();
  }
  expect(() => partsOfCall({ ...call, id: '../x' })).toThrow();
  expect(partsOfCall({ ...call, startedAt: undefined })).toBeUndefined();
});

test('a conversation is cut to what can be stored, and an end before the start is the start', () => {
  const say = (content: string) => ({ content, isCaller: true });
  const turns = Array.from({ length: 2_001 }, () => say(`${'x'.repeat(5_000)}`));
  const end = { at: startedAt - 1, status: 'completed', summary: 'y\0'.repeat(30_000) };
  const parts = partsOfCall({ provider: 'retell', id: 'c', startedAt, turns, end });
  expect(parts?.turns).toHaveLength(49);
  expect(parts?.turns[0]?.content).toHaveLength(4_000);
  expect(parts?.end).toMatchObject({ endTime: startTime, summary: 'y'.repeat(20_000) });
  const odd = partsOfCall({ provider: 'retell', id: 'c', startedAt, turns: [say('a\0b\ud800')] });
  expect(odd?.turns[0]?.content).toBe('ab\ufffd');
});

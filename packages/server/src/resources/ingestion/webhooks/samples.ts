import { createHmac } from 'node:crypto';
import type { WebhookProvider } from '@console/contract/rules';

/*
 * Events of one call for each provider, as their documentation describes them. The names, numbers and texts are made up.
 */

export const secret = 'a signing secret';
/** The first bytes of an MP3 file. */
export const sound = Buffer.concat([Buffer.from('ID3'), Buffer.alloc(2_000, 7)]);
export const soundUrl = 'https://recordings.example/call.mp3';
const caller = '+972521234567';
const own = '+972741234567';

export interface Sample {
  /** The events of one call that started at this time, in milliseconds since 1970, in the usual order. */
  events: (startedAt: number) => object[];
  /** The body and headers of an event that is signed at this time. */
  sign: (event: object, about: { url: string; now: number; secret: string }) => Signed;
  /** The age in milliseconds from which events are too old. */
  oldAt: number;
}

interface Signed {
  body: string;
  headers: Record<string, string>;
}

const json = { 'content-type': 'application/json' };
const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex');

const retell: Sample = {
  events(startedAt) {
    const started = {
      ...{ call_type: 'phone_call', call_id: 'call_1', agent_id: 'agent_1', call_status: 'ongoing' },
      ...{ direction: 'inbound', from_number: caller, to_number: own, start_timestamp: startedAt },
    };
    const ended = {
      ...started,
      ...{ call_status: 'ended', end_timestamp: startedAt + 90_000, disconnection_reason: 'user_hangup' },
      ...{ transcript: 'Agent: Hello\nUser: I am Ada', recording_url: soundUrl },
      transcript_object: [
        { role: 'agent', content: 'Hello', words: [{ word: 'Hello', start: 0.5, end: 0.9 }] },
        { role: 'user', content: 'I am Ada', words: [{ word: 'I', start: 2, end: 2.1 }] },
      ],
    };
    const analyzed = { ...ended, call_analysis: { call_summary: 'Ada called.', user_sentiment: 'Neutral' } };
    return [
      { event: 'call_started', call: started },
      { event: 'call_ended', call: ended },
      { event: 'call_analyzed', call: analyzed },
    ];
  },
  sign(event, { now, secret }) {
    const body = JSON.stringify(event);
    return {
      body,
      headers: { ...json, 'x-retell-signature': `v=${now},d=${hmac(secret, `${body}${now}`)}` },
    };
  },
  oldAt: 301_000,
};

const vapi: Sample = {
  events(startedAt) {
    const call = { id: 'a1b2', type: 'inboundPhoneCall', createdAt: new Date(startedAt).toISOString() };
    const about = { call, customer: { number: caller } };
    return [
      { message: { type: 'status-update', status: 'ringing', timestamp: startedAt - 3000, ...about } },
      // A little later than the start in the report.
      { message: { type: 'status-update', status: 'in-progress', timestamp: startedAt + 400, ...about } },
      {
        message: {
          ...{ type: 'end-of-call-report', endedReason: 'customer-ended-call', ...about },
          startedAt: new Date(startedAt).toISOString(),
          endedAt: new Date(startedAt + 90_000).toISOString(),
          analysis: { summary: 'Ada called.' },
          artifact: {
            recordingUrl: soundUrl,
            messages: [
              { role: 'system', message: 'You answer calls.', secondsFromStart: 0 },
              { role: 'bot', message: 'Hello', secondsFromStart: 0.5 },
              { role: 'user', message: 'I am Ada', secondsFromStart: 2 },
            ],
          },
        },
      },
    ];
  },
  sign(event, { now, secret }) {
    const body = JSON.stringify(event);
    const time = String(now);
    return {
      body,
      headers: { ...json, 'x-timestamp': time, 'x-signature': hmac(secret, `${time}.${body}`) },
    };
  },
  oldAt: 301_000,
};

const elevenlabs: Sample = {
  events: (startedAt) => [
    {
      ...{ type: 'post_call_audio', event_timestamp: startedAt / 1000 + 95 },
      data: { agent_id: 'agent_1', conversation_id: 'conv_1', full_audio: sound.toString('base64') },
    },
    {
      ...{ type: 'post_call_transcription', event_timestamp: startedAt / 1000 + 95 },
      data: {
        ...{ agent_id: 'agent_1', conversation_id: 'conv_1', status: 'done' },
        transcript: [
          { role: 'agent', message: 'Hello', time_in_call_secs: 0.5 },
          { role: 'agent', message: null, tool_calls: [], time_in_call_secs: 1 },
          { role: 'user', message: 'I am Ada', time_in_call_secs: 2 },
        ],
        metadata: {
          ...{ start_time_unix_secs: startedAt / 1000, call_duration_secs: 90, cost: 12 },
          phone_call: { type: 'twilio', direction: 'inbound', external_number: caller, agent_number: own },
        },
        analysis: { call_successful: 'success', transcript_summary: 'Ada called.' },
      },
    },
  ],
  sign(event, { now, secret }) {
    const body = JSON.stringify(event);
    const time = Math.floor(now / 1000);
    const signature = `t=${time},v0=${hmac(secret, `${time}.${body}`)}`;
    return { body, headers: { ...json, 'elevenlabs-signature': signature } };
  },
  oldAt: 1_802_000,
};

const twilio: Sample = {
  events(startedAt) {
    const about = { CallSid: 'CA1', AccountSid: 'AC1', From: caller, To: own, Direction: 'inbound' };
    const at = (seconds: number) => ({ Timestamp: new Date(startedAt + seconds * 1000).toUTCString() });
    return [
      { ...about, CallStatus: 'ringing', SequenceNumber: '0', ...at(-3) },
      { ...about, CallStatus: 'in-progress', SequenceNumber: '1', ...at(0) },
      { ...about, CallStatus: 'completed', SequenceNumber: '2', CallDuration: '90', ...at(90) },
    ];
  },
  sign(event, { url, secret }) {
    const fields = Object.entries(event).sort(([one], [other]) => (one < other ? -1 : 1));
    const text = url + fields.map(([name, value]) => `${name}${value}`).join('');
    const signature = createHmac('sha1', secret).update(text).digest('base64');
    return {
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature },
    };
  },
  oldAt: 3_601_000 + 90_000,
};

export const samples: Readonly<Record<WebhookProvider, Sample>> = { retell, vapi, elevenlabs, twilio };

import { z } from 'zod';
import { type Bridge, type CallEvent, partsOfCall } from './bridge.ts';
import { headerOf, isHmac, isRecent } from './signatures.ts';

const Transcription = z.object({
  conversation_id: z.string(),
  transcript: z
    .array(
      z.object({ role: z.string(), message: z.string().nullish(), time_in_call_secs: z.number().nullish() }),
    )
    .nullish(),
  metadata: z
    .object({
      start_time_unix_secs: z.number().nullish(),
      call_duration_secs: z.number().nullish(),
      phone_call: z.object({ external_number: z.string().nullish() }).nullish(),
    })
    .nullish(),
  analysis: z.object({ transcript_summary: z.string().nullish() }).nullish(),
});

const Failure = z.object({
  conversation_id: z.string(),
  failure_reason: z.string().nullish(),
  metadata: z
    .object({
      body: z.object({ To: z.string().nullish(), to_number: z.string().nullish() }).nullish(),
    })
    .nullish(),
});

const Audio = z.object({ conversation_id: z.string(), full_audio: z.base64() });

const Event = z.object({
  type: z.string(),
  event_timestamp: z.number().nullish(),
  data: z.unknown().optional(),
});

/** Its own library accepts events of this age, in milliseconds. */
const halfAnHour = 1_800_000;

/**
 * ElevenLabs: `post_call_transcription`, `post_call_audio` and `call_initiation_failure`, all after the call. It signs
 * `<time>.<body>`, in
 * `elevenlabs-signature: t=<seconds>,v0=<hex>`.
 */
export const elevenLabs: Bridge = {
  verify({ headers, body, now }, secret) {
    const header = headerOf(headers, 'elevenlabs-signature');
    const [, time = '', digest] = /^t=(\d{1,12}),v0=(\w+)$/.exec(header) ?? [];
    return isHmac(digest, { secret }, `${time}.`, body) && isRecent(Number(time) * 1000, now, halfAnHour);
  },
  partsOf(body) {
    const { type, event_timestamp, data } = Event.parse(JSON.parse(body.toString()));
    const sentAt = event_timestamp ? event_timestamp * 1000 : undefined;
    if (type === 'post_call_transcription')
      return partsOfCall(transcribed(Transcription.parse(data), sentAt));
    if (type === 'post_call_audio') return partsOfCall(recorded(Audio.parse(data)));
    return type === 'call_initiation_failure' ? partsOfCall(failed(Failure.parse(data), sentAt)) : undefined;
  },
};

function transcribed(
  { conversation_id, transcript, metadata, analysis }: z.infer<typeof Transcription>,
  sentAt: number | undefined,
): CallEvent {
  const { start_time_unix_secs: start, call_duration_secs: length, phone_call } = metadata ?? {};
  const startedAt = start ? start * 1000 : sentAt;
  return {
    ...{ provider: 'elevenlabs', id: conversation_id, startedAt, phone: phone_call?.external_number },
    turns: (transcript ?? []).flatMap(({ role, message, time_in_call_secs }) =>
      message ? { content: message, isCaller: role === 'user', start: time_in_call_secs } : [],
    ),
    end: {
      at: startedAt === undefined ? undefined : startedAt + (length ?? 0) * 1000,
      status: 'completed',
      summary: analysis?.transcript_summary,
    },
  };
}

/** The recording of a call. Its other event has everything else. */
const recorded = ({ conversation_id: id, full_audio }: z.infer<typeof Audio>): CallEvent => ({
  ...{ provider: 'elevenlabs', id, startedAt: undefined },
  recording: { bytes: Buffer.from(full_audio, 'base64') },
});

function failed(
  { conversation_id, failure_reason, metadata }: z.infer<typeof Failure>,
  sentAt: number | undefined,
): CallEvent {
  const { To, to_number } = metadata?.body ?? {};
  const status = /^(busy|no-answer)$/.test(failure_reason ?? '') ? 'no-answer' : 'failed';
  return {
    ...{ provider: 'elevenlabs', id: conversation_id, startedAt: sentAt, phone: To ?? to_number },
    end: { at: sentAt, status },
  };
}

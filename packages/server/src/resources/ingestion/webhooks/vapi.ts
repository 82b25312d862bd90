import { z } from 'zod';
import { type Bridge, partsOfCall } from './bridge.ts';
import { headerOf, isHmac, isRecent } from './signatures.ts';

const Customer = z.object({ number: z.string().nullish(), name: z.string().nullish() }).nullish();
const Time = z.iso.datetime({ offset: true }).nullish();

const Event = z.object({
  message: z.object({
    type: z.string(),
    /** Of a `status-update`. */
    status: z.string().nullish(),
    timestamp: z.number().nullish(),
    startedAt: Time,
    endedAt: Time,
    endedReason: z.string().nullish(),
    customer: Customer,
    call: z.object({ id: z.string(), createdAt: Time, startedAt: Time, customer: Customer }).nullish(),
    analysis: z.object({ summary: z.string().nullish() }).nullish(),
    artifact: z
      .object({
        recordingUrl: z.string().nullish(),
        messages: z
          .array(
            z.object({
              role: z.string().nullish(),
              message: z.string().nullish(),
              secondsFromStart: z.number().nullish(),
            }),
          )
          .nullish(),
      })
      .nullish(),
  }),
});

/** Seconds are told from milliseconds by their size: 100,000,000,000 s are in the year 5138. */
const millisecondsOf = (time: string) => (Number(time) < 1e11 ? Number(time) * 1000 : Number(time));

/**
 * Vapi: `status-update` and `end-of-call-report`. It signs `<time>.<body>` with the secret of an HMAC credential
 * (SHA-256), in `x-signature` and `x-timestamp`, which are the defaults.
 */
export const vapi: Bridge = {
  verify({ headers, body, now }, secret) {
    const time = headerOf(headers, 'x-timestamp');
    const sent = headerOf(headers, 'x-signature');
    if (!/^\d{1,15}$/.test(time) || !isRecent(millisecondsOf(time), now)) return false;
    return (['hex', 'base64'] as const).some((encoding) =>
      isHmac(sent, { secret, encoding }, `${time}.`, body),
    );
  },
  partsOf(body) {
    const { message } = Event.parse(JSON.parse(body.toString()));
    const { type, call } = message;
    const isReport = type === 'end-of-call-report';
    const isAnswer = type === 'status-update' && message.status === 'in-progress';
    if (!call || !(isReport || isAnswer)) return undefined;
    const customer = message.customer ?? call.customer;
    const startedAt = message.startedAt ?? call.startedAt;
    const otherwise = isReport ? instantOf(call.createdAt) : (message.timestamp ?? undefined);
    return partsOfCall({
      ...{ provider: 'vapi', id: call.id, phone: customer?.number, name: customer?.name },
      startedAt: instantOf(startedAt) ?? otherwise,
      isAnswered: isAnswer,
      turns: (message.artifact?.messages ?? []).flatMap(
        ({ role, message: content, secondsFromStart: start }) =>
          content && /^(user|bot|assistant)$/.test(role ?? '')
            ? { content, isCaller: role === 'user', start }
            : [],
      ),
      ...(isReport && {
        end: {
          at: instantOf(message.endedAt),
          status: statusOf(message.endedReason ?? ''),
          summary: message.analysis?.summary,
        },
        ...(message.artifact?.recordingUrl && { recording: { url: message.artifact.recordingUrl } }),
      }),
    });
  },
};

const instantOf = (time: string | null | undefined) => (time ? Date.parse(time) : undefined);

function statusOf(reason: string) {
  if (/^customer-(did-not-answer|busy)$/.test(reason)) return 'no-answer';
  return /error|fail/.test(reason) ? 'failed' : 'completed';
}

import { z } from 'zod';
import { type Bridge, partsOfCall } from './bridge.ts';
import { headerOf, isHmac, isRecent } from './signatures.ts';

const Event = z.object({
  event: z.string(),
  call: z
    .object({
      call_id: z.string(),
      direction: z.string().nullish(),
      from_number: z.string().nullish(),
      to_number: z.string().nullish(),
      start_timestamp: z.number().nullish(),
      end_timestamp: z.number().nullish(),
      disconnection_reason: z.string().nullish(),
      transcript_object: z
        .array(
          z.object({
            role: z.string(),
            content: z.string(),
            words: z.array(z.object({ start: z.number().nullish() })).nullish(),
          }),
        )
        .nullish(),
      recording_url: z.string().nullish(),
      call_analysis: z.object({ call_summary: z.string().nullish() }).nullish(),
    })
    .optional(),
});

/**
 * Retell: `call_started`, `call_ended` and `call_analyzed`. It signs the body and the time after it with the API key,
 * in `x-retell-signature: v=<milliseconds>,d=<hex>`.
 */
export const retell: Bridge = {
  verify({ headers, body, now }, secret) {
    const [, time = '', digest] =
      /^v=(\d{1,15}),d=(\w+)$/.exec(headerOf(headers, 'x-retell-signature')) ?? [];
    return isHmac(digest, { secret }, body, time) && isRecent(Number(time), now);
  },
  partsOf(body) {
    const { event, call } = Event.parse(JSON.parse(body.toString()));
    const isOver = event === 'call_ended' || event === 'call_analyzed';
    if (!call || (event !== 'call_started' && !isOver)) return undefined;
    const { start_timestamp: startedAt, end_timestamp: endedAt } = call;
    return partsOfCall({
      ...{ provider: 'retell', id: call.call_id, startedAt: startedAt ?? undefined },
      phone: call.direction === 'outbound' ? call.to_number : call.from_number,
      isAnswered: event === 'call_started',
      turns: (call.transcript_object ?? []).flatMap(({ role, content, words }) =>
        role === 'agent' || role === 'user'
          ? { content, isCaller: role === 'user', start: words?.[0]?.start }
          : [],
      ),
      ...(isOver && {
        end: {
          at: endedAt ?? undefined,
          status: statusOf(call.disconnection_reason ?? ''),
          summary: call.call_analysis?.call_summary,
        },
        ...(call.recording_url && { recording: { url: call.recording_url } }),
      }),
    });
  },
};

function statusOf(reason: string) {
  if (/^dial_(no_answer|busy)$/.test(reason)) return 'no-answer';
  return /^(dial_failed|error_)/.test(reason) ? 'failed' : 'completed';
}

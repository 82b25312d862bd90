import { type Bridge, partsOfCall } from './bridge.ts';
import { headerOf, isHmac, isRecent } from './signatures.ts';

/** Statuses after which a call is over. */
const final: Readonly<Record<string, string>> = {
  completed: 'completed',
  busy: 'no-answer',
  'no-answer': 'no-answer',
  failed: 'failed',
  canceled: 'missed',
};

/** The signature has no time, but the body has that of the event. */
const anHour = 3_600_000;

/**
 * Twilio: the status callbacks of a call. It signs the URL and the sorted fields of the form with the auth token
 * (HMAC-SHA1, base64), in `x-twilio-signature`. It has no transcript.
 */
export const twilio: Bridge = {
  verify({ headers, body, url, now }, secret) {
    const fields = new URLSearchParams(body.toString());
    const sent = headerOf(headers, 'x-twilio-signature');
    // A name that is sent more than once has its different values in order.
    const sorted = [...new Set(fields.keys())]
      .sort()
      .flatMap((name) => [...new Set(fields.getAll(name))].sort().map((value) => name + value))
      .join('');
    // Twilio signs some URLs with their standard port.
    return (
      spellingsOf(url).some((each) =>
        isHmac(sent, { secret, algorithm: 'sha1', encoding: 'base64' }, each, sorted),
      ) && isRecent(Date.parse(fields.get('Timestamp') ?? ''), now, anHour)
    );
  },
  partsOf(body) {
    const {
      CallSid: id,
      CallStatus: status = '',
      ...call
    } = Object.fromEntries(new URLSearchParams(body.toString()));
    const outcome = final[status];
    if (!id || (status !== 'in-progress' && outcome === undefined)) return undefined;
    const at = Date.parse(call['Timestamp'] ?? '');
    const seconds = Number(call['CallDuration'] ?? 0);
    return partsOfCall({
      ...{ provider: 'twilio', id, isAnswered: outcome === undefined || outcome === 'completed' },
      startedAt: outcome === undefined ? at : at - (Number.isFinite(seconds) ? seconds : 0) * 1000,
      phone: call['Direction']?.startsWith('outbound') ? call['To'] : call['From'],
      name: call['CallerName'],
      ...(outcome !== undefined && { end: { at, status: outcome } }),
    });
  },
};

/** A URL with and without the standard port. */
function spellingsOf(url: string): string[] {
  const { protocol, hostname, port, pathname, search } = new URL(url);
  const standard = protocol === 'https:' ? '443' : '80';
  const hosts = port ? [`${hostname}:${port}`] : [hostname, `${hostname}:${standard}`];
  return hosts.map((host) => `${protocol}//${host}${pathname}${search}`);
}

/** Seconds by which the clock of this device is ahead of the server's; `null` where the server does not tell the time. */
export async function readClockLead(signal: AbortSignal): Promise<number | null> {
  const answer = await fetch('/api/user/methods', { method: 'HEAD', cache: 'no-store', signal });
  const told = Date.parse(answer.headers.get('date') ?? '');
  return Number.isNaN(told) ? null : Math.round((Date.now() - told) / 1000);
}

import { setImmediate as turn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

type Wire = Pick<PGlite, 'execProtocolStream' | 'waitReady'>;

/** Messages that are answered only after the `Sync` that follows them: Parse, Bind, Describe, Execute, Close. */
const held = new Set(['P', 'B', 'D', 'E', 'C'].map((letter) => letter.charCodeAt(0)));

/**
 * The embedded engine as the driver speaks to it. The messages of a query go to it in one piece and not one by one.
 * After each query the event loop turns once: the engine works inside it, and its driver waits by promises alone, so
 * that otherwise nothing else is read, not even `/healthz`, as long as somebody waits for the database.
 */
export function embeddedWire(lite: PGlite): Wire {
  let waiting: Uint8Array[] = [];
  return {
    get waitReady() {
      return lite.waitReady;
    },
    async execProtocolStream(message, options) {
      waiting.push(message);
      if (held.has(message[0] ?? 0)) return [];
      const whole = Buffer.concat(waiting);
      waiting = [];
      const answer = await lite.execProtocolStream(whole, options);
      await turn();
      return answer;
    },
  };
}

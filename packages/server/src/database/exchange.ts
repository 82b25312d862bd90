import type { PGlite } from '@electric-sql/pglite';

/** Sends messages of PostgreSQL's protocol to the embedded engine and returns all its responses. */
export type Exchange = (messages: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;

/** Exchanges messages with an engine in this thread, which is blocked in the meantime. */
export async function exchange(lite: PGlite, messages: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  await lite.execProtocolRawStream(messages, {
    // Copied, because the data is in the engine's own memory.
    onRawData: (data) => pieces.push(data.slice()),
  });
  return concatenated(pieces);
}

/** Joins pieces in a new buffer that can be transferred to another thread; a `Buffer` is often part of a larger one. */
export function concatenated(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

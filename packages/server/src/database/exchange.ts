import type { PGlite } from '@electric-sql/pglite';

/** Sends messages of PostgreSQL's protocol to the embedded engine and brings all that it answers. */
export type Exchange = (messages: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;

/** Exchanges messages with an engine of this thread, which stands still meanwhile. */
export async function exchange(lite: PGlite, messages: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  await lite.execProtocolRawStream(messages, {
    // What it hands over lies in its own memory.
    onRawData: (data) => pieces.push(data.slice()),
  });
  return concatenated(pieces);
}

/** In a buffer of its own, which can be handed to another thread: those of `Buffer` are often parts of a larger one. */
export function concatenated(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

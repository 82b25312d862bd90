import type { Readable } from 'node:stream';

/** A file that is made while it is sent. Its work starts when the client can receive it, and ends when it leaves. */
export class FileStream {
  readonly #start: () => Readable;

  constructor(start: () => Readable) {
    this.#start = start;
  }

  toReadable(onEnd: () => void): Readable {
    return this.#start().once('close', onEnd);
  }
}

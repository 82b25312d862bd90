import { createHash } from 'node:crypto';

/** Pseudorandom numbers that are the same for the same seed (the mulberry32 generator). */
export class Random {
  #state: number;

  constructor(seed: string) {
    this.#state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  }

  /** From 0 to 1, excluding 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** Returns true with this probability, from 0 (never) to 1 (always). */
  happens(share: number): boolean {
    return this.next() < share;
  }

  one<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new RangeError('There is nothing to choose from.');
    return item;
  }

  /** A whole number of events for an average rate: 2.3 becomes 2 or 3, with a little variation. */
  count(average: number): number {
    const scattered = average * (0.75 + this.next() / 2);
    return Math.floor(scattered) + (this.happens(scattered % 1) ? 1 : 0);
  }
}

/** The same UUID for the same name every time (RFC 9562, version 5 from a name). */
export function idFor(name: string): string {
  const bytes = createHash('sha1').update(`console demonstration/${name}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

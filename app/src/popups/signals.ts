/** What the popup of a card says to the page that opened it, and on the channel below. */
export const cardAdded = 'OK';

/** Reaches the console also where the card provider cut the popup off from the page that opened it. */
export const cardChannel = 'console.card';

/** What the popup of the subscription says to the page that opened it. */
export interface Subscribed {
  kind: 'subscribed';
  /** The subscription's id at its provider. */
  id: string;
}

/** Reads that message; `null` for anything else. */
export function subscribedIn(data: unknown): Subscribed | null {
  const { kind, id } = (typeof data === 'object' && data ? data : {}) as Partial<Record<string, unknown>>;
  return kind === 'subscribed' && typeof id === 'string' && /^[\w-]{1,200}$/.test(id) ? { kind, id } : null;
}

/** The card popup's message to the page that opened it, and on `cardChannel`. */
export const cardAdded = 'OK';

/** A broadcast channel that reaches the console even if the card provider severed the link to the opener. */
export const cardChannel = 'console.card';

/** The subscription popup's message to the page that opened it. */
export interface Subscribed {
  kind: 'subscribed';
  /** The provider's subscription ID. */
  id: string;
}

/** Parses that message; `null` for anything else. */
export function subscribedIn(data: unknown): Subscribed | null {
  const { kind, id } = (typeof data === 'object' && data ? data : {}) as Partial<Record<string, unknown>>;
  return kind === 'subscribed' && typeof id === 'string' && /^[\w-]{1,200}$/.test(id) ? { kind, id } : null;
}

/** Creates an idempotency key. Not with `randomUUID`, which isn't available over plain HTTP on a local network. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

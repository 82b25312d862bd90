/** Fields that the server sets and doesn't accept. */
const kept = new Set(['createdAt', 'updatedAt']);

/**
 * Prepares a body for sending: `createdAt` and `updatedAt` are dropped at every depth, and an object inside it
 * that has an `id` is replaced by that id. The body itself keeps its own id.
 *
 * @example
 * toWire({ name: 'Reception', organization: { id: 'o1', name: 'Clinic' }, updatedAt: '…' })
 * // { name: 'Reception', organization: 'o1' }
 */
export function toWire(body: unknown): unknown {
  return Array.isArray(body) ? body.map(inner) : isPlain(body) ? fieldsOf(body) : body;
}

function inner(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inner);
  if (!isPlain(value)) return value;
  return typeof value.id === 'string' || typeof value.id === 'number' ? value.id : fieldsOf(value);
}

const fieldsOf = (object: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(object).flatMap(([key, value]) => (kept.has(key) ? [] : [[key, inner(value)]])),
  );

/** Whether a value is a JSON object. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

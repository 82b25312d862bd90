/**
 * Turns the names of fields into objects and arrays: `{ 'phones.0.number': '054' }` into
 * `{ phones: [{ number: '054' }] }`. Also safe for names that a stranger sends to a server.
 */
export function nested(flat: unknown): Record<string, unknown> {
  const root: Record<string, unknown> = Object.create(null);
  for (const [name, value] of Object.entries(flat ?? {})) {
    const keys = name.split('.');
    let place = root;
    for (const [depth, key] of keys.entries()) {
      const next = keys[depth + 1];
      if (Array.isArray(place) && !/^\d{1,3}$/.test(key)) break;
      if (next === undefined) place[key] = value;
      else place[key] ??= /^\d+$/.test(next) ? [] : Object.create(null);
      const inside = place[key];
      if (typeof inside !== 'object' || inside === null) break;
      place = inside as Record<string, unknown>;
    }
  }
  return root;
}

import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { longestTime } from './rules/times.ts';

/** The maximum of JSON bytes per UTF-16 code unit: clients can escape any of them, as in `\u05d0`. */
const bytesOfUnit = 6;
/** Extra bytes for whitespace and, if unknown fields are ignored, for unknown fields. */
const room = { strict: 1024, lenient: 16_384 };

const lengthOfFormat: Readonly<Record<string, number>> = { uuid: 36, date: 10, 'date-time': longestTime };

type Json = z.core.JSONSchema.BaseSchema;

/**
 * The maximum size of a request body, in bytes: the largest body that the schema accepts, however a client writes its
 * JSON, or a kilobyte for an endpoint without a body.
 *
 * @throws {Error} if a part of the schema has no maximum length
 */
export function bodyLimit({ body, bytes }: Endpoint): number {
  if (bytes) return bytes.most;
  if (!body) return room.strict;
  const { $defs = {}, ...schema } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  const isStrict = body instanceof z.ZodObject && body.def.catchall instanceof z.ZodNever;
  return bytesOf(schema, $defs) + (isStrict ? room.strict : room.lenient);
}

function bytesOf(schema: Json, defs: Readonly<Record<string, Json>>): number {
  const inside = (part: unknown) => bytesOf(part as Json, defs);
  const text = (length: number) => length * bytesOfUnit + 2;
  const { $ref, anyOf, enum: values, type, properties, items, maxItems, format, maxLength } = schema;
  if ($ref) return inside(defs[$ref.replace('#/$defs/', '')]);
  // Also for a union of a string and an object, which then counts as its JSON.
  const longest = maxLength ?? lengthOfFormat[format ?? ''];
  if (longest !== undefined) return text(longest);
  if (anyOf) return Math.max(...anyOf.map(inside));
  if (values) return Math.max(...values.map((value) => text(String(value).length)));
  if (properties) {
    const entries = Object.entries(properties);
    return entries.reduce((sum, [name, part]) => sum + text(name.length) + inside(part) + 2, 2);
  }
  if (items && maxItems !== undefined) return maxItems * (inside(items) + 1) + 2;
  if (type === 'number' || type === 'integer') return 32;
  if (type === 'boolean' || type === 'null') return 5;
  if (typeof schema.const === 'string') return text(schema.const.length);
  throw new Error(`A part of a body can be of any length: ${JSON.stringify(schema)}`);
}

import { endpoints } from '@console/contract';

export type Schema =
  | (typeof endpoints)['listContacts']['query']
  | (typeof endpoints)['listContacts']['reply'];

/** A field of the API that takes any text. */
export interface TextField {
  /** The path, as the server names it: `permissions.0`, `configuration`. */
  path: readonly string[];
  longest: number;
  schema: Schema;
}

interface Definition {
  type: string;
  shape: Record<string, Schema>;
  element: Schema;
  innerType: Schema;
  options: readonly Schema[];
  in: Schema;
}

const sample = '<b>any text</b>';

/** The fields of a schema that take any text, at any depth. */
export function textsOf(schema: Schema | undefined, path: readonly string[] = []): TextField[] {
  if (!schema) return [];
  const { type, shape, element, innerType, options, in: before } = schema._zod.def as unknown as Definition;
  if (type === 'object')
    return Object.entries(shape).flatMap(([name, part]) => textsOf(part, [...path, name]));
  if (type === 'array') return textsOf(element, [...path, '0']);
  if (type === 'union') return options.flatMap((option) => textsOf(option, path));
  if (type === 'pipe') return textsOf(before, path);
  if (innerType) return textsOf(innerType, path);
  const { maxLength } = schema as unknown as { maxLength?: number | null };
  return type === 'string' && schema.safeParse(sample.repeat(2)).success
    ? [{ path, longest: maxLength ?? Number.POSITIVE_INFINITY, schema }]
    : [];
}

const calls = Object.entries(endpoints) as unknown as [string, { body?: Schema; reply: Schema }][];

/** Every text field of a request body, named by its call: `createContact name`. */
export const sent = calls.flatMap(([call, { body }]) =>
  textsOf(body).map((field) => ({ ...field, call, name: `${call} ${field.path.join('.')}` })),
);

/** Every text field of a reply, named the same way: `listContacts 0.name`. */
export const answered = calls.flatMap(([call, { reply }]) =>
  textsOf(reply).map((field) => ({ ...field, name: `${call} ${field.path.join('.')}` })),
);

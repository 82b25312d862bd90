import fc from 'fast-check';
import type { z } from 'zod';
import { edgesOfNumbers, edgesOfTime, oddTimeZones } from './edges.ts';

/** Texts in every format of the contract, and some in none. */
const texts = [
  ...['', ' ', 'A word', 'שלום', 'Ада', '😀', "O'Hara; drop table users --", '%_\\', '<b>', '=1+1', '../..'],
  ...[
    '0501234567',
    '+972 50-123-4567',
    'ada@example.test',
    'https://example.test/a?b=c',
    'phone',
    'il',
    'US',
  ],
  ...[
    '2026-03-27',
    '2026-03-27T09:30:00Z',
    '2026-03-27T10:30:00+03:00',
    '2199-12-31T23:59:59.999Z',
    '2026-03',
  ],
  ...[
    'Asia/Jerusalem',
    'UTC',
    '4580123412341234',
    '1230',
    'a'.repeat(50),
    'a'.repeat(200),
    'words '.repeat(300),
    ...['summary', 'notes', '123456'],
  ],
  ...edgesOfTime,
  ...oddTimeZones,
];

const numbers = [0, 1, 0.5, 2, 60, 200, 1e6, 1_767_225_600_000, Number.MAX_SAFE_INTEGER, ...edgesOfNumbers];

/**
 * Values that a schema of the contract accepts, as a client would send them.
 *
 * @param ids the values for IDs
 */
export function accepted(schema: z.ZodType, ids: readonly string[]): fc.Arbitrary<unknown> {
  const takes = (value: unknown) => schema.safeParse(value).success;
  const among = (values: readonly unknown[]) => {
    const good = values.filter(takes);
    if (good.length === 0) throw new Error(`Nothing known is taken by ${JSON.stringify(schema._zod.def)}`);
    return fc.constantFrom(...good);
  };
  return shaped(schema as unknown as z.core.$ZodTypes, (inner) => accepted(inner as z.ZodType, ids), {
    text: () =>
      takes('any text')
        ? fc.oneof(among(texts), fc.string({ unit: 'grapheme', minLength: 1 }))
        : among([...ids, ...texts]),
    number: () => fc.oneof(among(numbers), among([-1, ...numbers])),
  }).filter(takes);
}

interface Leaves {
  text(): fc.Arbitrary<unknown>;
  number(): fc.Arbitrary<unknown>;
}

function shaped(
  { _zod: { def } }: z.core.$ZodTypes,
  inside: (schema: z.core.$ZodType) => fc.Arbitrary<unknown>,
  { text, number }: Leaves,
): fc.Arbitrary<unknown> {
  switch (def.type) {
    case 'object': {
      const entries = Object.entries(def.shape);
      const needed = entries.filter(([, part]) => part._zod.optin !== 'optional').map(([name]) => name);
      return fc.record(Object.fromEntries(entries.map(([name, part]) => [name, inside(part)])), {
        requiredKeys: needed,
        noNullPrototype: true,
      });
    }
    case 'string':
      return text();
    case 'number':
      return number();
    case 'boolean':
      return fc.boolean();
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'array':
      return fc.array(inside(def.element), { minLength: 1, maxLength: 4 });
    case 'union':
      return fc.oneof(...def.options.map(inside));
    case 'nullable':
      return fc.option(inside(def.innerType), { freq: 4 });
    case 'optional':
    case 'nonoptional':
      return inside(def.innerType);
    case 'pipe':
      return inside(def.in._zod.def.type === 'transform' ? def.out : def.in);
    case 'record':
      return fc.dictionary(fc.constantFrom('code', 'note', 'a'), oddJson(), { noNullPrototype: true });
    case 'unknown':
      return oddJson();
    default:
      throw new Error(`The arbitraries do not know the schema type ${def.type} yet.`);
  }
}

/** Texts that break careless code. */
export const oddText = () =>
  fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      ...[
        '\u0000',
        'a\u0000b',
        '\ud800',
        "' or 1=1 --",
        '__proto__',
        'constructor',
        '%00',
        '../..',
        '..\\..',
      ],
      ...['"', '%', '\\', 'null', 'NaN', '-0', '1e400', '\r\nset-cookie: a=b', '\u202e', '\ufeff'],
      ...[
        '0001-01-01',
        '9999-12-31',
        '2026-02-30',
        '2026-03-27T09:30:00+24:00',
        '-1',
        '99999999999999999999',
      ],
      ...['00000000-0000-4000-8000-000000000000', 'a'.repeat(70), 'a'.repeat(30_000), 'é'.repeat(3_000)],
    ),
  );

/** Arbitrary JSON values. */
export const oddJson = () =>
  fc.oneof(
    { weight: 3, arbitrary: oddText() },
    {
      weight: 2,
      arbitrary: fc.constantFrom(null, true, [], {}, -1, 1e308, 1.5, 2 ** 53, [[[[]]]], { a: { b: null } }),
    },
    { weight: 1, arbitrary: fc.jsonValue() },
  );

/** A value with one change at any depth: a replaced, missing or additional part. */
export function spoilt(
  values: fc.Arbitrary<unknown>,
  by: fc.Arbitrary<unknown> = oddJson(),
  hows: readonly ('replace' | 'remove' | 'add')[] = ['replace', 'remove', 'add'],
): fc.Arbitrary<unknown> {
  return fc.tuple(values, fc.nat(), fc.constantFrom(...hows), by).map(([value, place, how, odd]) => {
    const copy: unknown = structuredClone(value);
    const holders = holdersIn(copy);
    if (holders.length === 0) return odd;
    const [holder, name] = holders[place % holders.length] as Holder;
    if (how === 'replace') holder[name] = odd;
    else if (how === 'remove') delete holder[name];
    else holder[typeof odd === 'string' && odd !== '__proto__' ? odd : 'extra'] = odd;
    return copy;
  });
}

type Holder = [holder: Record<string, unknown>, name: string];

/** Every place in a value that contains something. */
function holdersIn(value: unknown): Holder[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((name) => [[holder, name], ...holdersIn(holder[name])] as Holder[]);
}

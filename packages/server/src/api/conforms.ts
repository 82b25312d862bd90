import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';

/** Whether parsing with the schema would leave the value unchanged: nothing to sanitize, drop or reject. */
export type Conforms = (value: unknown) => boolean;

/**
 * Compiles a schema into a test that is many times faster than parsing, because it copies nothing and reports no
 * issues. If it returns false, parse the value: parsing returns the issues, or accepts the value with changes.
 *
 * Supports the parts of zod that our replies use. Any other schema is parsed and its result compared.
 */
export function conformsTo(schema: z.core.$ZodType): Conforms {
  const compiled = compilers[schema._zod.def.type]?.(schema);
  return compiled ?? ((value) => isUnchanged(schema, value));
}

function isUnchanged(schema: z.core.$ZodType, value: unknown): boolean {
  const parsed = (schema as z.ZodType).safeParse(value);
  return parsed.success && isDeepStrictEqual(parsed.data, value);
}

type Def = z.core.$ZodTypeDef & Record<string, unknown>;
type Compiler = (schema: z.core.$ZodType) => Conforms | undefined;

const defOf = <Known extends object>({ _zod }: z.core.$ZodType) => _zod.def as Def & Known;

const compilers: Partial<Record<z.core.$ZodTypeDef['type'], Compiler>> = {
  object(schema) {
    const { shape, catchall } = defOf<z.core.$ZodObjectDef>(schema);
    const isChecked = (schema._zod.def.checks?.length ?? 0) > 0;
    if (catchall || isChecked) return undefined;
    const fields = Object.entries(shape).map(([name, field]) => [name, conformsTo(field)] as const);
    const names = new Set(Object.keys(shape));
    return (value) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
      for (const name in value) if (!names.has(name)) return false;
      for (const [name, conforms] of fields) {
        if (!conforms((value as Record<string, unknown>)[name])) return false;
      }
      return true;
    };
  },
  array(schema) {
    const { element, checks = [] } = defOf<z.core.$ZodArrayDef>(schema);
    const [conforms, passes] = [conformsTo(element), passesOf(checks)];
    if (!passes) return undefined;
    return (value) => Array.isArray(value) && value.every(conforms) && passes(value);
  },
  string(schema) {
    const { checks = [], check, pattern, ...def } = defOf<z.core.$ZodStringFormatDef>(schema);
    const passes = passesOf(check ? [{ _zod: { def: { ...def, check, pattern } } }, ...checks] : checks);
    return passes && ((value) => typeof value === 'string' && passes(value));
  },
  number(schema) {
    const { checks = [], check, ...def } = defOf<z.core.$ZodNumberFormatDef>(schema);
    const passes = passesOf(check ? [{ _zod: { def: { ...def, check } } }, ...checks] : checks);
    return passes && ((value) => Number.isFinite(value) && passes(value));
  },
  boolean: () => (value) => typeof value === 'boolean',
  void: () => (value) => value === undefined,
  enum(schema) {
    const values = new Set(schema._zod.values);
    return (value) => values.has(value as z.core.util.Primitive);
  },
  literal(schema) {
    const values = new Set(schema._zod.values);
    return (value) => values.has(value as z.core.util.Primitive);
  },
  nullable(schema) {
    const conforms = conformsTo(defOf<z.core.$ZodNullableDef>(schema).innerType);
    return (value) => value === null || conforms(value);
  },
  optional(schema) {
    const conforms = conformsTo(defOf<z.core.$ZodOptionalDef>(schema).innerType);
    return (value) => value === undefined || conforms(value);
  },
  union(schema) {
    const options = defOf<z.core.$ZodUnionDef>(schema).options.map(conformsTo);
    return (value) => options.some((conforms) => conforms(value));
  },
};

interface Check {
  _zod: { def: object; check?: (payload: never) => unknown };
}

/** A test for all checks of a schema; undefined if one of them isn't supported. */
function passesOf(checks: readonly Check[]): Conforms | undefined {
  const tests = checks.map(testOf);
  if (!tests.every((test) => test !== undefined)) return undefined;
  return (value) => tests.every((test) => test(value));
}

function testOf({ _zod }: Check): Conforms | undefined {
  const def = _zod.def as Record<string, unknown>;
  const limit = def.value as number;
  const tests: Record<string, Conforms | undefined> = {
    max_length: (value) => lengthOf(value) <= (def.maximum as number),
    min_length: (value) => lengthOf(value) >= (def.minimum as number),
    overwrite: (value) => (def.tx as (value: unknown) => unknown)(value) === value,
    custom: typeof def.fn === 'function' ? (def.fn as Conforms) : passes(_zod.check),
    string_format: def.pattern instanceof RegExp ? matches(def.pattern) : undefined,
    number_format: def.format === 'safeint' ? Number.isSafeInteger : undefined,
    greater_than: (value) => Number(value) > limit || (value === limit && def.inclusive === true),
    less_than: (value) => Number(value) < limit || (value === limit && def.inclusive === true),
  };
  return tests[String(def.check)];
}

/** A test for a check that is a function, such as that of `superRefine`. */
function passes(run: Check['_zod']['check']): Conforms | undefined {
  if (!run) return undefined;
  return (value) => {
    const payload = { value, issues: [] };
    return run(payload as never) === undefined && payload.issues.length === 0 && payload.value === value;
  };
}

const lengthOf = (value: unknown) => (value as { length: number }).length;

function matches(pattern: RegExp): Conforms {
  // A global or sticky pattern would continue from its last match and give different results.
  const own = new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, ''));
  return (value) => own.test(value as string);
}

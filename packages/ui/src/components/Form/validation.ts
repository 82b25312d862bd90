import type { FormErrors } from '../../formContext/index.ts';
import { changedNames, stillHolding, type Values } from './formFields.ts';

/** A schema of Zod, Valibot, ArkType or another library that implements Standard Schema 1 (standardschema.dev). */
export interface StandardSchema {
  readonly '~standard': {
    readonly version: 1;
    readonly validate: (value: unknown) => StandardResult | Promise<StandardResult>;
  };
}

interface StandardResult {
  readonly issues?:
    | readonly {
        readonly message: string;
        readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
      }[]
    | undefined;
}

/** Where the errors of a form come from. */
export interface Validators {
  validate?: ((values: FormData) => FormErrors | Promise<FormErrors>) | undefined;
  schema?: StandardSchema | undefined;
}

/** A form's values as an object. A name with several values has an array. */
export function valuesByName(data: FormData): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(data.keys())].map((name) => {
      const all = data.getAll(name);
      return [name, all.length > 1 ? all : all[0]];
    }),
  );
}

/** The first issue of each field. The name of a nested value has dots: `address.city`. */
function errorsOf({ issues = [] }: StandardResult): FormErrors {
  const named = issues.map(({ message, path = [] }) => {
    const keys = path.map((part) => String(typeof part === 'object' ? part.key : part));
    return [keys.join('.'), message] as const;
  });
  return Object.fromEntries(named.reverse());
}

function bySchema(schema: StandardSchema, data: FormData) {
  const result = schema['~standard'].validate(valuesByName(data));
  return result instanceof Promise ? result.then(errorsOf) : errorsOf(result);
}

interface Round extends Validators {
  values: Values;
  errors: FormErrors;
  pending?: Promise<void> | undefined;
}

/** Runs the validators of a form, which can answer later. `onAnswer` is called when errors of the latest values are known. */
export function createValidation(onAnswer: () => void) {
  let last: Round | undefined;

  return {
    /** The errors of the current values. While validators are running, those of the fields that haven't changed since. */
    check(form: HTMLFormElement, { validate, schema }: Validators, values: Values): FormErrors {
      const isSame = last?.validate === validate && last?.schema === schema;
      if (last && isSame && changedNames(last.values, values).length === 0) return last.errors;
      const data = new FormData(form);
      const replies = [schema ? bySchema(schema, data) : {}, validate?.(data) ?? {}];
      const known = Object.assign({}, ...replies.filter((reply) => !(reply instanceof Promise)));
      if (!replies.some((reply) => reply instanceof Promise)) {
        last = undefined;
        return known;
      }
      const before = last ? stillHolding(last.errors, last.values, values) : {};
      const round: Round = { validate, schema, values, errors: { ...before, ...known } };
      round.pending = Promise.all(replies).then(
        (all) => {
          round.errors = Object.assign({}, ...all);
          round.pending = undefined;
          if (last === round) onAnswer();
        },
        (error) => {
          // Without an answer, the same values are validated again on the next attempt.
          if (last === round) last = undefined;
          throw error;
        },
      );
      // A submit waits for the answer and reports its failure. After a change, nobody does.
      round.pending.catch(() => undefined);
      last = round;
      return round.errors;
    },
    /** Settles when the running validators have answered. It is rejected if one of them was. */
    pending: () => last?.pending,
  };
}

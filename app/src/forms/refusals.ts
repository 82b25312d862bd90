import type { FormErrors } from '@console/ui';
import type { FieldError } from '../api/errors.ts';
import type { Words } from '../messages/index.ts';
import { checksIn } from './useChecks.ts';

/**
 * What a server says of fields, as a form shows it: by the name of the field, in the language of the page. The server
 * speaks English; what it says often is known here, and the rest is said in general.
 */
export function refusalsIn(
  fields: readonly FieldError[],
  words: Words,
  labels: Readonly<Record<string, string>>,
  fieldOf: (path: string) => string,
): FormErrors {
  return Object.fromEntries(
    fields.map(({ path, message }) => {
      const name = fieldOf(path);
      return [name, sentenceFor(message, labels[name], words)];
    }),
  );
}

function sentenceFor(message: string, field: string | undefined, words: Words) {
  const check = checksIn(words);
  const [, limit] = /<=\s?(\d+) char/.exec(message) ?? [];
  if (message === 'E-mail must be valid') return words('forms.email');
  if (message === 'Phone number must be 10 digits') return words('forms.phone');
  if (limit) return words('forms.tooLong', { count: Number(limit) });
  if (field === undefined) return words('forms.notAccepted');
  if (message === 'A value is required') return check.notEmpty('', field);
  if (message.includes('please choose from the list')) return words('forms.country', { field });
  return words('forms.fieldNotAccepted', { field });
}

import type { FieldErrorCode } from '@console/contract';
import type { FormErrors } from '@console/ui';
import type { FieldError } from '../http/errors.ts';
import type { MessageKey, Translate } from '../i18n/index.ts';

/** The message for each error code of the contract. A code without one doesn't compile. */
const sentences: Readonly<Record<FieldErrorCode, MessageKey>> = {
  required: 'forms.required',
  'too-long': 'forms.tooLong',
  'too-short': 'forms.tooShort',
  'too-large': 'forms.tooLarge',
  'too-small': 'forms.tooSmall',
  'not-in-list': 'forms.country',
  'not-found': 'forms.unavailable',
  taken: 'forms.taken',
  'invalid-email': 'forms.email',
  'invalid-phone': 'forms.phone',
  'invalid-time': 'forms.time',
  'invalid-characters': 'forms.characters',
  'ends-before-start': 'sessions.endsBefore',
  'ends-not-after-start': 'appointment.order',
  'values-conflict': 'forms.valuesConflict',
  'unknown-field': 'forms.fieldNotAccepted',
  'foreign-cursor': 'forms.fieldNotAccepted',
  'already-on-team': 'team.alreadyThere',
  'has-password': 'team.hasPassword',
  'has-more-permissions': 'team.mayMore',
  'has-no-password': 'team.needsNoPassword',
  'on-another-team': 'team.elsewhereToo',
  'permission-not-held': 'team.cannotGive',
  'not-confirmed': 'settings.notConfirmed',
  'is-main-card': 'settings.mainCardStays',
  'too-many': 'forms.tooMany',
  'too-much': 'forms.tooMuch',
  'common-password': 'forms.commonPassword',
  'repeated-password': 'forms.repeatedPassword',
  'personal-password': 'forms.personalPassword',
  'wrong-password': 'forms.wrongPassword',
  'wrong-code': 'forms.wrongCode',
  invalid: 'forms.fieldNotAccepted',
};

/** Messages that contain the label of their field. */
const naming: ReadonlySet<MessageKey> = new Set<MessageKey>([
  'forms.required',
  'forms.country',
  'forms.fieldNotAccepted',
]);

/** Messages that contain a limit. */
const limiting: ReadonlySet<MessageKey> = new Set<MessageKey>([
  'forms.tooLong',
  'forms.tooShort',
  'forms.tooLarge',
  'forms.tooSmall',
  'forms.tooMany',
  'forms.tooMuch',
]);

/**
 * Converts the field errors of a server to those of a form: keyed by field, in the language of the page. The code
 * determines the message. The server's own message is used only if the code is unknown or missing.
 */
export function refusalsIn(
  fields: readonly FieldError[],
  t: Translate,
  labels: Readonly<Record<string, string>>,
  fieldOf: (path: string) => string,
): FormErrors {
  return Object.fromEntries(
    fields.map((error) => {
      const name = fieldOf(error.path);
      return [name, sentenceFor(error, labels[name], t)];
    }),
  );
}

function sentenceFor({ path, code, limit, message }: FieldError, field: string | undefined, t: Translate) {
  const key = isKnown(code) ? sentences[code] : undefined;
  if (key === undefined || (limit === undefined && limiting.has(key))) {
    return message ? t('forms.refused', { message }) : t('forms.notAccepted');
  }
  if (field === undefined && naming.has(key)) {
    return t(path === '' ? 'error.validation' : 'forms.notAccepted');
  }
  // All these messages take a field, a limit, both or neither.
  const format = t as (key: MessageKey, values: { field: string; count: number }) => string;
  return format(key, { field: field ?? '', count: limit ?? 0 });
}

const isKnown = (code: string | undefined): code is FieldErrorCode =>
  code !== undefined && Object.hasOwn(sentences, code);

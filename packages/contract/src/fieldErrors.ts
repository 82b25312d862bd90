import { z } from 'zod';

/**
 * Every reason why a field can be rejected: its code and its meaning. Codes are never removed, and their meaning never
 * changes. Add a code here first: the console doesn't compile until it has a sentence for it.
 */
export const fieldErrorCodes = {
  required: 'A value is missing, is null, or has nothing that a person could see.',
  'too-long': 'The text has more than `limit` characters.',
  'too-short': 'The text has fewer than `limit` characters.',
  'too-large': 'The number, or the count of the list, is above `limit`.',
  'too-small': 'The number, or the count of the list, is below `limit`.',
  'not-in-list': 'The value is not one of those to choose from.',
  'not-found': "The value refers to something that doesn't exist, or that the caller can't see.",
  taken: 'Something else has this value, and only one can have it.',
  'invalid-email': 'Not an email address.',
  'invalid-phone': 'Not a phone number of ten digits.',
  'invalid-time': 'Not a date, or a moment with its offset, that can be stored.',
  'invalid-characters': "The text has characters that can't be stored, or the value is nested too deep.",
  'ends-before-start': 'The end is before the start.',
  'ends-not-after-start': 'The end is not after the start.',
  'values-conflict': 'The values contradict each other, or those on the server.',
  'unknown-field': "The request has a field that the call doesn't have.",
  'foreign-cursor': 'The cursor comes from another list or search, or from none.',
  'already-on-team': 'A member of the team has this address.',
  'has-password': "The person has a password, so an invitation can't set one.",
  'has-more-permissions':
    "The person has permissions that the caller lacks, so the caller can't set their password.",
  'has-no-password': 'The person signs in without a password, so none can be set.',
  'on-another-team': 'The person is on another team as well, so no team can set their password.',
  'permission-not-held': "The caller can't give permissions that they lack.",
  'not-confirmed': 'The payment provider does not confirm the subscription as active and as one of ours.',
  'is-main-card': 'The main card, which pays. Another card must become it before this one can be removed.',
  'too-many': 'The maximum of `limit` is reached.',
  'too-much': "The organization's stored texts have reached the maximum of `limit` megabytes.",
  'common-password': 'The password is among the most common ones.',
  'repeated-password': 'The password repeats one character or a short sequence.',
  'personal-password': "The password is little more than the person's own name or address.",
  'wrong-password': "Not the caller's current password.",
  'wrong-code': 'The second-factor code is wrong, has expired or was already used.',
  invalid: 'Anything else: the wrong type or the wrong form.',
} as const satisfies Record<string, string>;

export type FieldErrorCode = keyof typeof fieldErrorCodes;

const codes = Object.keys(fieldErrorCodes) as [FieldErrorCode, ...FieldErrorCode[]];

/** Whether this version of the contract knows the code. */
export const isFieldErrorCode = (code: unknown): code is FieldErrorCode =>
  typeof code === 'string' && Object.hasOwn(fieldErrorCodes, code);

/**
 * An error of one field.
 *
 * The reference server always sends a `code` of this list. The console chooses its sentence by the code and shows
 * `message` only for a code that it doesn't know, so a backend without codes still works, untranslated. For this
 * reason the conformance kit reports a missing or unknown code as a missing part `problem`, never as a difference.
 */
export const FieldError = z
  .object({
    path: z.string().describe('Dotted, as `country.code`; empty for the whole body.'),
    code: z.enum(codes).describe(
      `Stable. Treat a code that you don't know as \`invalid\`. ${Object.entries(fieldErrorCodes)
        .map(([code, meaning]) => `\`${code}\`: ${meaning}`)
        .join(' ')}`,
    ),
    limit: z
      .number()
      .optional()
      .describe(
        'With `too-long`, `too-short`, `too-large` and `too-small`: the limit, which is allowed itself.',
      ),
    message: z.string().describe('In English, for developers. It can change at any time.'),
  })
  .meta({ id: 'FieldError' });
export type FieldError = z.infer<typeof FieldError>;

/**
 * The options that attach a code to a rule of a schema.
 *
 * @example text().refine(isTenDigits, withCode('invalid-phone', 'Phone number must be 10 digits'))
 */
export const withCode = (code: FieldErrorCode, message: string, limit?: number) => ({
  message,
  params: { code, limit },
});

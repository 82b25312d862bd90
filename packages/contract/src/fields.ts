import { z } from 'zod';
import { withCode } from './fieldErrors.ts';
import { emailPattern, isEmail } from './rules/email.ts';
import { isTenDigits, normalisePhone } from './rules/phone.ts';
import { harmless, isStorable, isVisible, withoutInvisible } from './rules/text.ts';
import { isKeepableTime } from './rules/times.ts';

/** Maximum lengths of text in the API, in UTF-16 code units. */
export const lengths = {
  word: 50,
  phone: 32,
  name: 200,
  email: 254,
  url: 2048,
  cursor: 2048,
  text: 20_000,
  long: 200_000,
} as const;

/** The ID of a row: a UUID. Only Q&A items have a different ID, see `qna.ts`. */
export const id = z.guid();

/** The ID of another row, or null for none. */
export const reference = id.nullable();

/** Text that is too long is rejected before any other check, so the limit bounds the cost of every check. */
const storable = (max: number) =>
  z
    .string()
    .max(max, { abort: true })
    .refine(isStorable, withCode('invalid-characters', 'Text must not contain broken or NUL characters'));

/** Text that is stored exactly as sent, such as a password. It is never shown, so it isn't sanitized. */
export const verbatim = (max: number = lengths.text) => storable(max);

/** Checks the length again: sanitized text can be longer if letters grow when composed or lowercased. */
const stillFits =
  (max: number) =>
  ({ value, issues }: z.core.ParsePayload<string>) => {
    if (value.length <= max) return;
    const message = `Too big: expected string to have <=${max} characters`;
    issues.push({
      code: 'too_big',
      origin: 'string',
      maximum: max,
      inclusive: true,
      input: value,
      message,
      continue: false,
    });
  };

/**
 * Text of at most `max` characters, both as sent and as stored, that any database can store (no NUL, no unpaired
 * surrogate). It is sanitized with `harmless`, in requests and replies. If `max` is at most the length of an email
 * address, the text is a single line.
 */
export const text = (max: number = lengths.text) =>
  storable(max)
    .overwrite((value) => harmless(value, max <= lengths.email))
    .check(stillFits(max));

const required = 'A value is required';

/** Text that must contain something visible after trimming. */
export const filled = (max: number = lengths.name) =>
  text(max)
    .trim()
    .min(1, required)
    .refine((value) => value === '' || isVisible(value), withCode('required', required));

/** A time: ISO 8601 with its offset, as `2026-03-27T09:30:00+03:00` or `...Z`. */
export const instant = z.iso
  .datetime({ offset: true })
  .refine(
    isKeepableTime,
    withCode('invalid-time', 'A time is from 1900 on, at an offset of at most 14 hours'),
  );

/** A date, as `2026-03-27`. */
export const day = z.iso.date().refine(isKeepableTime, withCode('invalid-time', 'A date is from 1900 on'));

/** An email address, in lower case and without invisible characters, so that addresses that look equal are equal. */
export const email = text(lengths.email)
  .overwrite(withoutInvisible)
  .trim()
  .toLowerCase()
  .check(stillFits(lengths.email))
  .refine(isEmail, withCode('invalid-email', 'E-mail must be valid'))
  .meta({ pattern: emailPattern.source });

/** An email address or an empty string. */
export const optionalEmail = z.union([z.literal(''), email]);

/** A number in a URL: digits only, not the other notations that JavaScript accepts (`0x10`, `1e2`, spaces). */
export const decimal = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (sent: number | string) =>
      typeof sent === 'string' ? Number(/^-?\d{1,16}$/.test(sent) ? sent : Number.NaN) : sent,
    schema,
  );

/** A phone number of ten digits; separators are dropped and a leading 972 or +972 becomes 0. */
export const phoneNumber = text(lengths.phone)
  .overwrite(normalisePhone)
  .refine(isTenDigits, withCode('invalid-phone', 'Phone number must be 10 digits'));

/** The path parameter of every endpoint below one organization. */
export const inOrganization = z.object({ orgId: id });

/** When a row was created and last changed. Its version is sent in the ETag header. */
export const stamps = { createdAt: instant, updatedAt: instant };

/** A response without a body. */
export const nothing = z.void();

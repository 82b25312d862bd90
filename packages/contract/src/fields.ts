import { z } from 'zod';
import { withCode } from './fieldErrors.ts';
import { emailPattern, isEmail } from './rules/email.ts';
import { isTenDigits, normalisePhone } from './rules/phone.ts';
import { harmless, isStorable, isVisible, withoutInvisible } from './rules/text.ts';
import { isKeepableTime } from './rules/times.ts';

/** Longest texts the API takes, in UTF-16 code units. */
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

/** The id of a row: a UUID. Q&A items alone have their own, see `qna.ts`. */
export const id = z.guid();

/** A reference to another row by its id, or null for none. */
export const reference = id.nullable();

/** A text that is too long is refused before anything else is asked of it, so that no check costs more than its limit. */
const storable = (max: number) =>
  z
    .string()
    .max(max, { abort: true })
    .refine(isStorable, withCode('invalid-characters', 'Text must not contain broken or NUL characters'));

/** Text that is kept sign by sign, such as a password: never shown, so never cleaned. */
export const verbatim = (max: number = lengths.text) => storable(max);

/** What was cleaned is no longer than what was sent, but for letters that take more room composed or in lower case. */
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
 * Text of at most `max` characters, as it comes and as it is kept, that any store can keep (no NUL, no half of a
 * surrogate pair), in and out without what would harm its reader: see `harmless`. What is no longer than an e-mail
 * address is one line.
 */
export const text = (max: number = lengths.text) =>
  storable(max)
    .overwrite((value) => harmless(value, max <= lengths.email))
    .check(stillFits(max));

const required = 'A value is required';

/** Text in which there must be something to see once the space around it is gone. */
export const filled = (max: number = lengths.name) =>
  text(max)
    .trim()
    .min(1, required)
    .refine((value) => value === '' || isVisible(value), withCode('required', required));

/** A moment: ISO 8601 with its offset, as `2026-03-27T09:30:00+03:00` or `...Z`. */
export const instant = z.iso
  .datetime({ offset: true })
  .refine(
    isKeepableTime,
    withCode('invalid-time', 'A time is from 1900 on, at an offset of at most 14 hours'),
  );

/** A day of the calendar, as `2026-03-27`. */
export const day = z.iso.date().refine(isKeepableTime, withCode('invalid-time', 'A date is from 1900 on'));

/** An e-mail address, lower-cased, without signs that nobody sees: two that look the same are the same. */
export const email = text(lengths.email)
  .overwrite(withoutInvisible)
  .trim()
  .toLowerCase()
  .check(stillFits(lengths.email))
  .refine(isEmail, withCode('invalid-email', 'E-mail must be valid'))
  .meta({ pattern: emailPattern.source });

/** An e-mail address or an empty text. */
export const optionalEmail = z.union([z.literal(''), email]);

/** A count in an address: its digits, and nothing else that JavaScript takes for a number (`0x10`, `1e2`, spaces). */
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

/** The path parameter of every call that stands under one organization. */
export const inOrganization = z.object({ orgId: id });

/** When a row was made and last changed. The version that guards a change travels in the ETag header. */
export const stamps = { createdAt: instant, updatedAt: instant };

/** The answer that has no body. */
export const nothing = z.void();

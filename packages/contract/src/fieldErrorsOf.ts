import type { z } from 'zod';
import { type FieldError, isFieldErrorCode } from './fieldErrors.ts';

type Issue = z.core.$ZodIssue;
type Reason = Pick<FieldError, 'code' | 'limit'>;

/**
 * Converts the issues of a contract schema to field errors.
 *
 * @param sent the parsed value: issues don't contain it, and it is needed to recognize missing fields
 */
export const fieldErrorsOf = (issues: readonly Issue[], sent: unknown): FieldError[] =>
  issues.flatMap(closest).map((issue) => ({
    path: issue.path.join('.'),
    ...reasonOf(issue, valueAt(sent, issue.path)),
    message: issue.message,
  }));

/** For a union, the issues of the only alternative of the right type, which are more specific. */
function closest(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const ofRightType = issue.errors.filter((issues) => !issues.some(isOfWrongType));
  const [only] = ofRightType;
  if (!only || ofRightType.length > 1) return [issue];
  return only.flatMap(closest).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

const isOfWrongType = ({ code, path }: Issue) =>
  path.length === 0 && (code === 'invalid_type' || code === 'invalid_value');

function reasonOf(issue: Issue, value: unknown): Reason {
  switch (issue.code) {
    case 'custom':
      return reasonIn(issue.params);
    case 'too_big':
      return limited(issue, issue.maximum, { text: 'too-long', other: 'too-large' });
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return { code: 'required' };
      return limited(issue, issue.minimum, { text: 'too-short', other: 'too-small' });
    case 'invalid_format':
      return { code: issue.format === 'datetime' || issue.format === 'date' ? 'invalid-time' : 'invalid' };
    case 'unrecognized_keys':
      return { code: 'unknown-field' };
    case 'invalid_type':
    case 'invalid_union':
      return { code: value === undefined || value === null ? 'required' : 'invalid' };
    case 'invalid_value':
      return { code: value === undefined || value === null ? 'required' : 'not-in-list' };
    default:
      return { code: 'invalid' };
  }
}

/** The code and limit that `withCode` attached to a rule. */
function reasonIn({ code, limit }: Record<string, unknown> = {}): Reason {
  if (!isFieldErrorCode(code)) return { code: 'invalid' };
  return { code, ...(typeof limit === 'number' && { limit }) };
}

function limited(
  { origin, inclusive }: { origin: string; inclusive?: boolean },
  limit: number | bigint,
  codes: Record<'text' | 'other', FieldError['code']>,
): Reason {
  if (inclusive === false) return { code: 'invalid' };
  return { code: origin === 'string' ? codes.text : codes.other, limit: Number(limit) };
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  );

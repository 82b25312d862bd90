import { z } from 'zod';
import { FieldError } from './fieldErrors.ts';

/** Every problem of the API: its slug, its status and its English title. Problems are never removed. */
export const problems = {
  'bad-request': { status: 400, title: 'The request is malformed' },
  'invalid-credential': { status: 400, title: 'The credential was not accepted' },
  unauthenticated: { status: 401, title: 'Authentication required' },
  forbidden: { status: 403, title: 'Not allowed' },
  'second-factor-required': { status: 403, title: 'A second-factor code is also required' },
  'second-factor-setup-required': { status: 403, title: 'A second factor must be set up first' },
  'not-found': { status: 404, title: 'Not found' },
  'method-not-allowed': { status: 405, title: 'Method not allowed' },
  timeout: { status: 408, title: 'The request took too long' },
  conflict: { status: 409, title: 'The change conflicts with the current state' },
  'payment-method-required': { status: 409, title: 'A payment method must be added first' },
  'quota-exceeded': { status: 409, title: 'The quota is exceeded' },
  'idempotency-in-progress': { status: 409, title: 'The same request is still being processed' },
  'precondition-failed': { status: 412, title: 'Changed by someone else' },
  'payload-too-large': { status: 413, title: 'The request is too large' },
  'unsupported-media-type': { status: 415, title: 'The request must be JSON' },
  validation: { status: 422, title: 'Some values are not valid' },
  'idempotency-mismatch': { status: 422, title: 'The idempotency key was used for a different request' },
  'rate-limited': { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Internal error' },
  unavailable: { status: 503, title: 'Temporarily unavailable' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemSlug = keyof typeof problems;

const prefix = 'urn:console:problem:';

/** The `type` of a problem. @example problemType('not-found') // 'urn:console:problem:not-found' */
export const problemType = (slug: ProblemSlug) => `${prefix}${slug}` as const;

/** The slug of a problem's `type`; undefined for a type that isn't from this API. */
export function problemSlug(type: string): ProblemSlug | undefined {
  const slug = type.startsWith(prefix) ? type.slice(prefix.length) : '';
  return Object.hasOwn(problems, slug) ? (slug as ProblemSlug) : undefined;
}

/** The response to a failed request: RFC 9457, sent as `application/problem+json`. */
export const Problem = z
  .object({
    type: z.string().describe('One of the stable types of this API, a URN.'),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional(),
    instance: z.string().optional().describe('urn:uuid: and the id of the request.'),
    errors: z
      .array(FieldError)
      .optional()
      .describe('With validation, conflict and quota-exceeded: what is wrong, field by field.'),
    current: z.unknown().optional().describe('With precondition-failed: the row as it is now.'),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof Problem>;

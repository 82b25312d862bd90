import { type FieldError, fieldErrorsOf, type ProblemSlug, problems, problemType } from '@console/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { DatabaseUnavailable } from '../database/errors.ts';
import { dataPolicy } from './policies.ts';

interface ProblemExtras {
  /** An explanation of this occurrence, for people. It contains no data except from the request. */
  detail?: string;
  errors?: FieldError[];
  /** For 412: the current object. */
  current?: unknown;
  headers?: Record<string, string>;
  cause?: unknown;
}

/** An error that can be thrown anywhere and is sent as `application/problem+json`. */
export class Problem extends Error {
  override name = 'Problem';
  readonly slug: ProblemSlug;
  readonly status: number;
  readonly extras: ProblemExtras;

  constructor(slug: ProblemSlug, extras: ProblemExtras = {}) {
    super(problems[slug].title, { cause: extras.cause });
    this.slug = slug;
    this.status = problems[slug].status;
    this.extras = extras;
  }

  /** The body of the response (RFC 9457). */
  toBody(requestId: string) {
    const { detail, errors, current } = this.extras;
    return {
      type: problemType(this.slug),
      title: this.message,
      status: this.status,
      instance: `urn:uuid:${requestId}`,
      detail,
      errors,
      current,
    };
  }
}

/** Returns the value, or throws 404 if there is none. Other people's rows also get 404. */
export function found<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Problem('not-found');
  return value;
}

/** Sends any thrown value as problem+json. Unexpected errors are logged in full, but not revealed to the client. */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = toProblem(error, request);
  if (problem.status === 500) request.log.error({ err: error }, 'Unforeseen error');
  else if (problem.status === 503) request.log.warn({ err: error }, 'Unavailable');
  return reply
    .code(problem.status)
    .headers({
      'content-security-policy': dataPolicy,
      'cache-control': 'no-store',
      'x-request-id': request.id,
      ...problem.extras.headers,
      'content-type': 'application/problem+json',
    })
    .send(JSON.stringify(problem.toBody(request.id)));
}

/** Codes of a database that is full, read-only or requires a retry (deadlock, serialization). */
const awayCodes = /^(53\w{3}|58\w{3}|25006|40001|40P01|55P03|57014|ENOSPC|EROFS)$/;
/** For a disk that became read-only, PostgreSQL uses the code of a missing privilege (42501). */
const awayWords = /Read-only file system|No space left on device/;

function toProblem(error: unknown, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error;
  if (!(error instanceof Error)) return new Problem('internal');
  if (hasZodFastifySchemaValidationErrors(error)) return badInput(error, request);
  const { code = '', statusCode } = error as Partial<FastifyError>;
  const isAway =
    error instanceof DatabaseUnavailable || awayCodes.test(code) || awayWords.test(error.message);
  if (isAway || statusCode === 503) {
    return new Problem('unavailable', { headers: { 'retry-after': '2' } });
  }
  if (code === 'QUOTA') return noRoom(error as Error & DatabaseFields);
  // Text that PostgreSQL can't store: NUL, unpaired surrogates.
  if (code === '22021' || code === '22P05') {
    return new Problem('validation', {
      errors: [
        {
          path: '',
          code: 'invalid-characters',
          message: 'Text must not contain broken or NUL characters',
        },
      ],
    });
  }
  // Errors that don't belong to one sent field: an end before the stored start, a number out of range.
  if (code === '23514' || code === '22003' || code === '22008') {
    return new Problem('validation', {
      errors: [
        {
          path: '',
          code: 'values-conflict',
          message: 'The values are inconsistent with each other or with stored data',
        },
      ],
    });
  }
  if (statusCode === 413) return new Problem('payload-too-large');
  if (statusCode === 415) return new Problem('unsupported-media-type');
  if (statusCode === 408) return new Problem('timeout');
  if (statusCode && statusCode >= 400 && statusCode < 500) return new Problem('bad-request');
  return new Problem('internal', { cause: error });
}

interface DatabaseFields {
  constraint?: string;
  detail?: string;
}

/** A database trigger rejected a change that exceeds a quota: of rows of this `kind`, or of bytes. */
function noRoom({ constraint: kind = '', detail = '' }: DatabaseFields): Problem {
  const most = Number(detail);
  return quotaExceeded(
    kind === 'bytes'
      ? { path: '', code: 'too-much', limit: most / 1_000_000, message: 'The stored texts exceed the limit' }
      : { path: '', code: 'too-many', limit: most, message: `The limit is ${most} ${kind}` },
  );
}

/** The problem for a change that exceeds a quota. */
export const quotaExceeded = (error: FieldError) => new Problem('quota-exceeded', { errors: [error] });

/** Invalid path parameters get 404. Invalid bodies and queries get an error for each field. */
function badInput(
  { validation, validationContext }: ValidationFailure,
  { body, query }: FastifyRequest,
): Problem {
  if (validationContext === 'params') return new Problem('not-found');
  const sent = validationContext === 'body' ? body : query;
  return new Problem('validation', { errors: fieldErrorsOf(validation.map(toIssue), sent) });
}

type ValidationFailure = Pick<FastifyError, 'validationContext'> & { validation: ValidatedIssue[] };

interface ValidatedIssue {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string | undefined;
}

/** Rebuilds the zod issue that `fastify-type-provider-zod` converted. */
const toIssue = ({ instancePath, keyword, params, message = '' }: ValidatedIssue) =>
  ({
    ...params,
    code: keyword,
    path: instancePath.split('/').filter(Boolean),
    message,
  }) as unknown as z.core.$ZodIssue;

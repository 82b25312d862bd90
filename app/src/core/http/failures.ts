import type { MessageKey, Translate } from '../i18n/index.ts';
import { ApiError } from './errors.ts';

/** The part of a failed call that its message is made from. */
interface Failure {
  kind?: unknown;
  isQuota?: unknown;
  requestId?: unknown;
  retryAfter?: unknown;
}

const sentences: Record<string, MessageKey> = {
  network: 'error.network',
  timeout: 'error.timeout',
  unauthorized: 'error.unauthorized',
  forbidden: 'error.forbidden',
  notFound: 'error.notFound',
  conflict: 'error.conflict',
  precondition: 'error.precondition',
  validation: 'error.validation',
  rateLimited: 'error.rateLimited',
  server: 'error.server',
  refused: 'error.refused',
};

interface Explanation {
  sentence: string;
  /** The sentence with the request ID, for places that show only one text. */
  told: string;
  requestId: string | undefined;
  /** The resource doesn't exist, or isn't visible to this person. */
  isNotFound: boolean;
}

/** Explains a failure to people: a sentence, and the request ID for support. */
export function explain(error: unknown, t: Translate): Explanation {
  const { kind, isQuota, requestId, retryAfter } = (error ?? {}) as Failure;
  const known = isQuota === true ? 'error.quota' : typeof kind === 'string' && sentences[kind];
  const key = known || 'error.unknown';
  const seconds = typeof retryAfter === 'number' ? retryAfter : 30;
  const sentence =
    key === 'error.rateLimited' && seconds > 90
      ? t('error.rateLimitedLong', { minutes: Math.ceil(seconds / 60) })
      : t(key, { seconds });
  const isNumbered = typeof requestId === 'string';
  return {
    sentence,
    told: isNumbered ? `${sentence} ${t('common.request', { id: requestId })}.` : sentence,
    requestId: isNumbered ? requestId : undefined,
    isNotFound: kind === 'notFound',
  };
}

/** Whether the server doesn't have the endpoint (404, 405 or 501) or the resource (404). */
export const isUnknownCall = (error: unknown) =>
  error instanceof ApiError && [404, 405, 501].includes(error.status);

import type { MessageKey, Translate } from '../i18n/index.ts';

/** The part of a failed call that a sentence is made of. */
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
  /** The sentence with the number of the request, where there is room for one text only. */
  told: string;
  requestId: string | undefined;
  /** What was asked for does not exist, or not for this person. */
  isNotFound: boolean;
}

/** What a failure means for the reader: a sentence, and the id of the request for whoever is asked for help. */
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

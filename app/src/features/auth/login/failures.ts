import type { MessageKey, Translate } from '../../../core/i18n/index.ts';
import type { SignInFailure } from './login.queries.ts';

/** The sentences of a sign-in. Written out, so that the login page brings these and no others. */
const sentences: Partial<Record<SignInFailure['reason'], MessageKey>> = {
  network: 'error.network',
  timeout: 'error.timeout',
  server: 'error.server',
  rateLimited: 'error.rateLimited',
  mismatch: 'login.failed.mismatch',
  script: 'login.failed.script',
  password: 'login.failed.password',
  storage: 'login.failed.storage',
  refused: 'login.failed.refused',
  unauthorized: 'login.failed.refused',
  forbidden: 'login.failed.refused',
  validation: 'login.failed.refused',
};

/** What happened and what to do, in a sentence, with the id of the request where there is one. */
export function sentenceFor({ reason, requestId, retryAfter }: SignInFailure, t: Translate): string {
  const sentence =
    reason === 'rateLimited' && retryAfter > 90
      ? t('error.rateLimitedLong', { minutes: Math.ceil(retryAfter / 60) })
      : t(sentences[reason] ?? 'error.unknown', { seconds: retryAfter });
  return requestId ? `${sentence} ${t('error.request', { id: requestId })}` : sentence;
}

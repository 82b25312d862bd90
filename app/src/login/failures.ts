import type { Words } from '../messages/index.ts';
import type { SignInFailure } from './login.data.ts';

/** What happened and what to do, in a sentence, with the id of the request where there is one. */
export function sentenceFor({ reason, requestId, retryAfter }: SignInFailure, words: Words): string {
  const sentence =
    reason === 'mismatch' ||
    reason === 'refused' ||
    reason === 'script' ||
    reason === 'password' ||
    reason === 'storage'
      ? words(`login.failed.${reason}`)
      : words(`error.${reason}`, { seconds: retryAfter });
  return requestId ? `${sentence} ${words('error.request', { id: requestId })}` : sentence;
}

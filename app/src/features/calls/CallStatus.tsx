import { Badge, CallInIcon } from '@console/ui';
import { type MessageKey, useWords, type Words } from '../../core/i18n/index.ts';
import { type CallFacts, type CallState, stateOf } from './call.ts';
import css from './calls.module.css';

export interface CallStatusProps {
  call: CallFacts;
}

/** How a call stands, with what the server calls it where that says more. That one is over is the usual and has no badge. */
export function CallStatus({ call }: CallStatusProps) {
  const words = useWords();
  const state = stateOf(call);
  if (state !== 'onGoing') return <span className={css.muted}>{stateWords(state, words)}</span>;
  const detail = call.status && !plain.includes(call.status) ? call.status : null;

  return (
    <span className={css.states}>
      <Badge tone="success" icon={<CallInIcon size={12} />}>
        {stateWords(state, words)}
      </Badge>
      {detail && <span className={css.muted}>{stateWords({ word: detail }, words)}</span>}
    </span>
  );
}

/** They say no more than that the call goes on. */
const plain: readonly string[] = ['in-progress', 'active', 'ongoing'];

const others: Record<string, MessageKey> = {
  failed: 'calls.failed',
  missed: 'calls.missed',
  'no-answer': 'calls.noAnswer',
  ringing: 'calls.ringing',
};

/** The state of a call in a word; one that the console does not know as the server says it. */
export function stateWords(state: CallState, words: Words) {
  if (typeof state === 'object') {
    const key = others[state.word];
    return key ? words(key) : state.word;
  }
  return words(state === 'onGoing' ? 'calls.onGoing' : 'calls.completed');
}

import { Badge, CallInIcon } from '@console/ui';
import { type MessageKey, useWords, type Words } from '../messages/index.ts';
import { type CallState, stateOf } from './call.ts';
import css from './calls.module.css';

export interface CallStatusProps {
  call: { active?: boolean; status?: string };
}

/** How a call stands. That one is over is the usual and has no badge. */
export function CallStatus({ call }: CallStatusProps) {
  const words = useWords();
  const state = stateOf(call);

  if (state === 'onGoing') {
    return (
      <Badge tone="success" icon={<CallInIcon size={12} />}>
        {stateWords(state, words)}
      </Badge>
    );
  }
  return <span className={css.muted}>{stateWords(state, words)}</span>;
}

const others: Record<string, MessageKey> = {
  failed: 'calls.failed',
  missed: 'calls.missed',
  'no-answer': 'calls.noAnswer',
};

/** The state of a call in a word; one that the console does not know as the server says it. */
export function stateWords(state: CallState, words: Words) {
  if (typeof state === 'object') {
    const key = others[state.word];
    return key ? words(key) : state.word;
  }
  return words(state === 'onGoing' ? 'calls.onGoing' : 'calls.completed');
}

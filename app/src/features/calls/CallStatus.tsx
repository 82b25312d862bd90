import { Badge, PhoneIncomingIcon } from '@console/ui';
import { type MessageKey, type Translate, useMessages } from '../../core/i18n/index.ts';
import { type CallFacts, type CallState, stateOf } from './call.ts';
import css from './calls.module.css';

export interface CallStatusProps {
  call: CallFacts;
}

/** The state of a call. An ongoing call has a badge, with the server's status if that is more specific. */
export function CallStatus({ call }: CallStatusProps) {
  const t = useMessages();
  const state = stateOf(call);
  if (state !== 'onGoing') return <span className={css.muted}>{stateWords(state, t)}</span>;
  const detail = call.status && !plain.includes(call.status) ? call.status : null;

  return (
    <span className={css.states}>
      <Badge tone="success" icon={<PhoneIncomingIcon size={12} />}>
        {stateWords(state, t)}
      </Badge>
      {detail && <span className={css.muted}>{stateWords({ word: detail }, t)}</span>}
    </span>
  );
}

/** Statuses that mean only that the call is ongoing. */
const plain: readonly string[] = ['in-progress', 'active', 'ongoing'];

const others: Record<string, MessageKey> = {
  failed: 'calls.failed',
  missed: 'calls.missed',
  'no-answer': 'calls.noAnswer',
  ringing: 'calls.ringing',
};

/** The label of a call's state. An unknown status is shown as the server sends it. */
export function stateWords(state: CallState, t: Translate) {
  if (typeof state === 'object') {
    const key = others[state.word];
    return key ? t(key) : state.word;
  }
  return t(state === 'onGoing' ? 'calls.onGoing' : 'calls.completed');
}

import { Button, type TranscriptTurn } from '@console/ui';
import { useCallback, useMemo, useState } from 'react';
import { copyText } from '../../../core/copy.ts';
import { useDateFormats } from '../../../core/i18n/dateFormats.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { lazyOnIdle } from '../../../core/loading/lazyOnIdle.tsx';
import { CallRecord, type CallTurn, isOnGoing, turnsOf } from '../index.ts';
import type { Session, usePeople } from './callPage.queries.ts';
import css from './page.module.css';
import type { QuestionDraft } from './QuestionFields.tsx';

const AddQuestionDialog = lazyOnIdle(async () => (await import('./AddQuestionDialog.tsx')).AddQuestionDialog);

export interface SessionRecordProps {
  orgId: string;
  session: Session;
  people: ReturnType<typeof usePeople>;
  /** ID of the turn to start at, from the URL. */
  turn: string | undefined;
  /** Returns the URL of a turn of this conversation. */
  addressOf: (turn: string) => string;
  /** Whether the person can add a turn to the representatives' questions. */
  mayTeach: boolean;
}

/** The recording and its turns. People can link to a turn or add it to the representatives' questions. */
export function SessionRecord({ orgId, session, people, turn, addressOf, mayTeach }: SessionRecordProps) {
  const t = useMessages();
  const moments = useDateFormats();
  const [asked, setAsked] = useState<QuestionDraft | null>(null);
  const representative = people.channel?.bot?.name || t('common.representative');
  const caller = people.contact?.name || t('calls.caller');
  const { transcriptionJSON } = session;
  const turns = useMemo(
    () => turnsOf(transcriptionJSON, { representative, caller, other: t('calls.somebody') }),
    [transcriptionJSON, representative, caller, t],
  );
  const renderActions = useCallback(
    (one: TranscriptTurn) => (
      <span className={css.turnAction}>
        <Button size="row" variant="quiet" onPress={() => setAsked(askedIn(turns, one))}>
          {t('sessions.toQuestions')}
        </Button>
      </span>
    ),
    [turns, t],
  );
  const linkTo = useCallback(({ id = '' }: TranscriptTurn) => addressOf(id), [addressOf]);
  const copyLink = useCallback(
    ({ id = '' }: TranscriptTurn) =>
      copyText(new URL(addressOf(id), location.origin).href, {
        copied: t('sessions.linkCopied'),
        notCopied: t('sessions.linkNotCopied'),
      }),
    [addressOf, t],
  );
  const isEdited =
    turns.length > 0 && session.transcription !== '' && !isSaidBy(session.transcription, turns);

  return (
    <div className={css.record}>
      <CallRecord
        title={t('calls.title', { name: caller, when: moments.dateTime(session.startTime) })}
        turns={turns}
        recordingUrl={session.recordingUrl}
        duration={session.duration}
        transcription={session.transcription}
        isOnGoing={isOnGoing(session)}
        isSpoken={session.kind === 'call'}
        startAt={turn}
        linkTo={linkTo}
        onTurnLink={(one) => void copyLink(one)}
        {...(mayTeach && { renderActions })}
      />
      {isEdited && (
        <section>
          <h2 className={css.heading}>{t('sessions.transcriptionAsWritten')}</h2>
          <p className={css.text} dir="auto">
            {session.transcription}
          </p>
        </section>
      )}
      <AddQuestionDialog orgId={orgId} asked={asked} onClose={() => setAsked(null)} />
    </div>
  );
}

const letters = (text: string) => text.replace(/\s+/g, '');

/** Whether the transcription contains the text of all turns. */
function isSaidBy(transcription: string, turns: readonly TranscriptTurn[]) {
  const text = letters(transcription);
  return turns.every((turn) => text.includes(letters(turn.text)));
}

/**
 * A question with its answer, from a turn. For a caller's turn, the answer is the representative's next turn. For a
 * representative's turn, the question is the caller's previous turn.
 */
function askedIn(turns: readonly CallTurn[], turn: TranscriptTurn) {
  const all: readonly TranscriptTurn[] = turns;
  const index = all.indexOf(turn);
  const isAnswer = turns[index]?.isRepresentative;
  const answer = isAnswer ? turn : turns.slice(index + 1).find(({ isRepresentative }) => isRepresentative);
  const question = isAnswer
    ? turns.slice(0, index).findLast(({ isRepresentative }) => !isRepresentative)
    : turn;
  return { question: question?.text ?? '', answer: answer?.text ?? '' };
}

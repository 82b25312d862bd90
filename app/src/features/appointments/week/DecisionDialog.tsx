import { ConfirmDialog } from '@console/ui';
import { useState } from 'react';
import { useDateFormats } from '../../../core/i18n/dateFormats.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { statusIn } from '../index.ts';
import css from './appointments.module.css';
import type { Decision, Question } from './useDecision.ts';

/** Asks for confirmation before double-booking a time or overriding someone else's decision. */
export function DecisionDialog({ decision: { question, leave } }: { decision: Decision }) {
  const t = useMessages();
  // Keeps the last question while the dialog closes.
  const [asked, setAsked] = useState<Question | null>(question);
  if (question && question !== asked) setAsked(question);
  const isOverlap = asked?.objection.kind === 'overlap';

  return (
    <ConfirmDialog
      isOpen={question !== null}
      onOpenChange={(isOpen) => !isOpen && leave()}
      tone="primary"
      title={t(isOverlap ? 'appointments.overlapQuestion' : 'appointments.changedQuestion')}
      cancelLabel={t('appointments.leave')}
      confirmLabel={t(
        asked?.status === 'scheduled'
          ? 'appointments.approveAnyway'
          : asked?.status === 'cancelled'
            ? 'appointments.declineAnyway'
            : 'appointments.undoAnyway',
      )}
      onConfirm={() => question?.insist()}
    >
      {asked && <Reason question={asked} />}
    </ConfirmDialog>
  );
}

function Reason({ question: { objection } }: { question: Question }) {
  const t = useMessages();
  const moments = useDateFormats();
  const { current } = objection;
  const when = moments.range(current.startTime, current.endTime);

  if (objection.kind === 'changed')
    return t('appointments.changedText', {
      title: current.title,
      when,
      status: statusIn(current.status, t),
    });

  return (
    <>
      {t('appointments.overlapText', { title: current.title, when })}
      {objection.others.map(({ id, title, contact_name: name, startTime, endTime }) => (
        <span key={id} className={css.line}>
          {t('appointments.titleNameWhen', { title, name, when: moments.range(startTime, endTime) })}
        </span>
      ))}
    </>
  );
}

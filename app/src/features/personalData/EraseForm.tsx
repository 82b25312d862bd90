import { Skeleton } from '@console/ui';
import { TypedConfirmation } from '../../core/confirmation/TypedConfirmation.tsx';
import { useDateFormats } from '../../core/i18n/dateFormats.ts';
import { useMessages } from '../../core/i18n/index.ts';
import { QueryView } from '../../core/loading/QueryView.tsx';
import css from './personalData.module.css';
import { type Person, type useContactErasure, useErasurePlan } from './personalData.queries.ts';
import { removedWords } from './removedWords.ts';

export interface EraseFormProps {
  orgId: string;
  person: Person;
  erasure: ReturnType<typeof useContactErasure>;
  onCancel: () => void;
}

/** What an erasure removes, from when on it can't be undone, and what stays, with the confirmation. */
export function EraseForm({ orgId, person, erasure, onCancel }: EraseFormProps) {
  const t = useMessages();
  const plan = useErasurePlan(orgId, person.id);

  return (
    <TypedConfirmation
      subject={person}
      label={t('personalData.confirmLabel')}
      wrong={t('personalData.confirmWrong')}
      failed={t('personalData.notErased')}
      confirmLabel={t('personalData.eraseContact')}
      busyLabel={t('personalData.erasing')}
      isDisabled={!plan.data}
      change={erasure}
      onCancel={onCancel}
    >
      <QueryView query={plan} loading={<PlanWaiting />} failed={t('personalData.planFailed')}>
        {({ removes, dueAt }) => <Plan removes={removes} dueAt={dueAt} />}
      </QueryView>
    </TypedConfirmation>
  );
}

function PlanWaiting() {
  const t = useMessages();

  return (
    <div role="status" aria-label={t('personalData.loadingPlan')} className={css.plan}>
      <Skeleton width="70%" />
      <Skeleton height="3rem" />
    </div>
  );
}

interface PlanProps {
  removes: Parameters<typeof removedWords>[0];
  /** ISO 8601 */
  dueAt: string;
}

function Plan({ removes, dueAt }: PlanProps) {
  const t = useMessages();
  const moments = useDateFormats();
  const what = removedWords({ ...removes, contacts: 0 }, t);

  return (
    <div className={css.plan}>
      <p>{t('personalData.undoUntil', { date: moments.dateTime(dueAt) })}</p>
      {what.length > 0 && (
        <>
          <p>{t('personalData.removes')}</p>
          <ul>
            {what.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      )}
      <p>{t('personalData.stays')}</p>
    </div>
  );
}

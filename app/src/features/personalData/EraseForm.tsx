import { Button, Notice, Skeleton, TextField } from '@console/ui';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { explain } from '../../core/http/failures.ts';
import { useDateFormats } from '../../core/i18n/dateFormats.ts';
import { useMessages } from '../../core/i18n/index.ts';
import { QueryView } from '../../core/loading/QueryView.tsx';
import { isConfirmed, type Person } from './confirmation.ts';
import css from './personalData.module.css';
import { type useContactErasure, useErasurePlan } from './personalData.queries.ts';
import { removedWords } from './removedWords.ts';

export interface EraseFormProps {
  orgId: string;
  person: Person;
  erasure: ReturnType<typeof useContactErasure>;
  onCancel: () => void;
}

/**
 * What an erasure removes, from when on it can't be undone, and what stays. The person types the name or the number to
 * confirm it.
 */
export function EraseForm({ orgId, person, erasure, onCancel }: EraseFormProps) {
  const t = useMessages();
  const plan = useErasurePlan(orgId, person.id);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { isPending, error } = erasure;
  const forget = useEffectEvent(() => erasure.reset());
  useEffect(() => forget(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!plan.data || isPending) return;
    if (!isConfirmed(typed, person)) {
      setWrong(true);
      field.current?.focus();
      return;
    }
    erasure.mutate();
  }

  return (
    <form className={css.question} noValidate onSubmit={submit}>
      <QueryView query={plan} loading={<PlanWaiting />} failed={t('personalData.planFailed')}>
        {({ removes, dueAt }) => <Plan removes={removes} dueAt={dueAt} />}
      </QueryView>
      <TextField
        ref={field}
        autoFocus
        autoComplete="off"
        label={t('personalData.confirmLabel')}
        hint={<Confirmations {...person} />}
        dir="auto"
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setWrong(false);
        }}
        error={isWrong ? t('personalData.confirmWrong') : undefined}
      />
      {/* Always rendered, because some screen readers miss an alert that is added with its text. */}
      <div role="alert" className={css.alert}>
        {error && (
          <Notice tone="danger" title={t('personalData.notErased')}>
            {explain(error, t).told}
          </Notice>
        )}
      </div>
      <div className={css.buttons}>
        <Button isDisabled={isPending} onPress={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button
          type="submit"
          variant="danger"
          isBusy={isPending}
          busyLabel={t('personalData.erasing')}
          isDisabled={!plan.data}
        >
          {t('personalData.eraseContact')}
        </Button>
      </div>
    </form>
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

/** What can be typed to confirm. */
function Confirmations({ name, phone }: Person) {
  return (
    <span className={css.confirmations}>
      <bdi>{name}</bdi>
      {phone && phone !== name && <bdi dir="ltr">{phone}</bdi>}
    </span>
  );
}

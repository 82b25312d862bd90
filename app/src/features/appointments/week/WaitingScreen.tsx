import { Breadcrumbs, EmptyState, ErrorPanel, Link, Page, Skeleton, WaitingIcon } from '@console/ui';
import { explain } from '../../../core/http/failures.ts';
import { useWords } from '../../../core/i18n/index.ts';
import { useMoments } from '../../../core/i18n/moments.ts';
import { paths } from '../../../paths.ts';
import { AppointmentBadge, isWaiting } from '../index.ts';
import css from './appointments.module.css';
import { DecisionButtons } from './DecisionButtons.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { useDecision } from './useDecision.ts';
import { type useAppointmentPlace, useWaiting } from './week.queries.ts';

export interface WaitingScreenProps {
  orgId: string;
  organization: ReturnType<typeof useAppointmentPlace>;
}

/** Everything that waits for approval, whatever its week, each with its decision. What is decided stays until one leaves. */
export function WaitingScreen({ orgId, organization }: WaitingScreenProps) {
  const words = useWords();
  const moments = useMoments();
  const { rows, error, isFetching, refetch } = useWaiting(orgId);
  const decision = useDecision(orgId);
  const failure = error && explain(error, words);
  const waiting = rows?.filter(({ status }) => isWaiting(status)).length;

  return (
    <Page
      title={words('appointments.status.waiting')}
      subtitle={waiting === undefined ? '\u00a0' : words('appointments.waitingCount', { waiting })}
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: words('appointments.title'), href: paths.appointments(orgId) }]}
          current={words('appointments.status.waiting')}
        />
      }
    >
      {!rows && failure && (
        <ErrorPanel
          title={words('appointments.waitingFailed')}
          requestId={failure.requestId}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        >
          {failure.sentence}
        </ErrorPanel>
      )}
      {!rows && !failure && <Skeleton height="16rem" />}
      {rows?.length === 0 && (
        <EmptyState icon={<WaitingIcon size={20} />} title={words('appointments.noneWaiting')}>
          {words('appointments.noneWaitingText')}
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <ul className={css.waiting}>
          {rows.map((appointment) => {
            const { id, title, startTime, endTime, status, contact_name: name } = appointment;
            return (
              <li key={id} className={css.waitingItem}>
                <div className={css.waitingText}>
                  <h2 className={css.title}>
                    <Link href={paths.appointment(orgId, id, { show: 'waiting' })} isPlain>
                      <bdi>{title}</bdi>
                    </Link>
                  </h2>
                  <p className={css.muted}>
                    {moments.range(startTime, endTime)} · <bdi>{name}</bdi>
                  </p>
                </div>
                {isWaiting(status) && organization.mayChange ? (
                  <DecisionButtons appointment={appointment} decision={decision} />
                ) : (
                  <AppointmentBadge status={status} />
                )}
              </li>
            );
          })}
        </ul>
      )}
      <DecisionDialog decision={decision} />
    </Page>
  );
}

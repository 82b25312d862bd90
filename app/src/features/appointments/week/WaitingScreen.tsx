import { Breadcrumbs, EmptyState, Link, Page, Skeleton, WaitingIcon } from '@console/ui';
import { useWords } from '../../../core/i18n/index.ts';
import { useMoments } from '../../../core/i18n/moments.ts';
import { QueryView } from '../../../core/loading/QueryView.tsx';
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
  const { rows, ...query } = useWaiting(orgId);
  const decision = useDecision(orgId);
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
      <QueryView
        query={{ ...query, data: rows }}
        loading={<Skeleton height="16rem" />}
        failed={words('appointments.waitingFailed')}
      >
        {(appointments) =>
          appointments.length === 0 ? (
            <EmptyState icon={<WaitingIcon size={20} />} title={words('appointments.noneWaiting')}>
              {words('appointments.noneWaitingText')}
            </EmptyState>
          ) : (
            <ul className={css.waiting}>
              {appointments.map((appointment) => {
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
          )
        }
      </QueryView>
      <DecisionDialog decision={decision} />
    </Page>
  );
}

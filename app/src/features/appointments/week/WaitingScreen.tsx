import { Breadcrumbs, EmptyState, HourglassIcon, Link, Page, Skeleton } from '@console/ui';
import { useDateFormats } from '../../../core/i18n/dateFormats.ts';
import { useMessages } from '../../../core/i18n/index.ts';
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

/** All appointments waiting for approval, with their actions. Decided ones stay until the person leaves. */
export function WaitingScreen({ orgId, organization }: WaitingScreenProps) {
  const t = useMessages();
  const moments = useDateFormats();
  const { rows, ...query } = useWaiting(orgId);
  const decision = useDecision(orgId);
  const waiting = rows?.filter(({ status }) => isWaiting(status)).length;

  return (
    <Page
      title={t('appointments.waiting')}
      subtitle={waiting === undefined ? '\u00a0' : t('appointments.waitingCount', { waiting })}
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: t('nav.appointments'), href: paths.appointments(orgId) }]}
          current={t('appointments.waiting')}
        />
      }
    >
      <QueryView
        query={{ ...query, data: rows }}
        loading={<Skeleton height="16rem" />}
        failed={t('appointments.waitingFailed')}
      >
        {(appointments) =>
          appointments.length === 0 ? (
            <EmptyState icon={<HourglassIcon size={20} />} title={t('appointments.noneWaiting')}>
              {t('appointments.noneWaitingText')}
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
                        {t('appointments.nameWhen', { name, when: moments.range(startTime, endTime) })}
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

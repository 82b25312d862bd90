import { HourglassIcon, LinkButton, Notice, Page, PlusIcon } from '@console/ui';
import { useEffect } from 'react';
import { explain } from '../../../core/http/failures.ts';
import { type Translate, useMessages } from '../../../core/i18n/index.ts';
import { lazyOnIdle } from '../../../core/loading/lazyOnIdle.tsx';
import { NotFoundPage } from '../../../core/loading/NotFoundPage.tsx';
import { paths } from '../../../paths.ts';
import { isWaiting, weekOf } from '../index.ts';
import { AppointmentsWeek } from './AppointmentsWeek.tsx';
import css from './appointments.module.css';
import { useAppointmentPlace, useWeek } from './week.queries.ts';

const WaitingScreen = lazyOnIdle(async () => (await import('./WaitingScreen.tsx')).WaitingScreen);
const CalendarNotice = lazyOnIdle(async () => (await import('./CalendarNotice.tsx')).CalendarNotice);

/** Which week is shown, and in which view. Without `week` it is the current week. */
export interface WeekPlace {
  week: string | null;
  show: string | null;
}

export interface AppointmentsScreenProps {
  orgId: string;
  /** The week and view in the URL. */
  place: WeekPlace;
  /** The URL contains a view other than the week, which doesn't exist. */
  isOtherView: boolean;
  /** `isSameWeek` is true if only the view changed. */
  onPlaceChange: (place: WeekPlace, isSameWeek: boolean) => void;
  onAdd: (start: string, show: string | null) => void;
}

/** The appointments of one week, as a grid or a list, including those waiting for approval. */
export function AppointmentsScreen({
  orgId,
  place,
  isOtherView,
  onPlaceChange,
  onAdd,
}: AppointmentsScreenProps) {
  const t = useMessages();
  const organization = useAppointmentPlace(orgId);
  const week = weekOf(place.week);
  const shown = useWeek(orgId, week);
  const { data } = shown;

  useEffect(() => {
    if (isOtherView) onPlaceChange(place, true);
  }, [isOtherView, onPlaceChange, place]);
  const isNotFound = shown.error && explain(shown.error, t).isNotFound;
  if (organization.isUnknown || isNotFound) return <NotFoundPage />;
  if (place.show === 'waiting') return <WaitingScreen orgId={orgId} organization={organization} />;

  return (
    <Page
      title={t('nav.appointments')}
      subtitle={
        shown.error && !data ? (
          organization.name
        ) : (
          // As wide as a long text, so that nothing moves when the counts load.
          <span className={css.counts} data-expected={countsOf(50, 1, t)}>
            <span>
              {data && countsOf(data.length, data.filter(({ status }) => isWaiting(status)).length, t)}
            </span>
          </span>
        )
      }
      actions={
        organization.mayChange && (
          <>
            <LinkButton icon={<HourglassIcon />} href={paths.appointments(orgId, { show: 'waiting' })}>
              {t('appointments.waiting')}
            </LinkButton>
            <LinkButton
              variant="primary"
              icon={<PlusIcon />}
              href={paths.newAppointment(orgId, { show: place.show })}
            >
              {t('appointments.add')}
            </LinkButton>
          </>
        )
      }
    >
      {!organization.mayChange && (
        <div className={css.notice}>
          <Notice>{t('appointments.mayNotChange', { organization: organization.name })}</Notice>
        </div>
      )}
      <CalendarNotice orgId={orgId} />
      <AppointmentsWeek
        {...{ orgId, organization, week, shown }}
        isThisWeek={place.week === null}
        show={place.show}
        onWeekChange={(next) => onPlaceChange({ ...place, week: next }, false)}
        onShowChange={(show) => onPlaceChange({ ...place, show }, true)}
        onAdd={(start) => onAdd(start, place.show)}
      />
    </Page>
  );
}

/** The number of appointments, and of those waiting for approval if there are any. */
function countsOf(count: number, waiting: number, t: Translate) {
  const all = t('appointments.count', { count });
  return waiting === 0
    ? all
    : t('appointments.counts', { all, waiting: t('appointments.waitingCount', { waiting }) });
}

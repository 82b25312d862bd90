import { calendar } from '@console/contract/rules';
import { WeekCalendar, type WeekEvent } from '@console/ui';
import { useMemo } from 'react';
import { explain } from '../../../core/http/failures.ts';
import { type Translate, useMessages } from '../../../core/i18n/index.ts';
import {
  CalendarFileButton,
  dateOf,
  firstDayOfWeek,
  isWaiting,
  overlapsOf,
  statusIn,
  toneOf,
  weekOf,
} from '../index.ts';
import { AppointmentDetails } from './AppointmentDetails.tsx';
import { DecisionButtons } from './DecisionButtons.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { useDecision } from './useDecision.ts';
import { type Appointment, type useAppointmentPlace, usePrefetchWeek, type useWeek } from './week.queries.ts';

export interface AppointmentsWeekProps {
  orgId: string;
  organization: ReturnType<typeof useAppointmentPlace>;
  /** First day of the week. */
  week: string;
  /** The URL doesn't contain a week, so the calendar follows the current date. */
  isThisWeek: boolean;
  shown: ReturnType<typeof useWeek>;
  show: string | null;
  /** Called to show another week; `null` is the current week. */
  onWeekChange: (week: string | null) => void;
  onShowChange: (show: string) => void;
  onAdd: (start: string) => void;
}

/** The week calendar, in which waiting appointments can be approved or declined. */
export function AppointmentsWeek(props: AppointmentsWeekProps) {
  const { orgId, organization, week, shown, show, onWeekChange, onAdd } = props;
  const { data, error, isFetching, refetch } = shown;
  const t = useMessages();
  const prefetch = usePrefetchWeek(orgId);
  const decision = useDecision(orgId);
  const events = useMemo(() => eventsFrom(data ?? [], t), [data, t]);
  const failure = error && explain(error, t);

  const go = (date: string) => {
    const next = weekOf(date);
    if (next !== week) onWeekChange(next === weekOf(null) ? null : next);
  };

  return (
    <>
      <WeekCalendar
        label={t('nav.appointments')}
        events={events}
        value={props.isThisWeek ? dateOf(new Date()) : week}
        onValueChange={go}
        onWeekPrefetch={(date) => prefetch(weekOf(date))}
        {...((show === 'list' || show === 'grid') && { defaultPresentation: show })}
        onPresentationChange={props.onShowChange}
        direction="ltr"
        firstDayOfWeek={firstDayOfWeek}
        firstHour={calendar.firstHour}
        lastHour={calendar.lastHour}
        step={calendar.stepMinutes}
        isLoading={!data && isFetching}
        {...(failure && {
          error: failure.requestId
            ? `${failure.sentence} ${t('common.request', { id: failure.requestId })}.`
            : failure.sentence,
          onRetry: () => void refetch(),
        })}
        {...(organization.mayChange && {
          onSlotAction: onAdd,
          renderEventActions: ({ appointment }: AppointmentEvent) =>
            isWaiting(appointment.status) && (
              <DecisionButtons appointment={appointment} decision={decision} />
            ),
        })}
        eventPopover={({ id }, close) => {
          const appointment = data?.find((known) => known.id === id);
          return (
            <AppointmentDetails
              appointment={appointment}
              overlaps={appointment ? overlapsOf(appointment, data ?? []) : []}
              organization={organization}
              show={show}
              decision={decision}
              onClose={close}
            />
          );
        }}
        toolbar={
          <CalendarFileButton
            appointments={data ?? []}
            calendar={organization.name}
            fileName={`appointments-${week}`}
            label={t('appointments.downloadWeek')}
            isIcon
          />
        }
      />
      <DecisionDialog decision={decision} />
    </>
  );
}

/** An appointment as a calendar event. */
interface AppointmentEvent extends WeekEvent {
  appointment: Appointment;
}

/** The events of the calendar. The status "scheduled" isn't shown, because it is the usual one. */
const eventsFrom = (appointments: readonly Appointment[], t: Translate): AppointmentEvent[] =>
  appointments.map((appointment) => ({
    id: appointment.id,
    title: appointment.title,
    start: appointment.startTime,
    end: appointment.endTime,
    detail: appointment.contact_name,
    tone: toneOf(appointment.status),
    status: appointment.status === 'scheduled' ? undefined : statusIn(appointment.status, t),
    appointment,
  }));

import type { WeekEvent } from '@console/ui';
import type { Translate } from '../../../core/i18n/index.ts';
import { statusIn, toneOf } from '../index.ts';
import type { Appointment } from './week.queries.ts';

/** An appointment as the calendar draws it. */
export interface AppointmentEvent extends WeekEvent {
  appointment: Appointment;
}

/** The ordinary is silent: that something is scheduled is not said. */
export const eventsFrom = (appointments: readonly Appointment[], t: Translate): AppointmentEvent[] =>
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

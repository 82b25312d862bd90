import '@schedule-x/theme-default/dist/index.css';
import { createViewWeek } from '@schedule-x/calendar';
import { ScheduleXCalendar, useCalendarApp } from '@schedule-x/react';
import { type Contestant, monday, type Visit, weekHeight } from '../contestant.ts';

interface Own {
  id: string;
  title: string;
  start: Temporal.ZonedDateTime;
  end: Temporal.ZonedDateTime;
}

/** With the browser's own Temporal: without it, a polyfill of some 20 kB is needed besides. */
export const contestant: Contestant<Visit[], Own[]> = {
  prepare: (visits) =>
    visits.map(({ id, title, start, end }) => ({
      id,
      title,
      start: Temporal.ZonedDateTime.from(`${start}[UTC]`),
      end: Temporal.ZonedDateTime.from(`${end}[UTC]`),
    })),
  Picture: function ScheduleX({ data }) {
    const calendarApp = useCalendarApp({
      views: [createViewWeek()],
      events: data,
      selectedDate: Temporal.PlainDate.from(monday),
      timezone: 'UTC',
      firstDayOfWeek: 1,
      weekOptions: { eventOverlap: false },
    });
    return (
      <div style={{ width: '100%', height: weekHeight, overflow: 'auto' }}>
        <ScheduleXCalendar calendarApp={calendarApp} />
      </div>
    );
  },
};

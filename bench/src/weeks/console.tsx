import '@console/ui/theme.css';
import { UIProvider, WeekCalendar, type WeekEvent } from '@console/ui';
import { type Contestant, monday, type Visit, weekHeight } from '../contestant.ts';

const now = '2026-01-15T12:00Z';
const moment = (time: number) => new Date(time).toISOString();

/** Our published component. */
export const contestant: Contestant<Visit[], WeekEvent[]> = {
  convert: (visits) =>
    visits.map(({ id, title, start, end }) => ({ id, title, start: moment(start), end: moment(end) })),
  Frame: ({ children }) => <UIProvider locale="en">{children}</UIProvider>,
  Picture: ({ data }) => (
    <div style={{ width: '100%' }}>
      <WeekCalendar
        label="Visits"
        events={data}
        value={monday}
        timeZone="UTC"
        firstDayOfWeek="mon"
        firstHour={0}
        lastHour={24}
        now={now}
        height={`${weekHeight}px`}
      />
    </div>
  ),
};

import '@console/ui/theme.css';
import { UIProvider, WeekCalendar } from '@console/ui';
import { type Contestant, monday, type Visit, weekHeight } from '../contestant.ts';

const now = '2026-01-15T12:00Z';

/** Our published component. */
export const contestant: Contestant<Visit[]> = {
  prepare: (visits) => visits.map((visit) => ({ ...visit, start: `${visit.start}Z`, end: `${visit.end}Z` })),
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

import { DayPilot, DayPilotCalendar } from '@daypilot/daypilot-lite-react';
import { type Contestant, monday, type Visit, weekHeight } from '../contestant.ts';

/** The open-source one, "Lite". */
export const contestant: Contestant<Visit[], DayPilot.EventData[]> = {
  prepare: (visits) =>
    visits.map(({ id, title, start, end }) => ({
      id,
      text: `${title} ${start.slice(11, 16)}`,
      start: new DayPilot.Date(start),
      end: new DayPilot.Date(end),
    })),
  Picture: ({ data }) => (
    <div style={{ width: '100%' }}>
      <DayPilotCalendar
        viewType="Week"
        weekStarts={1}
        startDate={monday}
        heightSpec="Full"
        height={weekHeight}
        businessBeginsHour={0}
        businessEndsHour={24}
        timeFormat="Clock24Hours"
        events={data}
      />
    </div>
  ),
};

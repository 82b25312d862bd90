import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/palette.css';
import '@fullcalendar/react/themes/classic/theme.css';
import FullCalendar from '@fullcalendar/react';
import classicTheme from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import { type Contestant, monday, type Visit, weekHeight } from '../contestant.ts';

const plugins = [timeGrid, classicTheme];

/** Time grid and theme only, without dragging. */
export const contestant: Contestant<Visit[]> = {
  convert: (visits) => visits,
  Picture: ({ data }) => (
    <div style={{ width: '100%' }}>
      <FullCalendar
        plugins={plugins}
        initialView="timeGridWeek"
        initialDate={monday}
        timeZone="UTC"
        firstDay={1}
        height={weekHeight}
        slotEventOverlap={false}
        events={data}
      />
    </div>
  ),
};

import 'dayjs/locale/en-gb';
import 'react-big-calendar/lib/css/react-big-calendar.css';
import dayjs from 'dayjs';
import { Calendar, dayjsLocalizer } from 'react-big-calendar';
import { type Contestant, monday, type Visit, weekHeight } from '../contestant.ts';

// A locale whose weeks begin on Monday.
dayjs.locale('en-gb');

const localizer = dayjsLocalizer(dayjs);
const date = new Date(`${monday}T12:00`);
const [style, views] = [{ width: '100%', height: weekHeight }, ['week' as const]];

interface Own {
  title: string;
  start: Date;
  end: Date;
}

const ignore = () => undefined;

/** With dayjs, the smallest of its date libraries. */
export const contestant: Contestant<Visit[], Own[]> = {
  convert: (visits) =>
    visits.map(({ title, start, end }) => ({ title, start: new Date(start), end: new Date(end) })),
  Picture: ({ data }) => (
    <Calendar
      localizer={localizer}
      events={data}
      view="week"
      views={views}
      date={date}
      onNavigate={ignore}
      onView={ignore}
      dayLayoutAlgorithm="no-overlap"
      style={style}
    />
  ),
};

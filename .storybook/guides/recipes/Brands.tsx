import {
  Badge,
  Button,
  Card,
  type Columns,
  DataTable,
  Notice,
  Page,
  SegmentedControl,
  Select,
  Stack,
  Switch,
  TextField,
  WeekCalendar,
} from '@console/ui';
import './brands.css';

interface Berth {
  id: string;
  boat: string;
  meters: number;
  state: string;
}

const texts = {
  en: {
    title: 'Berths',
    subtitle: 'North harbor, this week',
    book: 'Book',
    notice: 'Storm warning.',
    until: 'Until Thursday, 18:00',
    period: 'Period',
    periods: ['Day', 'Week'],
    booking: 'New booking',
    boat: 'Boat',
    berth: 'Berth',
    power: 'Shore power',
    meters: 'Meters',
    state: 'Status',
    states: ['Moored', 'Expected'],
    boats: ['Dolphin', 'Sea Breeze', 'Little Wave'],
    calendar: 'Crane',
  },
  he: {
    title: 'מקומות עגינה',
    subtitle: 'נמל צפוני, השבוע',
    book: 'הזמנה',
    notice: 'אזהרת סערה.',
    until: 'עד יום חמישי, 18:00',
    period: 'תקופה',
    periods: ['יום', 'שבוע'],
    booking: 'הזמנה חדשה',
    boat: 'סירה',
    berth: 'מקום',
    power: 'חשמל מהרציף',
    meters: 'מטרים',
    state: 'מצב',
    states: ['עוגנת', 'צפויה'],
    boats: ['דולפין', 'רוח ים', 'גל קטן'],
    calendar: 'מנוף',
  },
};

/** One page, whose look is in `brands.css`: tokens, class names and parts. */
export function BrandPage({ brand, language }: { brand: 'violet' | 'dense'; language: 'en' | 'he' }) {
  const text = texts[language];
  const [moored = '', expected = ''] = text.states;
  const rows = text.boats.map(
    (boat, index): Berth => ({
      id: `${index}`,
      boat,
      meters: 7 + index * 3,
      state: index ? moored : expected,
    }),
  );
  const columns: Columns<Berth> = [
    { key: 'boat', header: text.boat, cell: ({ boat }) => boat, isRowHeader: true },
    {
      key: 'meters',
      header: text.meters,
      cell: ({ meters }) => meters,
      compare: (a, b) => a.meters - b.meters,
    },
    {
      key: 'state',
      header: text.state,
      cell: ({ state }) => <Badge tone={state === moored ? 'success' : 'info'}>{state}</Badge>,
    },
  ];
  const events = text.boats.map((title, day) => ({
    id: title,
    title,
    start: `2026-03-0${day + 2}T09:00`,
    end: `2026-03-0${day + 2}T10:30`,
  }));

  return (
    <Page
      className={`brand-${brand}`}
      title={text.title}
      subtitle={text.subtitle}
      actions={
        <Button variant="primary" className="book">
          {text.book}
        </Button>
      }
    >
      <Stack gap={24}>
        <Notice tone="warning" title={text.notice}>
          {text.until}
        </Notice>
        <SegmentedControl
          label={text.period}
          options={text.periods.map((label) => ({ value: label, label }))}
        />
        <Card title={text.booking}>
          <Stack>
            <TextField label={text.boat} defaultValue={text.boats[0]} />
            <Select label={text.berth} options={[{ value: '14', label: '14' }]} defaultValue="14" />
            <Switch label={text.power} isLabelShown defaultSelected />
          </Stack>
        </Card>
        <DataTable label={text.title} columns={columns} rows={rows} rowKey={({ id }) => id} />
        <WeekCalendar
          label={text.calendar}
          events={events}
          defaultValue="2026-03-02"
          firstHour={8}
          lastHour={12}
          height="auto"
        />
      </Stack>
    </Page>
  );
}

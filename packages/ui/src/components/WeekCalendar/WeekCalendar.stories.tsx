import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import type { WeekCalendarProps } from './calendarProps.ts';
import {
  bookings,
  clinicMonth,
  clinicWeek,
  daysOff,
  overlappingEvents,
  rooms,
  sampleDate,
  sampleNow,
  sampleZone,
} from './samples.tsx';
import { WeekCalendar } from './WeekCalendar.tsx';

const actions: Pick<WeekCalendarProps, 'onEventAction' | 'onSlotAction'> = {
  onEventAction: fn(),
  onSlotAction: fn(),
};

const meta = {
  title: 'Components/WeekCalendar',
  component: WeekCalendar,
  args: {
    label: 'Appointments',
    events: clinicWeek(),
    timeZone: sampleZone,
    firstDayOfWeek: 'sun',
    now: sampleNow,
    defaultPresentation: 'grid',
    ...actions,
  },
  decorators: [
    (Story) => (
      <div style={{ background: 'var(--console-color-surface)', padding: '1rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WeekCalendar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Empty: Story = { args: { events: [] } };

export const Crowded: Story = { args: { events: [...clinicWeek(), ...overlappingEvents(7)] } };

export const AllDay: Story = {
  args: {
    events: [
      ...clinicWeek(),
      { id: 'd1', title: 'Levinsky Bakery: fair', start: '2026-11-16', end: '2026-11-18' },
      { id: 'd2', title: 'Holiday', start: '2026-11-17', end: '2026-11-18', tone: 'warning' },
    ],
  },
};

export const Waiting: Story = { args: { events: [], isLoading: true } };

export const Failed: Story = {
  args: { events: [], error: 'The server did not answer.', onRetry: fn() },
};

export const FailedAgain: Story = {
  args: { error: 'The server did not answer.', onRetry: fn() },
};

export const OutsideHours: Story = {
  args: {
    events: [
      ...clinicWeek(),
      {
        id: 'o1',
        title: 'Delivery',
        detail: 'Levinsky Bakery',
        start: '2026-11-18T05:00',
        end: '2026-11-18T05:30',
      },
      { id: 'o2', title: 'Cleaning', detail: 'Noa', start: '2026-11-19T04:30', end: '2026-11-19T05:45' },
    ],
  },
};

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: { label: 'תורים', events: clinicWeek('he') },
};

export const InHebrewLeftToRight: Story = {
  ...InHebrew,
  args: { ...InHebrew.args, direction: 'ltr' },
};

export const InRussian: Story = {
  globals: { locale: 'ru' },
  args: { label: 'Записи', events: clinicWeek('ru') },
};

export const LongWords: Story = {
  args: {
    events: clinicWeek().map((event) => ({
      ...event,
      title: `${event.title}: Wijzigingsbevestigingsverzoekversendungsgenehmigung`,
    })),
  },
};

export const Narrow: Story = {
  // The status is capitalized for badges, which the host must do in languages with capitals.
  args: {
    defaultPresentation: undefined,
    events: clinicWeek().map((event) => ({
      ...event,
      status: event.status?.replace(/^./, (first) => first.toUpperCase()),
    })),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};

/** On the night of 25 October, clocks in Israel go back. */
export const ClockChange: Story = {
  args: {
    events: [
      { id: 's1', title: 'Night watch', start: '2026-10-24T23:00', end: '2026-10-25T03:00' },
      { id: 's2', title: 'Check-up', detail: 'Noa', start: '2026-10-25T08:00', end: '2026-10-25T09:00' },
    ],
    defaultValue: '2026-10-25',
    firstHour: 0,
    lastHour: 10,
  },
};

/** Now is after the last hour: the day is marked, and there is no line. */
export const Today: Story = {
  args: { now: '2026-11-17T19:00:00Z', defaultValue: sampleDate },
};

export const Groups: Story = {
  args: { label: 'Bookings', events: bookings(), groups: rooms() },
};

export const GroupsInHebrew: Story = {
  globals: { locale: 'he' },
  args: { label: 'הזמנות', events: bookings('he'), groups: rooms('he') },
};

export const GroupsAsList: Story = { args: { ...Groups.args, defaultPresentation: 'list' } };

/** Eight groups have eight patterns. */
export const ManyGroups: Story = {
  args: {
    groups: ([1, 2, 3, 4, 5, 6, 7, 8] as const).map((number) => ({
      id: `${number}`,
      label: `Room ${number}`,
      color: `series${number}` as const,
    })),
    events: clinicWeek().map((event, index) => ({ ...event, group: `${(index % 8) + 1}` })),
  },
};

export const Views: Story = {
  args: { ...Groups.args, views: ['day', 'workWeek', 'week'] },
};

export const WorkWeek: Story = { args: { ...Views.args, defaultView: 'workWeek' } };

export const Day: Story = { args: { ...Views.args, defaultView: 'day' } };

export const DayAsList: Story = { args: { ...Day.args, defaultPresentation: 'list' } };

export const ViewsInHebrew: Story = {
  ...GroupsInHebrew,
  args: { ...GroupsInHebrew.args, views: ['day', 'workWeek', 'week'] },
};

/** In Israel the work week is Sunday to Thursday. */
export const WorkWeekInHebrew: Story = {
  ...ViewsInHebrew,
  args: { ...ViewsInHebrew.args, defaultView: 'workWeek' },
};

export const DayInHebrew: Story = {
  ...ViewsInHebrew,
  args: { ...ViewsInHebrew.args, defaultView: 'day' },
};

/** With a switch to the week and the day. A press on a day opens it. */
export const Month: Story = {
  args: { events: clinicMonth(), views: ['day', 'week', 'month'], defaultView: 'month' },
};

export const MonthInHebrew: Story = {
  globals: { locale: 'he' },
  args: {
    label: 'תורים',
    events: clinicMonth('he'),
    views: ['day', 'week', 'month'],
    defaultView: 'month',
    secondCalendar: 'hebrew',
    daysOff: daysOff('he'),
  },
};

export const MonthAsList: Story = { args: { ...Month.args, defaultPresentation: 'list' } };

/** On a phone, each day has the number of its events. */
export const MonthOfRooms: Story = {
  args: { ...Groups.args, views: ['week', 'month'], defaultView: 'month' },
};

/** Events of several days, a second calendar and a day off. */
export const BarsOverDays: Story = {
  args: {
    events: [
      ...clinicMonth(),
      { id: 'n1', title: 'Guests', start: '2026-11-13', end: '2026-11-17', group: 'room-2' },
      { id: 'n2', title: 'Course', start: '2026-11-19', end: '2026-11-24', group: 'room-1' },
    ],
    groups: rooms(),
    secondCalendar: 'hebrew',
    daysOff: daysOff(),
  },
};

export const FromNoon: Story = {
  args: { ...Groups.args, initialHour: 12, height: '320px', hasNowLine: false },
};

export const OwnContent: Story = {
  args: {
    renderEvent: ({ title, detail }) => (
      <>
        <strong>{title}</strong> <em>{detail}</em>
      </>
    ),
  },
};

export const OwnContentInHebrew: Story = {
  ...OwnContent,
  globals: { locale: 'he' },
  args: { ...OwnContent.args, label: 'תורים', events: clinicWeek('he') },
};

export const WithPopover: Story = {
  args: {
    eventPopover: ({ title, detail }, close) => (
      <div style={{ padding: '0.5rem' }}>
        <p style={{ margin: '0 0 0.5rem' }}>
          {title} · {detail}
        </p>
        <Button size="small" onPress={close}>
          Close
        </Button>
      </div>
    ),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen, userEvent } from 'storybook/test';
import { WeekCalendar, type WeekCalendarProps, type WeekEvent } from '../WeekCalendar/public.ts';
import { bookings, rooms, sampleNow, sampleZone } from '../WeekCalendar/samples.tsx';
import { type CalendarEditingOptions, useCalendarEditing } from './index.ts';

interface EditableWeekProps
  extends Partial<WeekCalendarProps>,
    Pick<CalendarEditingOptions, 'snapMinutes' | 'isEventMovable' | 'isEventResizable' | 'onRangeSelect'> {
  initialEvents: readonly WeekEvent[];
  /** Saves a change. It can return a promise. */
  save?: (event: WeekEvent) => unknown;
}

/** A week whose events can be moved, and in which a range adds an event. */
export function EditableWeek(props: EditableWeekProps) {
  const { initialEvents, save, snapMinutes, isEventMovable, isEventResizable, onRangeSelect, ...calendar } =
    props;
  const [events, setEvents] = useState(initialEvents);
  const change = (changed: WeekEvent) =>
    setEvents((before) => before.map((event) => (event.id === changed.id ? changed : event)));
  const editing = useCalendarEditing({
    snapMinutes,
    isEventMovable,
    isEventResizable,
    onEventChange: (event, times) => {
      const changed = { ...event, ...times };
      const saved = save?.(changed);
      if (!(saved instanceof Promise)) return change(changed);
      return saved.then(() => change(changed));
    },
    onRangeSelect: (range) => {
      onRangeSelect?.(range);
      setEvents((before) => [...before, { id: `new-${before.length}`, title: 'New booking', ...range }]);
    },
    failureReason: (error) => (error instanceof Error ? error.message : undefined),
  });

  return <WeekCalendar label="Bookings" {...calendar} events={events} editing={editing} />;
}

const allDay: WeekEvent = { id: 'fair', title: 'Fair', start: '2026-11-15', end: '2026-11-17' };

const meta = {
  title: 'Components/Data/WeekCalendarEditing',
  id: 'components-weekcalendarediting',
  component: EditableWeek,
  excludeStories: ['EditableWeek'],
  parameters: { api: 'WeekCalendar' },
  args: {
    initialEvents: [...bookings(), allDay],
    groups: rooms(),
    timeZone: sampleZone,
    firstDayOfWeek: 'sun',
    now: sampleNow,
    defaultPresentation: 'grid',
    views: ['day', 'week', 'month'],
  },
  decorators: [
    (Story) => (
      <div style={{ background: 'var(--console-color-surface)', padding: '1rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EditableWeek>;
export default meta;

type Story = StoryObj<typeof meta>;

const isOpen = ({ tone }: WeekEvent) => tone !== 'cancelled';

/** Events move by 15 minutes. Canceled events don't change. */
export const Ready: Story = {
  args: { snapMinutes: 15, isEventMovable: isOpen, isEventResizable: isOpen },
};

/** Moving an event, with its keys and buttons. */
export const Moving: Story = {
  play: async () => {
    (await screen.findByRole('button', { name: /14:00.*16:00.*17/ })).focus();
    await userEvent.keyboard('{F2}{ArrowRight}{ArrowDown}');
  },
};

export const InHebrew: Story = {
  ...Moving,
  globals: { locale: 'he' },
  args: { label: 'הזמנות', initialEvents: bookings('he'), groups: rooms('he') },
};

/** A range from Thursday at 10:00 to 12:00. */
export const Range: Story = {
  play: async () => {
    (await screen.findByRole('gridcell', { name: /19 .*13:00/ })).focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
  },
};

/** In a day, the bookings of four rooms are next to each other. Past its end, an event moves to the next day. */
export const Day: Story = {
  args: { defaultView: 'day' },
  play: async () => {
    (await screen.findByRole('button', { name: /14:00.*16:00.*17/ })).focus();
    await userEvent.keyboard('{F2}{ArrowDown}');
  },
};

/** In a month, events move by days and weeks. */
export const Month: Story = {
  args: { defaultView: 'month' },
  play: async () => {
    (await screen.findByRole('button', { name: /19:00.*20:00.*21/ }, { timeout: 15_000 })).focus();
    await userEvent.keyboard('{F2}{ArrowDown}{ArrowRight}');
  },
};

/** The server refuses each change: the event goes back, and the calendar gives the reason. */
export const Refused: Story = {
  args: {
    save: () =>
      new Promise((_, refuse) =>
        setTimeout(() => refuse(new Error('The room is closed at that time.')), 800),
      ),
  },
};

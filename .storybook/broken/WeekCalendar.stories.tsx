import type { Meta, StoryObj } from '@storybook/react-vite';

/** Wrong on purpose: the proof that the checks of every story see what they are for. */
const meta = {
  title: 'Checks/Broken WeekCalendar',
  tags: ['broken', '!autodocs'],
  parameters: { a11y: { test: 'todo' } },
} satisfies Meta;
export default meta;

const roles = {
  grid: { role: 'grid', 'aria-label': 'Appointments' },
  row: { role: 'row' },
  head: { role: 'rowheader' },
  cell: { role: 'gridcell', tabIndex: 0 },
};

/** Events in a layer of their own, as most calendars draw them: a row may hold cells only. */
export const EventsInNoCell: StoryObj = {
  name: 'ST-11: an event that lies in a row and in no cell is flagged',
  parameters: { broken: 'aria-required-children' },
  render: () => (
    <div {...roles.grid}>
      <div {...roles.row}>
        <div {...roles.head}>10:30</div>
        <div {...roles.cell}>Thursday 19 November, 10:30, 1 event</div>
        <button type="button" tabIndex={-1}>
          Call with Noa
        </button>
      </div>
    </div>
  ),
};

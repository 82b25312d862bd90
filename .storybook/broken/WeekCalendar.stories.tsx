import type { Meta, StoryObj } from '@storybook/react-vite';

/** Deliberately broken stories: they prove that the checks of every story flag these errors. */
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

/** Events in a separate layer, as in most calendars. A row can contain only cells. */
export const EventsInNoCell: StoryObj = {
  name: 'ST-11: an event in a row outside every cell is flagged',
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

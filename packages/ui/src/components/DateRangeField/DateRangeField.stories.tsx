import type { Meta, StoryObj } from '@storybook/react-vite';
import { upTo } from '../../testing/inPlace.tsx';
import { DateRangeField } from './DateRangeField.tsx';

const meta = {
  title: 'Components/Fields/DateRangeField',
  id: 'components-daterangefield',
  component: DateRangeField,
  args: { label: 'Stay', defaultValue: { start: '2026-03-26', end: '2026-04-02' } },
  decorators: [upTo('24rem')],
} satisfies Meta<typeof DateRangeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { hint: 'The first and the last night.' } };

export const Open: Story = {
  args: {
    defaultOpen: true,
    defaultValue: { start: '2026-03-10', end: '2026-03-19' },
    minValue: '2026-03-05',
    maxValue: '2026-04-20',
  },
};

/** Dates outside the limits are an error by themselves. */
export const Failed: Story = { args: { maxValue: '2026-03-31', requiredIndicator: 'required' } };

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: {
    label: 'שהייה',
    defaultOpen: true,
    defaultValue: { start: '2026-03-10', end: '2026-03-19' },
    error: 'המלון סגור בשבוע הזה.',
  },
};

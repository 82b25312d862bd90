import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPlace, upTo } from '../../testing/inPlace.tsx';
import { TimeField } from './TimeField.tsx';

const meta = {
  title: 'Components/Fields/TimeField',
  id: 'components-timefield',
  component: TimeField,
  args: { label: 'Opens', defaultValue: '16:30' },
  decorators: [upTo('12rem')],
} satisfies Meta<typeof TimeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { hint: 'On weekdays.' } };

/** A time outside the limits is an error by itself. */
export const Failed: Story = {
  args: { minValue: '06:00', maxValue: '12:00', requiredIndicator: 'required' },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: { label: 'שעת פתיחה', hint: 'בימי חול.', requiredIndicator: 'optional' },
  decorators: [inPlace('8rem')],
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartLineIcon, TableIcon } from '../../icons/index.ts';
import { inPlace } from '../../testing/inPlace.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Components/Fields/SegmentedControl',
  id: 'components-segmentedcontrol',
  component: SegmentedControl<string>,
  args: {
    label: 'Period',
    options: [
      { value: 'daily', label: 'Daily' },
      { value: 'monthly', label: 'Monthly' },
    ],
  },
} satisfies Meta<typeof SegmentedControl<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const WithIcons: Story = {
  args: {
    label: 'Show as',
    options: [
      { value: 'chart', label: 'Chart', icon: <ChartLineIcon /> },
      { value: 'table', label: 'Table', icon: <TableIcon /> },
    ],
  },
};

export const Three: Story = {
  args: {
    defaultValue: 'weekly',
    options: [
      { value: 'daily', label: 'Daily' },
      { value: 'weekly', label: 'Weekly' },
      { value: 'monthly', label: 'Monthly' },
    ],
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const LongWords: Story = {
  args: {
    options: [
      { value: 'daily', label: 'Wijzigingsbevestigingsverzoek' },
      { value: 'monthly', label: 'Versendungsgenehmigung' },
    ],
  },
  decorators: [inPlace('16rem')],
};

export const Narrow: Story = { args: { ...Three.args }, decorators: [inPlace('14rem')] };

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: {
    label: 'תקופה',
    options: [
      { value: 'daily', label: 'יומי' },
      { value: 'monthly', label: 'חודשי' },
    ],
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { TableColumnsMenu, type TableColumnsValue } from './index.ts';
import { Calls, CallsGrid, type CallsProps } from './samples.tsx';

const within = (Story: () => ReactNode) => (
  <div style={{ inlineSize: 'min(46rem, 100%)' }}>
    <Story />
  </div>
);

const meta = {
  title: 'Components/Data/TableColumns',
  id: 'components-tablecolumns',
  component: TableColumnsMenu,
  decorators: [within],
} satisfies Meta<typeof TableColumnsMenu>;
export default meta;

type Story = StoryObj<CallsProps>;

const changes: TableColumnsValue = {
  order: ['caller', 'city', 'date', 'phone'],
  hidden: ['agent'],
  widths: { topic: 288, phone: 176 },
  pinned: ['caller'],
};

/** The caller is pinned, the representative is hidden, and two columns have a width. */
export const Changed: Story = {
  args: { defaultValue: changes },
  render: (args) => <Calls {...args} />,
};

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: { defaultValue: changes },
  render: (args) => <Calls {...args} isHebrew />,
};

export const Grid: Story = {
  args: { defaultValue: { widths: { topic: 288 }, pinned: ['caller', 'city'] } },
  render: (args) => <CallsGrid {...args} />,
};

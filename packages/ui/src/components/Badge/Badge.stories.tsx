import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckIcon, CircleAlertIcon, InfoIcon, TriangleAlertIcon } from '../../icons/index.ts';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Components/Data/Badge',
  id: 'components-badge',
  component: Badge,
  args: { children: 'Cancelled' },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Accent: Story = { args: { tone: 'accent', children: 'Main card' } };

export const Success: Story = {
  args: { tone: 'success', icon: <CheckIcon size={12} />, children: 'Completed' },
};

export const Warning: Story = {
  args: { tone: 'warning', icon: <TriangleAlertIcon size={12} />, children: 'Waiting for approval' },
};

export const Danger: Story = {
  args: { tone: 'danger', icon: <CircleAlertIcon size={12} />, children: 'Failed' },
};

export const Info: Story = { args: { tone: 'info', icon: <InfoIcon size={12} />, children: 'New' } };

export const LongWords: Story = {
  args: {
    tone: 'info',
    icon: <InfoIcon size={12} />,
    children: 'Wijzigingsbevestigingsverzoek-Versendungsgenehmigung',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '12rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: { tone: 'success', icon: <CheckIcon size={12} />, children: 'הושלם' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlusIcon, TrashIcon } from '../../icons/index.ts';
import { Button } from './Button.tsx';

const meta = {
  title: 'Components/Actions/Button',
  id: 'components-button',
  component: Button,
  args: { children: 'Save' },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { variant: 'primary' } };

export const Outline: Story = {};

export const Quiet: Story = { args: { variant: 'quiet' } };

export const WithIcon: Story = { args: { variant: 'primary', icon: <PlusIcon />, children: 'Add channel' } };

export const Danger: Story = { args: { variant: 'danger', children: 'Confirm Deletion' } };

export const DangerOutline: Story = {
  args: { variant: 'dangerOutline', icon: <TrashIcon />, children: 'Delete' },
};

export const Busy: Story = { args: { variant: 'primary', isBusy: true } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Small: Story = { args: { size: 'small' } };

export const InATableRow: Story = { args: { size: 'row', children: 'Open' } };

export const LongWords: Story = {
  args: { children: 'Wijzigingsbevestigingsverzoek-Versendungsgenehmigung' },
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
  args: { variant: 'primary', icon: <PlusIcon />, children: 'הוספת ערוץ' },
};

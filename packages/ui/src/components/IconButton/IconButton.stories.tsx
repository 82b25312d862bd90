import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { PencilIcon, PhoneIcon, TrashIcon } from '../../icons/index.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Components/Actions/IconButton',
  id: 'components-iconbutton',
  component: IconButton,
  args: { label: 'Edit Reception', icon: <PencilIcon /> },
  decorators: [
    (Story) => (
      <div style={{ padding: '3rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const WithTooltip: Story = { play: () => userEvent.tab() };

export const OwnTooltip: Story = { args: { tooltip: 'Edit (E)' } };

export const NoTooltip: Story = { args: { tooltip: false } };

export const Outline: Story = { args: { variant: 'outline', label: 'Call back', icon: <PhoneIcon /> } };

export const Danger: Story = { args: { variant: 'danger', label: 'Delete Reception', icon: <TrashIcon /> } };

export const Small: Story = { args: { size: 'small' } };

export const InATableRow: Story = { args: { size: 'row' } };

export const Busy: Story = { args: { isBusy: true } };

export const Disabled: Story = { args: { isDisabled: true } };

export const LongWords: Story = {
  args: { label: 'Edit the Wijzigingsbevestigingsverzoekversendungsgenehmigung of the whole organization' },
  play: () => userEvent.tab(),
};

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: { label: 'עריכת קבלה', tooltipPlacement: 'end' },
  play: () => userEvent.tab(),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from './index.ts';

const meta = {
  title: 'Components/Overlays/Dialog/ConfirmDialog',
  id: 'components-confirmdialog',
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: '22rem' } } },
  args: {
    defaultOpen: true,
    title: 'Delete “After hours”?',
    children:
      'Are you sure you want to delete this channel? Its number 074 - 5540190 becomes free. Past calls stay.',
    confirmLabel: 'Confirm Deletion',
    onConfirm: () => undefined,
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Busy: Story = { args: { isBusy: true, busyLabel: 'Deleting' } };

export const Failed: Story = { args: { error: 'The channel was not deleted. The server did not answer.' } };

export const NotDangerous: Story = {
  args: {
    tone: 'primary',
    title: 'Leave without saving?',
    children: 'The tab Bot has unsaved changes.',
    confirmLabel: 'Leave',
    cancelLabel: 'Stay',
  },
};

export const LongWords: Story = {
  args: {
    title: 'Wijzigingsbevestigingsverzoekversendungsgenehmigung löschen?',
    confirmLabel: 'Wijzigingsbevestigingsverzoekversendungsgenehmigung löschen',
  },
};

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: {
    title: 'למחוק את ״אחרי שעות העבודה״?',
    children: 'המספר 074 - 5540190 יתפנה. שיחות קודמות יישארו.',
    confirmLabel: 'אישור המחיקה',
  },
};

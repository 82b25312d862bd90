import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { CopyIcon, EllipsisIcon, PencilIcon, PlusIcon, SettingsIcon, TrashIcon } from '../../icons/index.ts';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Menu, type MenuProps } from './Menu.tsx';

const none = () => undefined;

const open = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
};

const args: MenuProps = {
  trigger: <IconButton label="More for Reception" icon={<EllipsisIcon />} />,
  items: [
    { id: 'edit', label: 'Edit', icon: <PencilIcon />, onAction: none },
    { id: 'copy', label: 'Copy number', icon: <CopyIcon />, onAction: none },
    { id: 'delete', label: 'Delete channel', icon: <TrashIcon />, isDanger: true, onAction: none },
  ],
};

const meta = {
  title: 'Components/Actions/Menu',
  id: 'components-menu',
  component: Menu,
  args,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof Menu>;

export const Ready: Story = {};

export const Open: Story = { play: open };

export const Sections: Story = {
  args: {
    trigger: <Button>Channels</Button>,
    items: [
      {
        label: 'Channel',
        items: [
          { id: 'add', label: 'Add channel', icon: <PlusIcon />, onAction: none },
          {
            id: 'settings',
            label: 'Settings',
            description: 'Of all channels.',
            icon: <SettingsIcon />,
            href: '#settings',
          },
        ],
      },
      {
        label: 'More',
        isLabelHidden: true,
        items: [{ id: 'copy', label: 'Copy number', icon: <CopyIcon />, onAction: none }],
      },
    ],
  },
  play: open,
};

export const Unavailable: Story = {
  args: {
    items: [
      { id: 'edit', label: 'Edit', icon: <PencilIcon />, onAction: none },
      {
        id: 'copy',
        label: 'Copy number',
        icon: <CopyIcon />,
        disabledReason: 'This channel has no number yet.',
        onAction: none,
      },
      {
        id: 'delete',
        label: 'Delete channel',
        icon: <TrashIcon />,
        isDanger: true,
        disabledReason: 'Only an owner can delete a channel.',
      },
    ],
  },
  play: open,
};

export const Disabled: Story = {
  args: { trigger: <IconButton label="More for Reception" icon={<EllipsisIcon />} isDisabled /> },
};

/** At the end of a row, it opens towards the row. */
export const InATableRow: Story = {
  args: {
    trigger: <IconButton label="More for Reception" icon={<EllipsisIcon />} size="row" />,
    placement: 'bottom end',
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end' }}>
        <Story />
      </div>
    ),
  ],
  play: open,
};

/** A menu that is taller than the window scrolls. */
export const Tall: Story = {
  args: {
    trigger: <Button>Weeks</Button>,
    items: Array.from({ length: 30 }, (_, index) => ({
      id: `week-${index + 1}`,
      label: `Week ${index + 1}`,
      onAction: none,
    })),
  },
  play: open,
};

export const LongWords: Story = {
  args: {
    items: [
      {
        id: 'long',
        label: 'Wijzigingsbevestigingsverzoekversendungsgenehmigungstelefonnummer',
        description: 'Telefonnummernverwaltungsgesellschaftsmitgliedschaftsbescheinigungsantrag',
        icon: <PencilIcon />,
        onAction: none,
      },
      { id: 'short', label: 'Edit', onAction: none },
    ],
  },
  play: open,
};

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: {
    trigger: <IconButton label="עוד פעולות: קבלה" icon={<EllipsisIcon />} />,
    items: [
      { id: 'edit', label: 'עריכה', icon: <PencilIcon />, onAction: none },
      { id: 'copy', label: 'העתקת המספר', icon: <CopyIcon />, onAction: none },
      { id: 'delete', label: 'מחיקת הערוץ', icon: <TrashIcon />, isDanger: true, onAction: none },
    ],
  },
  play: open,
};

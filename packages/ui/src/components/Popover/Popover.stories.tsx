import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Link } from '../Link/index.ts';
import { Popover } from './Popover.tsx';

const links = (names: string[]) => (
  <ul style={{ listStyle: 'none', margin: 0, padding: '0.5rem', display: 'grid', gap: '0.25rem' }}>
    {names.map((name) => (
      <li key={name}>
        <Link href={`#${name}`} isStandalone>
          {name}
        </Link>
      </li>
    ))}
  </ul>
);

const open = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
};

const meta = {
  title: 'Components/Overlays/Popover',
  id: 'components-popover',
  component: Popover,
  args: {
    label: 'Channels',
    trigger: <Button>Channels</Button>,
    placement: 'end top',
    children: links(['Reception', 'After hours', 'Sales']),
  },
  decorators: [
    (Story) => (
      // Keeps the next button clear of the popover.
      <div
        style={{
          display: 'grid',
          justifyItems: 'start',
          alignContent: 'space-between',
          minBlockSize: '16rem',
        }}
      >
        <div>
          <Story />
        </div>
        <Button>Next</Button>
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Open: Story = { play: open };

export const Below: Story = { args: { placement: 'bottom start' }, play: open };

export const OnlyWords: Story = {
  args: { children: <p style={{ margin: '0.5rem' }}>No channel yet.</p> },
  play: open,
};

export const Disabled: Story = { args: { trigger: <Button isDisabled>Channels</Button> } };

export const LongWords: Story = {
  args: {
    placement: 'bottom start',
    children: links(['Wijzigingsbevestigingsverzoekversendungsgenehmigungstelefonnummer', 'After hours']),
  },
  play: open,
};

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: {
    label: 'ערוצים',
    trigger: <Button>ערוצים</Button>,
    children: links(['קבלה', 'אחרי שעות העבודה', 'מכירות']),
  },
  play: open,
};

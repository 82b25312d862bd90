import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessagesIcon, PhoneIcon } from '../../icons/index.ts';
import { Button } from '../Button/index.ts';
import { TabCount, type TabItem, Tabs } from './Tabs.tsx';

const contact: TabItem[] = [
  { id: 'calls', label: 'Calls', icon: <PhoneIcon />, children: <p>Maya Levin called on Thursday.</p> },
  { id: 'notes', label: 'Notes', icon: <MessagesIcon />, children: <p>Prefers to be called after four.</p> },
  { id: 'appointments', label: 'Appointments', children: <Button>Add appointment</Button> },
];

const many: TabItem[] = Array.from({ length: 12 }, (_, index) => ({
  id: `week-${index + 1}`,
  label: `Week ${index + 1}`,
  children: <p>What was said in week {index + 1}.</p>,
}));

const meta = {
  title: 'Components/Navigation/Tabs',
  id: 'components-tabs',
  component: Tabs,
  args: { label: 'Maya Levin', tabs: contact },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Manual: Story = { args: { isManual: true } };

export const WithCounts: Story = {
  args: {
    label: 'Reception',
    tabs: [
      {
        id: 'basic',
        label: 'Basic',
        end: <TabCount tone="danger">1</TabCount>,
        endLabel: '1 error',
        children: <p>Name and number.</p>,
      },
      { id: 'bot', label: 'Bot', children: <p>Who the caller hears.</p> },
      { id: 'team', label: 'Team', end: <TabCount>4</TabCount>, endLabel: '4 people', children: <p>Noa.</p> },
      { id: 'billing', label: 'Billing', isDisabled: true, children: <p>Paid.</p> },
    ],
    defaultValue: 'bot',
  },
};

export const Vertical: Story = { args: { orientation: 'vertical' } };

export const Stacked: Story = { args: { isStacked: true, keepsPanels: true } };

export const Overflowing: Story = {
  args: { tabs: many, label: 'Weeks' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const LongWords: Story = {
  ...Overflowing,
  args: {
    tabs: [
      {
        id: 'one',
        label: 'Wijzigingsbevestigingsverzoekversendungsgenehmigung',
        children: <p>Telefonnummernverwaltungsgesellschaft.</p>,
      },
      { id: 'two', label: 'Notes', children: <p>None.</p> },
    ],
  },
};

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: {
    label: 'מאיה לוין',
    tabs: [
      { id: 'calls', label: 'שיחות', icon: <PhoneIcon />, children: <p>שיחה אחת ביום חמישי.</p> },
      {
        id: 'notes',
        label: 'הערות',
        end: <TabCount tone="danger">2</TabCount>,
        endLabel: '2 שגיאות',
        children: <p>אין.</p>,
      },
      { id: 'appointments', label: 'פגישות', children: <p>מחר בעשר.</p> },
    ],
  },
};

export const OverflowingInHebrew: Story = {
  ...Overflowing,
  globals: { locale: 'he' },
  args: {
    label: 'שבועות',
    tabs: many.map((tab, index) => ({ ...tab, label: `שבוע ${index + 1}`, children: <p>מה נאמר.</p> })),
  },
};

export const VerticalInHebrew: Story = {
  globals: { locale: 'he' },
  args: { ...InHebrew.args, orientation: 'vertical' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyIcon, PhoneIcon } from '../../icons/index.ts';
import { Badge } from '../Badge/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Link } from '../Link/index.ts';
import { type Columns, DataTable } from './index.ts';

interface Channel {
  id: string;
  name: string;
  voice: string;
  isActive: boolean;
  phone: string;
  minutes: number;
}

const channels: Channel[] = [
  { id: '1', name: 'Reception', voice: 'Noa', isActive: true, phone: '074 - 5540172', minutes: 214 },
  { id: '2', name: 'After hours', voice: 'Noa', isActive: false, phone: '074 - 5540190', minutes: 36 },
  { id: '3', name: 'Русская линия', voice: 'Ольга', isActive: true, phone: '074 - 5540233', minutes: 81 },
  { id: '4', name: 'קו ילדים', voice: 'נועה', isActive: true, phone: '074 - 5540288', minutes: 1024 },
];

const english = {
  label: 'Channels',
  name: 'Name',
  status: 'Status',
  active: 'Active',
  inactive: 'Inactive',
  minutes: 'Minutes',
  phone: 'Phone number',
  actions: 'Actions',
  copy: (name: string) => `Copy number of ${name}`,
};

const hebrew: typeof english = {
  label: 'ערוצים',
  name: 'שם',
  status: 'מצב',
  active: 'פעיל',
  inactive: 'לא פעיל',
  minutes: 'דקות',
  phone: 'מספר טלפון',
  actions: 'פעולות',
  copy: (name) => `העתקת המספר של ${name}`,
};

const columnsIn = (words: typeof english): Columns<Channel> => [
  {
    key: 'name',
    header: words.name,
    isRowHeader: true,
    compare: (one, other) => one.name.localeCompare(other.name),
    cell: ({ id, name }) => (
      <Link href={`/channels/${id}`} isPlain>
        {name}
      </Link>
    ),
  },
  {
    key: 'status',
    header: words.status,
    cell: ({ isActive }) => (isActive ? words.active : <Badge>{words.inactive}</Badge>),
  },
  {
    key: 'minutes',
    header: words.minutes,
    align: 'end',
    compare: (one, other) => one.minutes - other.minutes,
    sortLabels: { ascending: 'fewest first', descending: 'most first' },
    cell: ({ minutes }) => minutes,
  },
  { key: 'phone', header: words.phone, cell: ({ phone }) => <bdi dir="ltr">{phone}</bdi> },
  {
    key: 'actions',
    header: words.actions,
    isHeaderHidden: true,
    align: 'end',
    cell: ({ name }) => <IconButton label={words.copy(name)} size="row" icon={<CopyIcon />} />,
  },
];

const meta = {
  title: 'Components/Data/DataTable',
  id: 'components-datatable',
  component: DataTable<Channel>,
  args: {
    label: 'Channels',
    columns: columnsIn(english),
    rows: channels,
    rowKey: ({ id }) => id,
    empty: (
      <EmptyState icon={<PhoneIcon size={20} />} title="No channels found.">
        A channel is a phone number that is answered.
      </EmptyState>
    ),
  },
} satisfies Meta<typeof DataTable<Channel>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { footer: '4 channels' } };

export const Sorted: Story = { args: { defaultSort: { column: 'name', direction: 'ascending' } } };

/** A click anywhere in a row follows its link. The button keeps its own action. */
export const RowLinks: Story = { args: { hasRowLinks: true } };

/** Shows part of the rows, and which part it is. */
export const PartOfMany: Story = { args: { range: { first: 26, total: 48 } } };

export const Waiting: Story = { args: { rows: undefined } };

/** Rows are reloading; existing rows stay. */
export const WaitingAgain: Story = { args: { isLoading: true } };

export const Empty: Story = { args: { rows: [] } };

const error = {
  title: 'Channels could not be loaded',
  description: 'The server did not answer. Nothing was lost.',
  requestId: '7f3a-19c2',
};

export const Failed: Story = { args: { rows: undefined, error, onRetry: () => undefined } };

export const FailedAgain: Story = {
  args: {
    error: { title: 'Shown as of 09:40.', description: 'The last refresh failed.' },
    onRetry: () => undefined,
  },
};

export const Stacked: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(20rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
};

const longName = 'Wijzigingsbevestigingsverzoek-Versendungsgenehmigung';

export const LongWords: Story = {
  args: { rows: channels.map((channel) => ({ ...channel, name: `${longName} ${channel.name}` })) },
};

/** Columns that are too wide: the table scrolls in its own container. */
export const Wide: Story = {
  args: {
    columns: [
      {
        key: 'name',
        header: 'Name',
        isRowHeader: true,
        width: '30rem',
        cell: ({ name }) => <Fixed>{name}</Fixed>,
      },
      { key: 'voice', header: 'Voice', cell: ({ voice }) => <Fixed>{voice}</Fixed> },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(40rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
};

function Fixed({ children }: { children: string }) {
  return <div style={{ inlineSize: '30rem' }}>{children}</div>;
}

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: { label: hebrew.label, columns: columnsIn(hebrew), range: { first: 1, total: 48 } },
};

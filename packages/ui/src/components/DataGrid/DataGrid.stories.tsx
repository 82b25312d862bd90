import type { Meta, StoryObj } from '@storybook/react-vite';
import { UserIcon } from '../../icons/index.ts';
import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { DataGrid, PagedDataGrid } from './index.ts';
import {
  type Contact,
  columnsIn,
  contacts,
  english,
  everyControl,
  hebrew,
  manyContacts,
} from './samples.tsx';

const meta = {
  title: 'Components/Data/DataGrid',
  id: 'components-datagrid',
  component: DataGrid<Contact>,
  args: {
    label: 'Contacts',
    columns: columnsIn(english),
    rows: contacts,
    rowKey: ({ id }) => id,
    empty: <EmptyState icon={<UserIcon size={20} />} title="No contacts found." />,
  },
} satisfies Meta<typeof DataGrid<Contact>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

const selection = {
  actions: () => (
    <Button size="row" variant="quiet">
      Delete
    </Button>
  ),
};

export const Choosing: Story = { args: { selection } };

export const SomeChosen: Story = {
  args: { selection: { ...selection, defaultSelected: new Set(['c2', 'c3']) } },
};

/** For rows that people edit: Tab moves into a cell. */
export const Edited: Story = { args: { tabKey: 'enters' } };

export const EveryControl: Story = { args: { columns: everyControl(), rows: contacts.slice(0, 2) } };

export const EveryControlEdited: Story = {
  args: { columns: everyControl(), rows: contacts.slice(0, 2), tabKey: 'enters' },
};

export const Sorted: Story = { args: { defaultSort: { column: 'name', direction: 'ascending' } } };

/** Scrolls in its own container, below sticky headers. */
export const Bounded: Story = {
  args: { rows: manyContacts(16), maxHeight: '20rem', isHeaderSticky: true, selection },
};

/** Three rows are on each page. One of the selected rows is on the second page. */
export const Pages: StoryObj<typeof PagedDataGrid<Contact>> = {
  render: (args) => <PagedDataGrid {...args} />,
  args: {
    rows: manyContacts(8),
    paging: { pageSizes: [3, 5] },
    selection: { ...selection, defaultSelected: new Set(['c1', 'c4']) },
  },
};

/** Shows part of the rows, and which part it is. */
export const PartOfMany: Story = { args: { range: { first: 26, total: 48 }, selection } };

export const Waiting: Story = { args: { rows: undefined } };

export const WaitingAgain: Story = { args: { isLoading: true } };

export const Empty: Story = { args: { rows: [] } };

const error = {
  title: 'Contacts could not be loaded',
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

const longName = 'Wijzigingsbevestigingsverzoek-Versendungsgenehmigung';

export const LongWords: Story = {
  args: { rows: contacts.map((contact) => ({ ...contact, name: `${longName} ${contact.name}` })) },
};

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: {
    label: hebrew.label,
    columns: columnsIn(hebrew),
    range: { first: 1, total: 48 },
    selection: {
      defaultSelected: new Set(['c3']),
      actions: () => (
        <Button size="row" variant="quiet">
          {hebrew.remove}
        </Button>
      ),
    },
  },
};

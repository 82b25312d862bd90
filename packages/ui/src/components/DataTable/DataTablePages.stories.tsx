import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { DownloadIcon, UsersIcon } from '../../icons/index.ts';
import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { NativeSelect } from '../NativeSelect/index.ts';
import { SearchField } from '../SearchField/index.ts';
import { DataTable, type DataTableProps } from './index.ts';
import { type Contact, columnsIn, contactsOf, english, hebrew } from './samples.tsx';

const some = contactsOf(48);
const keysOf = (contacts: readonly Contact[]) => new Set(contacts.map(({ id }) => id));

/** Buttons for the selected rows. */
const actionsIn = (words: typeof english) =>
  function actions(_: ReadonlySet<string>, clear: () => void) {
    return (
      <>
        <Button size="row" onPress={clear}>
          {words.tag}
        </Button>
        <Button size="row" variant="dangerOutline" onPress={clear}>
          {words.remove}
        </Button>
      </>
    );
  };

const actions = actionsIn(english);

const within = (width: string) => (Story: () => ReactNode) => (
  <div style={{ inlineSize: `min(${width}, 100%)` }}>{Story()}</div>
);

const meta = {
  title: 'Components/Data/DataTable/With pages',
  id: 'components-datatable-with-pages',
  component: DataTable<Contact>,
  args: {
    label: english.label,
    columns: columnsIn(english),
    rows: some,
    rowKey: ({ id }) => id,
    paging: {},
    selection: { actions },
    empty: <EmptyState icon={<UsersIcon size={20} />} title="No contacts found." />,
  },
} satisfies Meta<typeof DataTable<Contact>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

/** One of the selected rows is on another page, and stays selected. */
export const SomeSelected: Story = {
  args: { selection: { actions, defaultSelected: new Set(['c1', 'c2', 'c40']) } },
};

/** The checkbox selects the rows of this page; the button selects the rows of all pages. */
export const PageSelected: Story = {
  args: { selection: { actions, defaultSelected: keysOf(some.slice(0, 25)) } },
};

/** Without `actions`, there is no bar below the column headers. */
export const WithoutActions: Story = {
  args: { rows: some.slice(0, 4), selection: { defaultSelected: new Set(['c1']) } },
};

export const WithoutSelection: Story = {
  render: ({ selection: _, ...args }) => <DataTable {...args} />,
};

export const Searched: Story = {
  render: (args) => <SearchedTable {...args} />,
};

/** A select next to the search field also filters the rows. */
export const Narrowed: Story = {
  render: (args) => <NarrowedTable {...args} />,
};

/** On a phone, filters and sorting are behind a button. */
export const NarrowedOnPhone: Story = {
  render: (args) => <NarrowedTable {...args} />,
  args: { rows: some.slice(0, 4), actions: <IconButton label={english.download} icon={<DownloadIcon />} /> },
  decorators: [within('20rem')],
};

function NarrowedTable({ rows = [], ...props }: DataTableProps<Contact>) {
  const [city, setCity] = useState('');
  const cities = [...new Set(rows.map((contact) => contact.city))];
  return (
    <DataTable
      {...props}
      rows={rows.filter((contact) => city === '' || contact.city === city)}
      filterCount={city === '' ? 0 : 1}
      search={<SearchField label={english.search} isLabelHidden />}
      filters={
        <NativeSelect
          label={english.city}
          isLabelHidden
          fitContent
          value={city}
          onChange={setCity}
          options={[{ value: '', label: english.city }, ...cities.map((one) => ({ value: one, label: one }))]}
        />
      }
    />
  );
}

function SearchedTable({ rows = [], ...props }: DataTableProps<Contact>) {
  const [query, setQuery] = useState('');
  const found = rows.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
  const field = <SearchField label={english.search} isLabelHidden value={query} onChange={setQuery} />;
  return <DataTable {...props} rows={found} search={field} />;
}

/** All rows are in memory, and those of one page are in the DOM. */
export const HundredThousand: Story = {
  render: (args) => <HundredThousandRows {...args} />,
};

function HundredThousandRows(props: DataTableProps<Contact>) {
  const [rows] = useState(() => contactsOf(100_000));
  return <DataTable {...props} rows={rows} />;
}

/** The app provides one page at a time and sorts the rows. */
export const FromServer: Story = {
  render: (args) => <ServerTable {...args} />,
};

function ServerTable(props: DataTableProps<Contact>) {
  const [{ page, pageSize }, setPage] = useState({ page: 1, pageSize: 10 });
  const start = (page - 1) * pageSize;
  return (
    <DataTable
      {...props}
      rows={some.slice(start, start + pageSize)}
      paging={{
        mode: 'server',
        page,
        pageSize,
        pageSizes: [10, 25],
        total: some.length,
        onPageChange: (to) => setPage({ page: to, pageSize }),
        onPageSizeChange: (size, to) => setPage({ page: to, pageSize: size }),
      }}
    />
  );
}

/** The server knows only whether there is a next page. */
export const UnknownEnd: Story = {
  args: {
    rows: some.slice(10, 20),
    paging: { mode: 'server', page: 2, pageSize: 10, hasNext: true, onPageChange: () => undefined },
  },
};

/** The next page is loading, and the pagination keeps its range. */
export const WaitingForPage: Story = {
  args: {
    rows: undefined,
    paging: { mode: 'server', page: 2, pageSize: 10, total: 48, onPageChange: () => undefined },
  },
};

export const Empty: Story = { args: { rows: [] } };

export const Failed: Story = {
  args: { rows: undefined, error: { title: 'Contacts could not be loaded' }, onRetry: () => undefined },
};

export const StickyHead: Story = { args: { isHeaderSticky: true } };

/** The rows scroll in the table's own container, below its headers. */
export const InABox: Story = { args: { isHeaderSticky: true, maxHeight: '20rem' } };

/** The columns City and Calls are hidden. A button shows them again. */
export const FewColumns: Story = {
  args: { rows: some.slice(0, 4) },
  decorators: [within('40rem')],
};

export const Stacked: Story = {
  args: { rows: some.slice(0, 4), selection: { actions, defaultSelected: new Set(['c2']) } },
  decorators: [within('20rem')],
};

const long = 'Wijzigingsbevestigingsverzoek-Versendungsgenehmigung';

export const LongWords: Story = {
  args: { rows: some.slice(0, 4).map((contact) => ({ ...contact, name: `${long} ${contact.name}` })) },
  decorators: [within('48rem')],
};

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: {
    label: hebrew.label,
    columns: columnsIn(hebrew),
    selection: { actions: actionsIn(hebrew), defaultSelected: new Set(['c1', 'c40']) },
  },
};

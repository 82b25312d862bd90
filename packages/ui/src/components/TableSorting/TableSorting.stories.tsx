import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Columns, DataTable } from '../DataTable/index.ts';
import { type Sorts, TableSortMenu, useTableSorting } from './index.ts';

interface Contact {
  id: string;
  name: string;
  city: string;
  calls: number;
}

const english = {
  label: 'Contacts',
  name: 'Name',
  city: 'City',
  calls: 'Calls',
  haifa: 'Haifa',
  eilat: 'Eilat',
};

const hebrew: typeof english = {
  ...{ label: 'אנשי קשר', name: 'שם', city: 'עיר', calls: 'שיחות', haifa: 'חיפה', eilat: 'אילת' },
};

const rowsIn = ({ haifa, eilat }: typeof english): Contact[] => [
  { id: 'c1', name: 'Maya Levin', city: haifa, calls: 12 },
  { id: 'c2', name: 'Daniel Cohen', city: eilat, calls: 3 },
  { id: 'c3', name: 'רות אזולאי', city: haifa, calls: 40 },
  { id: 'c4', name: 'Ирина Волкова', city: eilat, calls: 7 },
];

const columnsIn = (words: typeof english): Columns<Contact> => [
  {
    key: 'name',
    header: words.name,
    isRowHeader: true,
    compare: (one, other) => one.name.localeCompare(other.name),
    cell: ({ name }) => <bdi>{name}</bdi>,
  },
  {
    key: 'city',
    header: words.city,
    compare: (one, other) => one.city.localeCompare(other.city),
    cell: ({ city }) => city,
  },
  {
    key: 'calls',
    header: words.calls,
    align: 'end',
    compare: (one, other) => one.calls - other.calls,
    cell: ({ calls }) => calls,
  },
];

interface SortedProps {
  words?: typeof english | undefined;
  defaultSorts?: Sorts | undefined;
  allowsUnsorted?: boolean | undefined;
}

const data = {
  english: { columns: columnsIn(english), rows: rowsIn(english) },
  hebrew: { columns: columnsIn(hebrew), rows: rowsIn(hebrew) },
};

function SortedTable({ words = english, ...options }: SortedProps) {
  const given = words === english ? data.english : data.hebrew;
  const { table, ...sorting } = useTableSorting({ ...given, ...options });
  return (
    <DataTable
      label={words.label}
      rowKey={({ id }) => id}
      {...table}
      actions={<TableSortMenu {...sorting} />}
    />
  );
}

const meta = {
  title: 'Components/Data/TableSorting',
  id: 'components-tablesorting',
  component: TableSortMenu,
} satisfies Meta<typeof TableSortMenu>;
export default meta;

type Story = StoryObj<SortedProps>;

const sorts: Sorts = [
  { column: 'city', direction: 'descending' },
  { column: 'calls', direction: 'ascending' },
];

/** Sorted by city, and in each city by calls. */
export const Several: Story = {
  args: { defaultSorts: sorts, allowsUnsorted: true },
  render: (args) => <SortedTable {...args} />,
};

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: { defaultSorts: sorts, allowsUnsorted: true },
  render: (args) => <SortedTable {...args} words={hebrew} />,
};

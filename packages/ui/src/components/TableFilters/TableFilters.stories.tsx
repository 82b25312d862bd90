import type { Meta, StoryObj } from '@storybook/react-vite';
import { UserIcon } from '../../icons/index.ts';
import { DataTable } from '../DataTable/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import {
  choiceFilter,
  dateFilter,
  type FilterColumns,
  type FilterValues,
  numberFilter,
  TableFilters,
  textFilter,
  useTableFilters,
} from './index.ts';

interface Contact {
  id: string;
  name: string;
  city: string;
  calls: number;
  /** The day of the last call. */
  called: string;
}

const contacts: Contact[] = [
  { id: 'c1', name: 'Maya Levin', city: 'haifa', calls: 12, called: '2026-03-26' },
  { id: 'c2', name: 'Daniel Cohen', city: 'eilat', calls: 3, called: '2026-03-02' },
  { id: 'c3', name: 'רות אזולאי', city: 'haifa', calls: 40, called: '2026-02-11' },
  { id: 'c4', name: 'Ирина Волкова', city: 'acre', calls: 7, called: '2026-03-19' },
  { id: 'c5', name: 'Zoë Marchenko', city: 'haifa', calls: 5, called: '2026-03-28' },
];

const cities = [
  { value: 'acre', label: 'Acre' },
  { value: 'eilat', label: 'Eilat' },
  { value: 'haifa', label: 'Haifa' },
];

const columns: FilterColumns<Contact> = [
  {
    key: 'name',
    header: 'Name',
    isRowHeader: true,
    filter: textFilter(({ name }) => name),
    cell: ({ name }) => <bdi>{name}</bdi>,
  },
  {
    key: 'city',
    header: 'City',
    filter: choiceFilter(({ city }) => city, cities),
    cell: ({ city }) => cities.find(({ value }) => value === city)?.label,
  },
  {
    key: 'calls',
    header: 'Calls',
    align: 'end',
    filter: numberFilter(({ calls }) => calls),
    cell: ({ calls }) => calls,
  },
  {
    key: 'called',
    header: 'Last call',
    filter: dateFilter(({ called }) => called),
    cell: ({ called }) => <bdi dir="ltr">{called}</bdi>,
  },
];

interface FilteredProps {
  defaultFilters?: FilterValues | undefined;
  onFiltersChange?: ((filters: FilterValues) => void) | undefined;
  counts?: { found: number | undefined; total: number } | undefined;
  isPanelOpen?: boolean | undefined;
}

function FilteredContacts({ isPanelOpen, ...options }: FilteredProps) {
  const { table, ...filtering } = useTableFilters({ columns, rows: contacts, ...options });
  return (
    <>
      <TableFilters {...filtering} defaultOpen={isPanelOpen} />
      <DataTable
        label="Contacts"
        rowKey={({ id }) => id}
        {...table}
        empty={<EmptyState icon={<UserIcon size={20} />} title="No contacts match the filters." />}
      />
    </>
  );
}

const meta = {
  title: 'Components/Data/TableFilters',
  id: 'components-tablefilters',
  component: TableFilters,
} satisfies Meta<typeof TableFilters>;
export default meta;

type Story = StoryObj<FilteredProps>;

/** A filter of each kind. */
export const Active: Story = {
  args: {
    isPanelOpen: true,
    defaultFilters: {
      city: { oneOf: ['haifa', 'acre'] },
      calls: { min: 5 },
      called: { start: '2026-03-01', end: '2026-03-31' },
    },
  },
  render: (args) => <FilteredContacts {...args} />,
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyIcon } from '../../icons/index.ts';
import type { Columns } from '../DataTable/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Link } from '../Link/index.ts';
import { ExpandableDataTable } from './index.ts';

interface Call {
  id: string;
  caller: string;
  time: string;
  minutes: number;
  summary: string;
}

const calls: Call[] = [
  {
    ...{ id: 'c1', caller: 'Maya Levin', time: '09:12', minutes: 4 },
    summary: 'Asked for an appointment on Thursday. The bot offered 10:30, and she accepted.',
  },
  {
    ...{ id: 'c2', caller: 'Daniel Cohen', time: '09:40', minutes: 1 },
    summary: 'Wanted to know the opening hours.',
  },
  { ...{ id: 'c3', caller: 'רות אזולאי', time: '10:05', minutes: 7 }, summary: 'ביקשה לשנות את הכתובת.' },
  { ...{ id: 'c4', caller: 'Ирина Волкова', time: '10:31', minutes: 0 }, summary: '' },
];

const columns: Columns<Call> = [
  {
    key: 'caller',
    header: 'Caller',
    isRowHeader: true,
    compare: (one, other) => one.caller.localeCompare(other.caller),
    cell: ({ caller }) => <bdi>{caller}</bdi>,
  },
  { key: 'time', header: 'Time', cell: ({ time }) => <bdi dir="ltr">{time}</bdi> },
  {
    key: 'minutes',
    header: 'Minutes',
    align: 'end',
    importance: 'low',
    compare: (one, other) => one.minutes - other.minutes,
    cell: ({ minutes }) => minutes,
  },
  {
    key: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: ({ caller }) => <IconButton label={`Copy number of ${caller}`} size="row" icon={<CopyIcon />} />,
  },
];

const meta = {
  title: 'Components/Data/TableDetails',
  id: 'components-tabledetails',
  component: ExpandableDataTable<Call>,
} satisfies Meta<typeof ExpandableDataTable<Call>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The last call doesn't have details. */
export const Expanded: Story = {
  args: {
    label: 'Calls',
    columns,
    rows: calls,
    rowKey: ({ id }) => id,
    selection: {},
    defaultExpanded: new Set(['c1']),
    hasDetails: ({ summary }) => summary !== '',
    renderDetails: ({ id, summary }) => (
      <>
        <bdi>{summary}</bdi> <Link href={`#${id}`}>Transcript</Link>
      </>
    ),
  },
};

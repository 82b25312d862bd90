import { useState } from 'react';
import { Button } from '../Button/index.ts';
import { DataGrid, type GridColumns } from '../DataGrid/index.ts';
import { type Columns, DataTable } from '../DataTable/index.ts';
import {
  TableColumnsMenu,
  type TableColumnsOptions,
  type TableColumnsValue,
  useTableColumns,
} from './index.ts';

/** Sample data of the stories. */
interface Call {
  id: string;
  caller: string;
  phone: string;
  city: string;
  topic: string;
  date: string;
  minutes: number;
  agent: string;
}

export const english = {
  label: 'Calls',
  caller: 'Caller',
  phone: 'Phone number',
  city: 'City',
  topic: 'Topic',
  date: 'Date',
  minutes: 'Minutes',
  agent: 'Representative',
  actions: 'Actions',
  open: 'Open',
  cities: ['Haifa', 'Tel Aviv', 'Jerusalem'],
  topics: ['A new appointment next week', 'Prices of the treatments', 'Opening hours on holidays'],
};

export const hebrew: typeof english = {
  label: 'שיחות',
  caller: 'מתקשר',
  phone: 'מספר טלפון',
  city: 'עיר',
  topic: 'נושא',
  date: 'תאריך',
  minutes: 'דקות',
  agent: 'נציג',
  actions: 'פעולות',
  open: 'פתיחה',
  cities: ['חיפה', 'תל אביב', 'ירושלים'],
  topics: ['תור חדש בשבוע הבא', 'מחירי הטיפולים', 'שעות הפתיחה בחגים'],
};

const callers = ['Maya Levin', 'Daniel Cohen', 'רות אזולאי', 'Ирина Волкова', 'Olga Marchenko', 'יוסי מזרחי'];
const agents = ['Noa', 'Ольга'];

export const callsIn = ({ cities, topics }: typeof english): Call[] =>
  callers.map((caller, at) => ({
    id: `c${at}`,
    caller,
    phone: `052-440 00${at}7`,
    city: cities[at % cities.length] ?? '',
    topic: topics[at % topics.length] ?? '',
    date: `2026-11-${10 + at}`,
    minutes: (at * 7) % 12,
    agent: agents[at % agents.length] ?? '',
  }));

type Words = typeof english;

const columnsIn = (words: Words) =>
  [
    {
      key: 'caller',
      header: words.caller,
      isRowHeader: true,
      compare: (one: Call, other: Call) => one.caller.localeCompare(other.caller),
      cell: ({ caller }: Call) => <bdi>{caller}</bdi>,
    },
    { key: 'phone', header: words.phone, cell: ({ phone }: Call) => <bdi dir="ltr">{phone}</bdi> },
    { key: 'city', header: words.city, cell: ({ city }: Call) => city },
    { key: 'topic', header: words.topic, cell: ({ topic }: Call) => topic },
    { key: 'date', header: words.date, cell: ({ date }: Call) => <bdi dir="ltr">{date}</bdi> },
    {
      key: 'minutes',
      header: words.minutes,
      align: 'end',
      compare: (one: Call, other: Call) => one.minutes - other.minutes,
      cell: ({ minutes }: Call) => minutes,
    },
    { key: 'agent', header: words.agent, cell: ({ agent }: Call) => <bdi>{agent}</bdi> },
    {
      key: 'actions',
      header: words.actions,
      isHeaderHidden: true,
      align: 'end',
      cell: ({ caller }: Call) => (
        <Button size="row" aria-label={`${words.open}: ${caller}`}>
          {words.open}
        </Button>
      ),
    },
  ] as const satisfies Columns<Call> & GridColumns<Call>;

const data = {
  english: { columns: columnsIn(english), rows: callsIn(english) },
  hebrew: { columns: columnsIn(hebrew), rows: callsIn(hebrew) },
};

export type CallsProps = Omit<TableColumnsOptions<typeof data.english.columns>, 'columns'> & {
  isHebrew?: boolean | undefined;
};

const rowKey = ({ id }: Call) => id;

export function Calls({ isHebrew = false, ...options }: CallsProps) {
  const { label } = isHebrew ? hebrew : english;
  const { columns, rows } = isHebrew ? data.hebrew : data.english;
  const { table, ...menu } = useTableColumns({ columns, ...options });
  return (
    <DataTable
      {...{ label, rows, rowKey }}
      {...table}
      selection={{ defaultSelected: new Set(['c1']) }}
      actions={<TableColumnsMenu {...menu} />}
      isHeaderSticky
    />
  );
}

/** A grid, whose app stores the value. */
export function CallsGrid({ defaultValue = {} }: CallsProps) {
  const [value, setValue] = useState<TableColumnsValue>(defaultValue);
  const { table, ...menu } = useTableColumns({
    columns: data.english.columns,
    value,
    onChange: setValue,
  });
  return (
    <>
      <div style={{ marginBlockEnd: '0.75rem' }}>
        <TableColumnsMenu {...menu} />
      </div>
      <DataGrid label={english.label} rows={data.english.rows} rowKey={rowKey} {...table} />
    </>
  );
}

import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { announce } from '../../announcer/index.ts';
import { UserIcon } from '../../icons/index.ts';
import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { NumberField } from '../NumberField/index.ts';
import { Select } from '../Select/index.ts';
import { TextField } from '../TextField/index.ts';
import { DataGrid, type GridColumns, PagedDataGrid } from './index.ts';
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

interface Extension {
  id: string;
  name: string;
  number: number | null;
  team: string;
}

type Problems = Partial<Record<'name' | 'number' | 'row', string>>;

/** A row that people edit: what is saved, what they typed, and what is wrong with it. */
interface EditedRow {
  saved: Extension;
  typed: Extension;
  problems: Problems;
  isSaving: boolean;
}

const extensions: Extension[] = [
  { id: 'e1', name: 'Maya Levin', number: 201, team: 'sales' },
  { id: 'e2', name: 'Daniel Cohen', number: 202, team: 'service' },
  { id: 'e3', name: 'רות אזולאי', number: 203, team: 'service' },
];

const teams = [
  { value: 'sales', label: 'Sales' },
  { value: 'service', label: 'Service' },
];

/** The rules that the page knows. */
function problemsOf({ name, number }: Extension): Problems {
  const isInRange = number !== null && number >= 100 && number <= 999;
  return {
    ...(name.trim() === '' && { name: 'Enter a name.' }),
    ...(!isInRange && { number: 'Enter a number from 100 to 999.' }),
  };
}

/** Your server, which knows more rules. */
async function save({ number }: Extension): Promise<Problems> {
  await new Promise((resolve) => setTimeout(resolve, 300));
  if (number === 500) throw new Error('The server did not answer.');
  return number === 204 ? { number: 'Extension 204 is taken.' } : {};
}

function EditedExtensions() {
  const isTakenBack = useRef(false);
  const [rows, setRows] = useState<EditedRow[]>(() =>
    extensions.map((saved) => ({ saved, typed: saved, problems: {}, isSaving: false })),
  );
  const change = (id: string, next: (row: EditedRow) => Partial<EditedRow>) =>
    setRows((all) => all.map((row) => (row.saved.id === id ? { ...row, ...next(row) } : row)));

  /** What was typed stays, with its error. */
  const show = ({ saved }: EditedRow, problems: Problems) => {
    change(saved.id, () => ({ problems, isSaving: false }));
    const [problem] = Object.values(problems);
    if (problem) announce(problem);
  };
  const edit = (row: EditedRow, next: Partial<Extension>) =>
    change(row.saved.id, ({ typed }) => ({ typed: { ...typed, ...next } }));
  const check = ({ saved, typed, problems: { ...problems } }: EditedRow, name: 'name' | 'number') => {
    const before = problems[name];
    delete problems[name];
    const problem = problemsOf(typed)[name];
    change(saved.id, () => ({ typed, problems: { ...problems, ...(problem && { [name]: problem }) } }));
    if (problem && problem !== before) announce(problem);
  };
  const takeBack = ({ saved }: EditedRow, name: 'name' | 'number' | 'team') =>
    change(saved.id, ({ typed, problems }) => ({
      typed: { ...typed, [name]: saved[name] },
      problems: { ...problems, [name]: undefined },
    }));

  const saveRow = async (row: EditedRow) => {
    const { typed } = row;
    const own = problemsOf(typed);
    if (Object.keys(own).length > 0) return show(row, own);
    change(typed.id, () => ({ isSaving: true }));
    try {
      const refused = await save(typed);
      if (Object.keys(refused).length > 0) return show(row, refused);
      change(typed.id, () => ({ saved: typed, problems: {}, isSaving: false }));
      announce(`${typed.name} saved`);
    } catch {
      show(row, { row: 'Not saved. Save again.' });
    }
  };

  const columns: GridColumns<EditedRow> = [
    {
      key: 'name',
      header: 'Name',
      isRowHeader: true,
      focus: 'cell',
      width: '14rem',
      cell: (row) => (
        <EditedCell
          isTakenBack={isTakenBack}
          onLeave={() => check(row, 'name')}
          onTakeBack={() => takeBack(row, 'name')}
        >
          <TextField
            label={`Name: ${row.saved.name}`}
            isLabelHidden
            value={row.typed.name}
            error={row.problems.name}
            onChange={(name) => edit(row, { name })}
          />
        </EditedCell>
      ),
    },
    {
      key: 'number',
      header: 'Extension',
      focus: 'cell',
      width: '12rem',
      cell: (row) => (
        <EditedCell isTakenBack={isTakenBack} onTakeBack={() => takeBack(row, 'number')}>
          <NumberField
            label={`Extension: ${row.saved.name}`}
            isLabelHidden
            value={row.typed.number}
            error={row.problems.number}
            onChange={(number) => {
              // On Esc, the field calls this when focus leaves it.
              if (!isTakenBack.current) check({ ...row, typed: { ...row.typed, number } }, 'number');
            }}
          />
        </EditedCell>
      ),
    },
    {
      key: 'team',
      header: 'Team',
      focus: 'cell',
      width: '10rem',
      cell: (row) => (
        <EditedCell isTakenBack={isTakenBack} onTakeBack={() => takeBack(row, 'team')}>
          <Select
            label={`Team: ${row.saved.name}`}
            isLabelHidden
            options={teams}
            value={row.typed.team}
            onChange={(team) => edit(row, { team })}
          />
        </EditedCell>
      ),
    },
    {
      key: 'save',
      header: 'Save',
      isHeaderHidden: true,
      align: 'end',
      width: '10rem',
      cell: (row) => (
        <>
          <Button
            size="row"
            aria-label={`Save ${row.saved.name}`}
            isBusy={row.isSaving}
            onPress={() => saveRow(row)}
          >
            Save
          </Button>
          <div>{row.problems.row}</div>
        </>
      ),
    },
  ];

  return (
    <DataGrid
      label="Extensions"
      columns={columns}
      rows={rows}
      rowKey={({ saved }) => saved.id}
      tabKey="enters"
    />
  );
}

interface EditedCellProps {
  /** Whether a change is being taken back. */
  isTakenBack: RefObject<boolean>;
  /** Called when focus leaves the field, unless a change is taken back. */
  onLeave?: () => void;
  onTakeBack: () => void;
  children: ReactNode;
}

/** Esc in the field takes back what was typed. The grid then moves focus to the cell. */
function EditedCell({ isTakenBack, onLeave, onTakeBack, children }: EditedCellProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the field.
    <div
      onKeyDown={({ key, target, currentTarget }) => {
        // Not in an open list, which is elsewhere in the document and closes on Esc.
        if (key !== 'Escape' || !currentTarget.contains(target as Node)) return;
        isTakenBack.current = true;
        onTakeBack();
      }}
      onBlur={() => {
        if (!isTakenBack.current) onLeave?.();
        isTakenBack.current = false;
      }}
    >
      {children}
    </div>
  );
}

/** Each row is saved on its own. The server refuses extension 204, and doesn’t answer for 500. */
export const EditedRows: Story = { render: () => <EditedExtensions /> };

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

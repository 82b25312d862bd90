import { createContext, type ReactNode, use, useId, useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ChevronDownIcon, ChevronEndIcon } from '../../icons/index.ts';
import { useLocale } from '../../locale/index.ts';
import { toAria } from '../../props/index.ts';
import { type Columns, DataTable, type DataTableProps, isolated, tableRoles } from '../DataTable/index.ts';
import { details as detailsStyle, line, toggle as toggleStyle } from './TableDetails.css.ts';
import { useStrings } from './TableDetails.strings.ts';

export interface ExpandableDataTableProps<Row> extends Omit<DataTableProps<Row>, 'details'> {
  /** Renders the details of an expanded row. */
  renderDetails: (row: Row) => ReactNode;
  /** Whether a row has details. @default every row has them */
  hasDetails?: ((row: Row) => boolean) | undefined;
  /** The keys of the expanded rows (controlled). */
  expanded?: ReadonlySet<string> | undefined;
  /** The keys of the initially expanded rows (uncontrolled). @default none */
  defaultExpanded?: ReadonlySet<string> | undefined;
  /** Called when a row is expanded or collapsed. */
  onExpandedChange?: ((expanded: ReadonlySet<string>) => void) | undefined;
}

/** What the buttons need. A context, so that expanding a row doesn't render the others. */
interface Expanding {
  expanded: ReadonlySet<string>;
  toggle: (key: string) => void;
  rowKey: (row: never) => string;
  hasDetails: ((row: never) => boolean) | undefined;
  /** The ID of an element of a row. */
  idOf: (part: 'toggle' | 'name' | 'details', key: string) => string;
}

const ExpandingContext = createContext<Expanding | null>(null);

/**
 * A `DataTable` whose rows have details: a button in the first column shows them in a row of their own, below.
 *
 * The button is named by its row header and has `aria-expanded` and `aria-controls`, which screen readers announce
 * (APG disclosure pattern). The details are one cell over all columns, and the next thing after the row. Rows stay
 * expanded on other pages and in another sort order. Takes all props of `DataTable`.
 *
 * @part table-details-toggle the button that shows the details
 * @part table-details-details the cell with the details
 * @example
 * <ExpandableDataTable
 *   label="Calls"
 *   columns={columns}
 *   rows={calls}
 *   rowKey={({ id }) => id}
 *   renderDetails={({ summary }) => summary}
 * />
 */
export function ExpandableDataTable<Row>({
  renderDetails,
  hasDetails,
  expanded: controlled,
  defaultExpanded = none,
  onExpandedChange,
  columns,
  rowKey,
  ...props
}: ExpandableDataTableProps<Row>) {
  const strings = useStrings();
  const id = useId();
  const [own, setOwn] = useState(defaultExpanded);
  const expanded = controlled ?? own;

  const toggle = (key: string) => {
    const next = new Set(expanded);
    if (!next.delete(key)) next.add(key);
    setOwn(next);
    onExpandedChange?.(next);
  };
  const idOf: Expanding['idOf'] = (part, key) => `${id}${part}-${encodeURIComponent(key)}`;

  const withToggles = useMemo(() => {
    const toggles = {
      key: 'console-details',
      header: strings.details,
      isHeaderHidden: true,
      width: '2.75rem',
      cell: (row: Row) => <Toggle row={row as never} label={strings.details} />,
    };
    const named = columns.map((column) =>
      column.isRowHeader
        ? { ...column, cell: (row: Row) => <Name row={row as never}>{column.cell(row)}</Name> }
        : column,
    );
    return [toggles, ...named] as unknown as Columns<Row>;
  }, [columns, strings]);

  return (
    <ExpandingContext value={{ expanded, toggle, rowKey, hasDetails, idOf }}>
      <DataTable
        {...props}
        columns={withToggles}
        rowKey={rowKey}
        details={(row, key, span) =>
          expanded.has(key) &&
          (hasDetails?.(row) ?? true) && (
            <tr key={`${key} details`} {...tableRoles.row} className={line}>
              <td
                {...tableRoles.cell}
                id={idOf('details', key)}
                className={detailsStyle}
                data-part="table-details-details"
                data-selectable={props.selection !== undefined || undefined}
                colSpan={span}
              >
                {renderDetails(row)}
              </td>
            </tr>
          )
        }
      />
    </ExpandingContext>
  );
}

const none: ReadonlySet<string> = new Set();

interface ToggleProps {
  row: never;
  /** The first word of its name; the row header follows. */
  label: string;
}

/** The button that shows the details of its row. */
function Toggle({ row, label }: ToggleProps) {
  const { expanded, toggle, rowKey, hasDetails, idOf } = use(ExpandingContext) as Expanding;
  const key = rowKey(row);
  if (hasDetails?.(row) === false) return null;
  const isExpanded = expanded.has(key);
  const id = idOf('toggle', key);

  return (
    <Button
      id={id}
      className={toggleStyle}
      data-part="table-details-toggle"
      aria-label={label}
      aria-labelledby={`${id} ${idOf('name', key)}`}
      aria-expanded={isExpanded}
      {...toAria({ 'aria-controls': isExpanded ? idOf('details', key) : undefined })}
      onPress={() => toggle(key)}
    >
      {isExpanded ? <ChevronDownIcon /> : <ChevronEndIcon />}
    </Button>
  );
}

/** The row header, which names the button of its row. */
function Name({ row, children }: { row: never; children: ReactNode }) {
  const { rowKey, idOf } = use(ExpandingContext) as Expanding;
  const { direction } = useLocale();
  return <div id={idOf('name', rowKey(row))}>{isolated(children, direction)}</div>;
}

import { type JSX, memo, type ReactNode, type RefObject, useMemo } from 'react';
import {
  CollectionRendererContext,
  DefaultCollectionRenderer,
} from 'react-aria-components/CollectionBuilder';
import {
  Cell,
  Column,
  Row,
  type Selection,
  type SortDescriptor,
  Table,
  TableBody,
  TableHeader,
} from 'react-aria-components/Table';
import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from '../../icons/index.ts';
import {
  Check,
  checkCell,
  checkHead,
  head,
  headMark,
  isSortable,
  type Sort,
  stickyHead,
  table,
  useTableStrings,
} from '../DataTable/index.ts';
import { body, gridCell, gridTable, headWords, heard } from './DataGrid.css.ts';
import { cellKey, GridBranch } from './GridRows.tsx';
import type { DataGridProps, GridColumn } from './gridProps.ts';
import { viewportOf } from './useDataGrid.ts';

interface GridTableProps {
  id: string;
  label: string;
  /** The columns when anything but `cell` last changed in them. */
  layout: readonly GridColumn<never>[];
  keys: readonly string[];
  /** What `useTexts` returns for the rows. */
  texts: readonly string[];
  tabKey: NonNullable<DataGridProps<unknown>['tabKey']>;
  isPart: boolean;
  isLoading: boolean;
  isSelectable: boolean;
  selected: ReadonlySet<string>;
  selectedKeys: Iterable<string | number>;
  choose: (selected: Selection) => void;
  sort: Sort | undefined;
  sortBy: (sort: SortDescriptor) => void;
  isHeaderSticky: boolean;
  onAction: ((key: string) => void) | undefined;
  box: RefObject<HTMLDivElement | null>;
  tableRef: RefObject<HTMLTableElement | null>;
  /** Replaces the rows if there are none. */
  whole: ReactNode;
}

/**
 * react-aria's table and its collection. It doesn't render if only the contents of cells change: each of its renders
 * changes contexts, and React then searches every row for components that use them.
 */
export const GridTable = memo(function GridTable({
  id,
  label,
  layout,
  keys,
  texts,
  tabKey,
  isPart,
  isLoading,
  isSelectable,
  selected,
  selectedKeys,
  choose,
  sort,
  sortBy,
  isHeaderSticky,
  onAction,
  box,
  tableRef,
  whole,
}: GridTableProps) {
  const strings = useTableStrings();
  const renderer = useMemo(
    () => ({
      ...DefaultCollectionRenderer,
      CollectionBranch: GridBranch,
      layoutDelegate: viewportOf(tableRef, box),
    }),
    [tableRef, box],
  );

  return (
    <CollectionRendererContext value={renderer}>
      <Table
        ref={tableRef}
        className={`${table} ${gridTable}`}
        data-part="data-grid-table"
        aria-label={label}
        {...(isPart && { 'aria-describedby': `${id}seen` })}
        render={(given) => (
          <table {...(given as JSX.IntrinsicElements['table'])} aria-busy={isLoading || undefined} />
        )}
        keyboardNavigationBehavior={tabKey === 'enters' ? 'tab' : 'arrow'}
        selectionMode={isSelectable ? 'multiple' : 'none'}
        selectedKeys={selectedKeys}
        onSelectionChange={choose}
        {...(sort && { sortDescriptor: sort })}
        onSortChange={sortBy}
      >
        <TableHeader {...(isHeaderSticky && { className: stickyHead })}>
          {isSelectable && (
            <Column
              className={`${checkHead} ${checkCell} ${gridCell}`}
              textValue={strings.choosing}
              focusMode="child"
              allowsArrowNavigation
              render={(given) => (
                // Screen readers repeat it before every checkbox, so it is one word.
                <th {...(given as JSX.IntrinsicElements['th'])} scope="col" aria-label={strings.choosing} />
              )}
            >
              <AllCheck {...{ keys, selected, choose, isPart }} />
            </Column>
          )}
          {layout.map((column) => (
            <GridHead key={column.key} column={column} sort={sort} />
          ))}
        </TableHeader>
        <TableBody
          className={body}
          render={({ children, ...given }) => (
            <tbody {...(given as JSX.IntrinsicElements['tbody'])}>
              {keys.length > 0 ? (
                children
              ) : (
                // Not `renderEmptyState`, which makes it a row header.
                <tr>
                  <td colSpan={layout.length + Number(isSelectable)}>{whole}</td>
                </tr>
              )}
            </tbody>
          )}
        >
          {keys.map((name, index) => (
            <GridRow
              key={name}
              {...{ name, layout, isSelectable, tabKey, onAction }}
              texts={texts[index] ?? '[]'}
            />
          ))}
        </TableBody>
      </Table>
    </CollectionRendererContext>
  );
});

interface GridHeadProps<Row> {
  column: GridColumn<Row>;
  sort: Sort | undefined;
}

/** A column header. The cell itself is pressed to sort. Its name is only `header`. */
function GridHead<Row>({ column, sort }: GridHeadProps<Row>) {
  const {
    key,
    header,
    align = 'start',
    width,
    minWidth = width,
    isHeaderHidden,
    isRowHeader = false,
  } = column;
  const direction = sort?.column === key ? sort.direction : undefined;
  const sortable = isSortable(column);

  return (
    <Column
      id={key}
      className={`${head} ${gridCell}`}
      isRowHeader={isRowHeader}
      allowsSorting={sortable}
      textValue={header}
      data-align={align}
      data-pinned={column.pinned}
      data-sorted={direction}
      style={minWidth ? { inlineSize: width, minInlineSize: minWidth } : {}}
      render={(given) => <th {...(given as JSX.IntrinsicElements['th'])} scope="col" />}
    >
      <span className={isHeaderHidden ? heard : headWords}>
        {header}
        {sortable && (
          <span className={headMark}>{direction ? arrows[direction] : <ChevronsUpDownIcon size={13} />}</span>
        )}
      </span>
      {column.headEnd}
    </Column>
  );
}

const arrows = { ascending: <ArrowUpIcon size={13} />, descending: <ArrowDownIcon size={13} /> };

interface AllCheckProps {
  /** The keys of the rows in the grid. */
  keys: readonly string[];
  selected: ReadonlySet<string>;
  choose: (selected: Set<string>) => void;
  /** Whether there are more rows elsewhere. */
  isPart: boolean;
}

/** The checkbox for all rows. Its name includes how many, and whether only those on this page. */
function AllCheck({ keys, selected, choose, isPart }: AllCheckProps) {
  const strings = useTableStrings();
  const count = keys.length;
  const here = keys.filter((key) => selected.has(key)).length;
  const isAll = count > 0 && here === count;

  return (
    // react-aria prevents clicks in a header that doesn't sort, which would reset the checkbox.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps clicks from react-aria.
    // biome-ignore lint/a11y/useKeyWithClickEvents: only clicks are prevented.
    <span onClick={(event) => event.stopPropagation()}>
      <Check
        label={isPart ? strings.choosePage(count) : strings.chooseAll(count)}
        isSelected={isAll}
        isMixed={here > 0 && !isAll}
        isDisabled={count === 0}
        // Rows on other pages stay selected.
        onChange={() => choose(isAll ? selected.difference(new Set(keys)) : selected.union(new Set(keys)))}
      />
    </span>
  );
}

interface GridRowProps {
  /** The unique key of the row. */
  name: string;
  /** The texts of the cells, as JSON. */
  texts: string;
  /** The columns when anything but `cell` last changed in them. */
  layout: readonly GridColumn<never>[];
  isSelectable: boolean;
  tabKey: NonNullable<DataGridProps<unknown>['tabKey']>;
  /** Must keep its identity; otherwise every row re-renders. */
  onAction: ((name: string) => void) | undefined;
}

/**
 * A row of react-aria's collection: its keys and texts, for the keyboard and announcements. `GridBranch` renders what
 * people see, so that a change in a cell doesn't build another collection.
 */
const GridRow = memo(function GridRow(props: GridRowProps) {
  const { name, texts, layout, isSelectable, tabKey, onAction } = props;
  const textsOfCells: string[] = JSON.parse(texts);
  return (
    <Row id={name} {...(onAction && { onAction: () => onAction(name) })}>
      {isSelectable && (
        <Cell focusMode="child" allowsArrowNavigation>
          {null}
        </Cell>
      )}
      {layout.map(({ key, focus }, index) => (
        <Cell
          key={key}
          id={cellKey(name, key)}
          textValue={textsOfCells[index] ?? ''}
          focusMode={focus === 'cell' || tabKey === 'enters' ? 'cell' : 'child'}
        >
          {null}
        </Cell>
      ))}
    </Row>
  );
});

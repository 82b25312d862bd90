import { type CSSProperties, type JSX, useCallback, useId, useLayoutEffect, useMemo, useRef } from 'react';
import {
  CollectionRendererContext,
  DefaultCollectionRenderer,
} from 'react-aria-components/CollectionBuilder';
import { Column, Table, TableBody, TableHeader } from 'react-aria-components/Table';
import { numberRange, useLocale } from '../../locale/index.ts';
import { rootProps } from '../../props/index.ts';
import {
  checkCell,
  checkHead,
  FailedAgain,
  headerOffsetProperty,
  scroll,
  stickyHead,
  table,
  useNews,
  useOverflow,
  useTableStrings,
} from '../DataTable/index.ts';
import { body, footer as footerStyle, gridCell, gridTable, root } from './DataGrid.css.ts';
import { AllCheck, GridHead } from './GridHead.tsx';
import { GridActions, GridState } from './GridParts.tsx';
import { GridRow, shapeOf } from './GridRow.tsx';
import { type Content, GridBranch, GridContent } from './GridRows.tsx';
import type { DataGridProps } from './gridProps.ts';
import { useGridSelection, useGridSort, viewportOf } from './useDataGrid.ts';

/**
 * A table for rows that people work in: one tab stop, and arrow keys move from cell to cell. For rows that people only
 * read, use `DataTable`, which keeps the table commands of screen readers.
 *
 * Renders a `<table role="grid">` and follows the APG grid pattern, with react-aria's keyboard handling. Enter or F2
 * moves into a cell, where the control handles all keys; Esc moves back to the cell. Every row is in the DOM.
 * react-aria announces each change of sort and selection once (WCAG 1.3.1, 2.1.1, 2.1.2, 4.1.3).
 *
 * Style the headers, rows and cells as `th`, `tr` and `td` inside `data-grid-table`.
 *
 * @experimental How its cells are edited isn't settled.
 *
 * @part data-grid-table the `<table>`
 * @part data-grid-selection the bar with the actions for selected rows
 * @part data-grid-footer the text below the rows
 * @selector [data-focus-visible] the cell, header or row that has focus
 * @selector tr[data-selected] the row is selected
 * @example
 * <DataGrid
 *   label="Channels"
 *   columns={[{ key: 'name', header: 'Name', isRowHeader: true, cell: ({ name }) => name }]}
 *   rows={channels}
 *   rowKey={({ id }) => id}
 * />
 */
export function DataGrid<Row>({
  label,
  columns,
  rows,
  rowKey,
  sort: sortByHost,
  defaultSort,
  onSortChange,
  selection,
  tabKey = 'leaves',
  onRowAction,
  isHeadSticky = false,
  isHeaderSticky = isHeadSticky,
  headOffset,
  headerOffset = headOffset,
  maxHeight,
  error,
  isLoading = rows === undefined && error === undefined,
  waitingRows = 5,
  skeletonRows = waitingRows,
  onRetry,
  empty,
  range,
  footer,
  ...props
}: DataGridProps<Row>) {
  const strings = useTableStrings();
  const { locale } = useLocale();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const tableRef = useRef<HTMLTableElement>(null);
  const overflows = useOverflow(box);
  const renderer = useMemo(
    () => ({
      ...DefaultCollectionRenderer,
      CollectionBranch: GridBranch,
      layoutDelegate: viewportOf(tableRef, box),
    }),
    [],
  );
  const shape = shapeOf(columns);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shape contains what rows use of it.
  const layout = useMemo(() => columns, [shape]);

  // Keeps its identity, so that rows re-render only if they change.
  const latestAction = useRef(onRowAction);
  useLayoutEffect(() => {
    latestAction.current = onRowAction;
  });
  const act = useCallback((key: string) => latestAction.current?.(key), []);

  const held = { sort: sortByHost, defaultSort, onSortChange };
  const { sort, sortBy, sortedRows } = useGridSort<Row>(rows ?? noRows, columns, held);
  const keys = sortedRows.map(rowKey);
  const { selected, selectedKeys, choose, clear } = useGridSelection(selection, keys);
  const total = range?.total ?? keys.length;
  const isPart = keys.length < total;
  const isWaiting = isLoading && keys.length === 0;
  const title = error?.title ?? strings.failed;
  useNews(isWaiting, error && title, total);

  // The button disappears with the error, so focus moves to the table.
  const retry =
    onRetry &&
    (() => {
      tableRef.current?.focus({ preventScroll: true });
      onRetry();
    });
  const seen = range
    ? strings.range({
        range: numberRange(locale, range.first, range.first - 1 + keys.length),
        total: range.total,
      })
    : strings.rows(keys.length);

  // The context doesn't know the type of the rows.
  const content = {
    ...{ rows: new Map(keys.map((key, index) => [key, sortedRows[index]])), columns, layout, tabKey, id },
    ...{ isSelectable: selection !== undefined, hasAction: onRowAction !== undefined },
  } as unknown as Content;

  return (
    <div
      {...rootProps(props, root)}
      data-part="data-grid"
      {...(headerOffset && {
        style: { ...props.style, [headerOffsetProperty]: headerOffset } as CSSProperties,
      })}
    >
      {error && keys.length > 0 && <FailedAgain error={error} title={title} onRetry={retry} />}
      <div
        ref={box}
        className={scroll}
        data-overflows={overflows || undefined}
        data-bounded={maxHeight !== undefined || undefined}
        {...(maxHeight && { style: { maxBlockSize: maxHeight } })}
      >
        <GridContent value={content}>
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
              selectionMode={selection ? 'multiple' : 'none'}
              selectedKeys={selectedKeys}
              onSelectionChange={choose}
              {...(sort && { sortDescriptor: sort })}
              onSortChange={sortBy}
            >
              <TableHeader {...(isHeaderSticky && { className: stickyHead })}>
                {selection && (
                  <Column
                    className={`${checkHead} ${checkCell} ${gridCell}`}
                    textValue={strings.choosing}
                    focusMode="child"
                    allowsArrowNavigation
                    render={(given) => (
                      // Screen readers repeat it before every checkbox, so it is one word.
                      <th {...(given as JSX.IntrinsicElements['th'])} aria-label={strings.choosing} />
                    )}
                  >
                    <AllCheck count={keys.length} isPart={isPart} />
                  </Column>
                )}
                {columns.map((column) => (
                  <GridHead key={column.key} column={column} sort={sort} />
                ))}
              </TableHeader>
              <TableBody
                className={body}
                renderEmptyState={() => (
                  <GridState
                    isWaiting={isWaiting}
                    skeletonRows={skeletonRows}
                    error={error}
                    title={title}
                    onRetry={retry}
                    empty={empty}
                  />
                )}
              >
                {sortedRows.map((row, index) => {
                  const name = keys[index] as string;
                  return (
                    <GridRow
                      key={name}
                      name={name}
                      row={row}
                      columns={columns}
                      shape={shape}
                      isSelectable={selection !== undefined}
                      tabKey={tabKey}
                      onAction={onRowAction && act}
                    />
                  );
                })}
              </TableBody>
            </Table>
          </CollectionRendererContext>
        </GridContent>
      </div>
      {selection?.actions && (
        <GridActions
          selected={selected}
          clear={clear}
          actions={selection.actions}
          elsewhere={selected.difference(new Set(keys)).size}
          home={tableRef}
        />
      )}
      {keys.length > 0 && (
        <div id={`${id}seen`} className={footerStyle} data-part="data-grid-footer">
          {footer ?? seen}
        </div>
      )}
    </div>
  );
}

const noRows: readonly never[] = [];

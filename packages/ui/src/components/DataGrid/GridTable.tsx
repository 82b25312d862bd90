import { type JSX, memo, type ReactNode, type RefObject, useMemo } from 'react';
import {
  CollectionRendererContext,
  DefaultCollectionRenderer,
} from 'react-aria-components/CollectionBuilder';
import {
  Column,
  type Selection,
  type SortDescriptor,
  Table,
  TableBody,
  TableHeader,
} from 'react-aria-components/Table';
import { checkCell, checkHead, type Sort, stickyHead, table, useTableStrings } from '../DataTable/index.ts';
import { body, gridCell, gridTable } from './DataGrid.css.ts';
import { AllCheck, GridHead } from './GridHead.tsx';
import { GridRow } from './GridRow.tsx';
import { GridBranch } from './GridRows.tsx';
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
                <th {...(given as JSX.IntrinsicElements['th'])} aria-label={strings.choosing} />
              )}
            >
              <AllCheck {...{ keys, selected, choose, isPart }} />
            </Column>
          )}
          {layout.map((column) => (
            <GridHead key={column.key} column={column} sort={sort} />
          ))}
        </TableHeader>
        <TableBody className={body} renderEmptyState={() => whole}>
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

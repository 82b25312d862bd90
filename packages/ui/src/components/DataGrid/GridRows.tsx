import {
  type ComponentProps,
  type ContextType,
  createContext,
  memo,
  type ReactNode,
  type RefObject,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useTableCell, useTableRow } from 'react-aria/useTable';
import {
  type CollectionRenderer,
  CollectionRendererContext,
  DefaultCollectionRenderer,
} from 'react-aria-components/CollectionBuilder';
import { TableStateContext } from 'react-aria-components/Table';
import { useKeptCells } from '../../keptCells/index.ts';
import { useLocale } from '../../locale/index.ts';
import {
  Check,
  cell as cellStyle,
  cellValue,
  checkCell,
  isolated,
  row as rowStyle,
  useTableStrings,
} from '../DataTable/index.ts';
import { gridCell, gridRow } from './DataGrid.css.ts';
import type { DataGridProps, GridColumn } from './gridProps.ts';
import { type CellKeys, useCellKeys } from './useCellKeys.ts';

type BranchProps = ComponentProps<CollectionRenderer['CollectionBranch']>;
type Node = BranchProps['parent'];
type State = NonNullable<ContextType<typeof TableStateContext>>;
type Managers = Map<Node['key'], State['selectionManager']>;

/** What the rows show. */
export interface Content {
  /** The rows by their keys. */
  rows: ReadonlyMap<string, unknown>;
  columns: readonly GridColumn<unknown>[];
  /** The columns when anything but `cell` last changed in them. */
  layout: readonly GridColumn<unknown>[];
  isSelectable: boolean;
  hasAction: boolean;
  tabKey: NonNullable<DataGridProps<unknown>['tabKey']>;
  /** The ID prefix of this grid. */
  id: string;
}

export const GridContent = createContext<Content | null>(null);

/** Renders the children of a node of the collection: those of the body with `GridRows`. */
export function GridBranch(props: BranchProps) {
  return props.parent.type === 'tablebody' ? (
    <GridRows {...props} />
  ) : (
    <DefaultCollectionRenderer.CollectionBranch {...props} />
  );
}

/**
 * The rows. react-aria's own rows and cells read its state from a context, so all of them render again whenever focus,
 * the selection or any row changes. These get it as a prop, and render only if something of theirs changes.
 */
function GridRows({ collection, parent }: BranchProps) {
  const state = useContext(TableStateContext);
  const content = useContext(GridContent);
  const managers = useRef<Managers>(new Map());

  useLayoutEffect(() => {
    // A row that didn't render again must not select based on an old selection.
    if (state) for (const held of managers.current.values()) Object.assign(held, state.selectionManager);
  });

  if (!state || !content) return null;
  const { selectionManager: manager } = state;
  const { rows, ...shared } = content;
  const focused = manager.focusedKey === null ? null : collection.getItem(manager.focusedKey);
  const focusedRow = focused?.type === 'cell' ? focused.parentKey : focused?.key;
  // The collection is one render behind.
  const nodes = childrenOf(collection, parent).filter(({ key }) => rows.has(String(key)));
  return (
    <CollectionRendererContext value={DefaultCollectionRenderer}>
      {nodes.map((node) => (
        <Row
          key={node.key}
          {...{ ...shared, node, state, managers }}
          row={rows.get(String(node.key))}
          hasFocus={node.key === focusedRow}
          isSelected={manager.isSelected(node.key)}
          // While rows are selected, a press selects instead of running the action.
          runsAction={content.hasAction && manager.isEmpty}
        />
      ))}
    </CollectionRendererContext>
  );
}

const childrenOf = (collection: BranchProps['collection'], { key }: Node) => [
  ...(collection.getChildren?.(key) ?? []),
];

interface DrawnRowProps extends Omit<Content, 'rows' | 'columns'> {
  node: Node;
  state: State;
  /** The selection managers that the rows use, by row. */
  managers: RefObject<Managers>;
  hasFocus: boolean;
  isSelected: boolean;
  runsAction: boolean;
}

/** Whether a row doesn't have to render again. While it has focus, it always does. */
const isSameRow = (before: DrawnRowProps, now: DrawnRowProps) =>
  !before.hasFocus &&
  !now.hasFocus &&
  (Object.keys(now) as (keyof DrawnRowProps)[]).every(
    (name) => name === 'state' || Object.is(before[name], now[name]),
  );

/** Renders the cells of a row again if its row object or the columns change, and the row if the cells changed. */
const Row = memo(function Row({
  row,
  columns,
  ...props
}: DrawnRowProps & { row: unknown } & Pick<Content, 'columns'>) {
  return <DrawnRow {...props} cells={useKeptCells(columns, row)} />;
}, isSameRow);

/** A row: a checkbox if rows are selectable, and a cell for each column. */
const DrawnRow = memo(function DrawnRow(props: DrawnRowProps & { cells: readonly ReactNode[] }) {
  const { node, state, managers, isSelected, isSelectable, hasAction, layout, cells, tabKey, id } = props;
  const ref = useRef<HTMLTableRowElement>(null);
  const { direction } = useLocale();
  const { rowProps } = useTableRow({ node }, state, ref);
  const { focusProps, isFocusVisible } = useFocusRing();
  const { selectionManager, collection } = state;
  const name = String(node.key);
  const nameId = `${id}${encodeURIComponent(name)}`;

  useLayoutEffect(() => {
    const held = managers.current;
    held.set(node.key, selectionManager);
    return () => void held.delete(node.key);
  }, [managers, node.key, selectionManager]);

  return (
    <tr
      {...mergeProps(rowProps, focusProps)}
      ref={ref}
      className={`${rowStyle} ${gridRow}`}
      data-selectable={isSelectable || hasAction || undefined}
      data-selected={isSelected || undefined}
      data-focus-visible={isFocusVisible || undefined}
    >
      {childrenOf(collection, node).map((cell) => {
        const at = layout.findIndex(({ key }) => cell.key === cellKey(name, key));
        const column = layout[at];
        if (!column)
          return (
            <Cell
              key={cell.key}
              node={cell}
              state={state}
              className={checkCell}
              focus="control"
              tabKey="leaves"
            >
              <RowCheck row={name} namedBy={nameId} state={state} />
            </Cell>
          );
        const { align, isHeaderHidden, isRowHeader, pinned, focus = 'control' } = column;
        return (
          <Cell
            key={cell.key}
            node={cell}
            state={state}
            {...{ align, isHeaderHidden, isRowHeader, pinned, focus, tabKey }}
          >
            <div className={cellValue} {...(isRowHeader && { id: nameId })}>
              {isolated(cells[at], direction)}
            </div>
          </Cell>
        );
      })}
    </tr>
  );
}, isSameRow);

interface CellProps
  extends CellKeys,
    Pick<GridColumn<unknown>, 'align' | 'isHeaderHidden' | 'isRowHeader' | 'pinned'> {
  node: Node;
  state: State;
  /** The class of a checkbox cell. */
  className?: string | undefined;
  children: ReactNode;
}

/** A cell, with the keys that move focus into and out of its controls. */
function Cell({ node, state, className = '', children, ...props }: CellProps) {
  const { align, isHeaderHidden, isRowHeader, pinned, ...keys } = props;
  const ref = useRef<HTMLTableCellElement>(null);
  const { focusMode, allowsArrowNavigation } = node.props;
  // react-aria reads the column from the node.
  Object.assign(node, { column: state.collection.columns[node.index] });
  const { gridCellProps } = useTableCell({ node, focusMode, allowsArrowNavigation }, state, ref);
  const { focusProps, isFocusVisible } = useFocusRing();
  // `rowheader` is the role of `<th scope="row">`, and not allowed on `<td>`.
  const { role, ...given } = useCellKeys(mergeProps(gridCellProps, focusProps), keys);
  const Element = isRowHeader ? 'th' : 'td';

  return (
    <Element
      {...given}
      {...(isRowHeader ? { scope: 'row' } : { role })}
      ref={ref}
      className={`${cellStyle} ${className} ${gridCell}`}
      data-align={align}
      data-actions={isHeaderHidden || undefined}
      data-pinned={pinned}
      data-focus-visible={isFocusVisible || undefined}
    >
      {children}
    </Element>
  );
}

interface RowCheckProps {
  row: string;
  /** The ID of the element that names the row. */
  namedBy: string;
  state: State;
}

/** The checkbox of a row, named by the row. */
function RowCheck({ row, namedBy, state }: RowCheckProps) {
  const strings = useTableStrings();
  const id = useId();
  const { selectionManager: manager } = state;

  return (
    <Check
      id={id}
      label={strings.choose}
      namedBy={namedBy}
      isSelected={manager.isSelected(row)}
      onChange={() => manager.toggleSelection(row)}
    />
  );
}

/** The key of a cell in the collection. */
export const cellKey = (row: string, column: string) => `${row} ${column}`;

import {
  type ComponentProps,
  type ContextType,
  createContext,
  type JSX,
  memo,
  type RefObject,
  useContext,
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
import type { CellElementProps } from './useCellKeys.ts';

type BranchProps = ComponentProps<CollectionRenderer['CollectionBranch']>;
type Node = BranchProps['parent'];
type State = NonNullable<ContextType<typeof TableStateContext>>;
type Managers = Map<Node['key'], State['selectionManager']>;

/** The state of the table when the row last rendered. */
export const RowStateContext = createContext<State | null>(null);

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
  const managers = useRef<Managers>(new Map());

  useLayoutEffect(() => {
    // A row that didn't render again must not select based on an old selection.
    if (state) for (const held of managers.current.values()) Object.assign(held, state.selectionManager);
  });

  if (!state) return null;
  const { selectionManager: manager } = state;
  const focused = manager.focusedKey === null ? null : collection.getItem(manager.focusedKey);
  const focusedRow = focused?.type === 'cell' ? focused.parentKey : focused?.key;
  return (
    <CollectionRendererContext value={DefaultCollectionRenderer}>
      {[...(collection.getChildren?.(parent.key) ?? [])].map((node) => (
        <Row
          key={node.key}
          node={node}
          state={state}
          managers={managers}
          hasFocus={node.key === focusedRow}
          isSelected={manager.isSelected(node.key)}
          // While rows are selected, a press selects instead of running the action.
          runsAction={Boolean(node.props?.onAction) && manager.isEmpty}
        />
      ))}
    </CollectionRendererContext>
  );
}

interface RowProps {
  node: Node;
  state: State;
  /** The selection managers that the rows use, by row. */
  managers: RefObject<Managers>;
  hasFocus: boolean;
  isSelected: boolean;
  runsAction: boolean;
}

/** A row. It renders again only if its content or its selection changes, and while it has focus. */
const Row = memo(
  function Row({ node, state, managers, isSelected }: RowProps) {
    const ref = useRef<HTMLTableRowElement>(null);
    const { rowProps } = useTableRow({ node }, state, ref);
    const { focusProps, isFocusVisible } = useFocusRing();
    const { selectionManager, collection } = state;

    useLayoutEffect(() => {
      const held = managers.current;
      held.set(node.key, selectionManager);
      return () => void held.delete(node.key);
    }, [managers, node.key, selectionManager]);

    return (
      <RowStateContext value={state}>
        <tr
          {...mergeProps(rowProps, focusProps)}
          ref={ref}
          className={node.props.className}
          data-selectable={node.props['data-selectable']}
          data-selected={isSelected || undefined}
          data-focus-visible={isFocusVisible || undefined}
        >
          {[...(collection.getChildren?.(node.key) ?? [])].map((cell) => (
            <Cell key={cell.key} node={cell} state={state} />
          ))}
        </tr>
      </RowStateContext>
    );
  },
  (before, now) =>
    !before.hasFocus &&
    !now.hasFocus &&
    before.node === now.node &&
    before.isSelected === now.isSelected &&
    before.runsAction === now.runsAction,
);

/** A cell. `render` of its node renders the element. */
function Cell({ node, state }: { node: Node; state: State }) {
  const ref = useRef<HTMLTableCellElement>(null);
  const { className, focusMode, allowsArrowNavigation, render } = node.props;
  // react-aria reads the column from the node.
  Object.assign(node, { column: state.collection.columns[node.index] });
  const { gridCellProps } = useTableCell({ node, focusMode, allowsArrowNavigation }, state, ref);
  const { focusProps, isFocusVisible } = useFocusRing();

  return render({
    ...mergeProps(gridCellProps, focusProps),
    ref,
    className,
    children: node.rendered,
    'data-align': node.props['data-align'],
    'data-actions': node.props['data-actions'],
    'data-focus-visible': isFocusVisible || undefined,
  } as CellElementProps) as JSX.Element;
}

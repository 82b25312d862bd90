import { type ReactNode, useEffect, useMemo } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Popover } from '../Popover/index.ts';
import { heading, list } from './SidebarRows.css.ts';
import { RowsContext, useRowState, useRows } from './useRows.ts';

interface FlyoutProps {
  /** Tells it from others. */
  id: string;
  /** What is inside. */
  label: string;
  look: { className: string };
  /** What stands beside the rail. */
  rows: ReactNode;
  /** What the button shows. */
  children: ReactNode;
}

/** A button of the rail that opens, beside it, what the rail has no room for. */
export function Flyout({ id, label, look, rows: content, children }: FlyoutProps) {
  const rows = useRows();
  const { store, side } = rows;
  const isOpen = useRowState(rows, ({ flyout }) => flyout === id);
  const beside = useMemo(() => ({ ...rows, place: 'popover' as const, group: id }), [rows, id]);
  const setOpen = (willBeOpen: boolean) => {
    if (willBeOpen || store.get().flyout === id) store.set({ flyout: willBeOpen ? id : undefined });
  };

  // What stood beside the rail goes with it.
  useEffect(() => () => store.set({ flyout: undefined }), [store]);

  return (
    <Popover
      label={label}
      placement={side === 'end' ? 'start top' : 'end top'}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<AriaButton {...look}>{children}</AriaButton>}
    >
      <RowsContext.Provider value={beside}>
        <bdi className={heading} aria-hidden="true">
          {label}
        </bdi>
        <ul className={list}>{content}</ul>
      </RowsContext.Provider>
    </Popover>
  );
}

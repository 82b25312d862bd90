import type { ReactNode } from 'react';
import { Flyout } from './Flyout.tsx';
import { RowName } from './RowName.tsx';
import { icon as iconStyle, row, slot } from './SidebarRows.css.ts';
import { useRowState, useRows } from './useRows.ts';

export interface SidebarSlotProps {
  /** What the controls are about, such as "Language and theme": the name of their button in the rail. */
  label: string;
  /** A decorative icon of 16 px; all that is seen in the rail. */
  icon: ReactNode;
  /** Controls that are no links. */
  children: ReactNode;
}

/**
 * Room for the host's own controls among the rows. The rail has none, so there they stand beside it, behind a button.
 *
 * Renders a `<li>`; in the rail with a `<button aria-expanded>`.
 *
 * @example
 * <SidebarSlot label="Language and theme" icon={<LanguagesIcon />}>…</SidebarSlot>
 */
export function SidebarSlot({ label, icon, children }: SidebarSlotProps) {
  const rows = useRows();
  const isRail = useRowState(rows, (state) => state.isRail && rows.place === 'page');
  const controls = <div className={slot}>{children}</div>;

  return (
    <li>
      {isRail ? (
        <Flyout id={`slot ${label}`} label={label} look={{ className: row }} rows={<li>{controls}</li>}>
          <span className={iconStyle}>{icon}</span>
          <RowName label={label} />
        </Flyout>
      ) : (
        controls
      )}
    </li>
  );
}

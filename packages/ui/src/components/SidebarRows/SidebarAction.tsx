import { memo, type ReactNode } from 'react';
import { isSame } from './elements.ts';
import { RowName } from './RowName.tsx';
import { icon as iconStyle, row } from './SidebarRows.css.ts';

export interface SidebarActionProps {
  /** What pressing it does. */
  label: string;
  /** A decorative icon of 16 px. */
  icon: ReactNode;
  onPress: () => void;
}

/**
 * Something to do rather than a page to go to, as a row of the sidebar.
 *
 * Renders a `<li>` with a `<button>`.
 *
 * @example
 * <SidebarAction label="Logout" icon={<LogoutIcon />} onPress={logout} />
 */
export const SidebarAction = memo(function SidebarAction({ label, icon, onPress }: SidebarActionProps) {
  return (
    <li>
      <button type="button" className={row} onClick={() => onPress()}>
        <span className={iconStyle}>{icon}</span>
        <RowName label={label} />
      </button>
    </li>
  );
}, isSame);

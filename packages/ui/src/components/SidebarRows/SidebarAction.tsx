import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Tooltip } from '../Tooltip/index.ts';
import { RowName } from './RowName.tsx';
import { icon as iconStyle, row } from './SidebarRows.css.ts';
import { useSidebar } from './useSidebar.ts';

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
export function SidebarAction({ label, icon, onPress }: SidebarActionProps) {
  const { isRail } = useSidebar();

  return (
    <li>
      <Tooltip label={label} placement="end" isName isDisabled={!isRail}>
        <AriaButton className={row} onPress={onPress}>
          <span className={iconStyle}>{icon}</span>
          <RowName parts={[label]} />
        </AriaButton>
      </Tooltip>
    </li>
  );
}

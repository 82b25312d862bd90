import { memo, type ReactNode } from 'react';
import { isSame } from './elements.ts';
import { RowName } from './RowName.tsx';
import { dot, subRow } from './SubRows.css.ts';
import { useCurrent, useRows } from './useRows.ts';

export interface SidebarSubItemProps {
  href: string;
  /** The name of the page. */
  label: string;
  /** A filled dot when on, an empty one when off; the word is read after the name, as in "Reception, active". */
  status?: { isOn: boolean; label: string };
  /** A decorative icon of 12 px in place of the dot. */
  icon?: ReactNode;
}

/**
 * A page below a page, such as one channel of many.
 *
 * Renders a `<li>` with an `<a>`.
 *
 * @selector [data-current] it is the page on the screen
 * @example
 * <SidebarSubItem href="/channels/7" label="Reception" status={{ isOn: true, label: 'active' }} />
 */
export const SidebarSubItem = memo(function SidebarSubItem({
  href,
  label,
  status,
  icon,
}: SidebarSubItemProps) {
  return (
    <li>
      <a href={href} className={subRow} {...useCurrent(useRows(), href)}>
        {icon}
        {status && <span className={dot} data-on={status.isOn || undefined} />}
        <RowName label={label} more={status?.label} />
      </a>
    </li>
  );
}, isSame);

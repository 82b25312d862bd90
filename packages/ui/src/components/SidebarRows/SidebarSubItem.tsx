import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { RowName } from './RowName.tsx';
import { dot, subRow } from './SubRows.css.ts';
import { currentProps, useCurrent, useSidebar } from './useSidebar.ts';

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
export function SidebarSubItem({ href, label, status, icon }: SidebarSubItemProps) {
  const { currentHref, onFollow } = useSidebar();
  const isCurrent = href === currentHref;
  useCurrent(isCurrent);

  return (
    <li>
      <AriaLink href={href} className={subRow} {...(isCurrent && currentProps)} onPress={onFollow}>
        {icon}
        {status && <span className={dot} data-on={status.isOn || undefined} />}
        <RowName parts={[label, status?.label]} />
      </AriaLink>
    </li>
  );
}

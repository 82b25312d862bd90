import { memo, type ReactNode } from 'react';
import { holds, isSame } from './elements.ts';
import { RowName } from './RowName.tsx';
import { badge as badgeStyle, icon as iconStyle, row } from './SidebarRows.css.ts';
import { subList } from './SubRows.css.ts';
import { useCurrent, useRowState, useRows } from './useRows.ts';

export interface SidebarItemProps {
  /** Where it leads; the one equal to the sidebar's `currentHref` is the current page. */
  href: string;
  /** The name of the page. In the rail it is the name and the tooltip of the icon. */
  label: string;
  /** A decorative icon of 16 px, or an `Avatar`; all that is seen in the rail. */
  icon: ReactNode;
  /** How many of something: the number is seen, the words are read after the name, as in "Sessions, 3 new". */
  badge?: { count: number; label: string };
  /** Its name stands out, as that of the user. @default false */
  isStrong?: boolean;
  /** `SidebarSubItem`s: shown where there is room; in the rail and in the drawer the badge stands for them. */
  children?: ReactNode;
}

/**
 * A page, as a row of the sidebar. The sidebar follows the link for it, so that a row is nothing but a link.
 *
 * Renders a `<li>` with an `<a>`, and a `<ul>` when it has pages below it.
 *
 * @selector [data-current] it is the page on the screen
 * @selector [data-current-within] the page on the screen is below it, in an `open` or a `closed` list
 * @example
 * <SidebarItem href="/calls" label="Calls" icon={<PhoneIcon />} badge={{ count: 3, label: '3 missed' }} />
 */
export const SidebarItem = memo(function SidebarItem(props: SidebarItemProps) {
  return props.children === undefined ? <Row {...props} /> : <RowAndList {...props} />;
}, isSame);

function Row({ href, label, icon, badge, isStrong }: SidebarItemProps) {
  return (
    <li>
      <a href={href} className={row} {...useCurrent(useRows(), href)} data-strong={isStrong || undefined}>
        <span className={iconStyle}>{icon}</span>
        <RowName label={label} more={badge?.label} />
        {badge && <Count {...badge} />}
      </a>
    </li>
  );
}

function RowAndList({ href, label, icon, badge, isStrong, children }: SidebarItemProps) {
  const rows = useRows();
  const current = useCurrent(rows, href);
  const isListSeen =
    !useRowState(rows, ({ isRail }) => isRail && rows.place === 'page') && rows.place !== 'drawer';
  const isWithin = useRowState(
    rows,
    ({ within, currentHref }) => within.has(href) || holds(children, currentHref),
  );

  return (
    <li data-holder={href}>
      <a
        href={href}
        className={row}
        {...current}
        data-strong={isStrong || undefined}
        data-current-within={isWithin ? (isListSeen ? 'open' : 'closed') : undefined}
      >
        <span className={iconStyle}>{icon}</span>
        <RowName
          label={label}
          more={isListSeen ? undefined : badge?.label}
          holdsCurrent={isWithin && !isListSeen}
        />
        {badge && !isListSeen && <Count {...badge} />}
      </a>
      <ul className={subList} hidden={!isListSeen}>
        {children}
      </ul>
    </li>
  );
}

const Count = ({ count }: { count: number }) => (
  <span className={badgeStyle} aria-hidden="true">
    {count}
  </span>
);

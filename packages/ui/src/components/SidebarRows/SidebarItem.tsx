import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { Tooltip } from '../Tooltip/index.ts';
import { RowName, spoken } from './RowName.tsx';
import { badge as badgeStyle, icon as iconStyle, row } from './SidebarRows.css.ts';
import { useStrings } from './SidebarRows.strings.ts';
import { subList } from './SubRows.css.ts';
import { CurrentWithin, currentProps, useCurrent, useSidebar } from './useSidebar.ts';

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
 * A page, as a row of the sidebar.
 *
 * Renders a `<li>` with an `<a>`, and a `<ul>` when it has pages below it.
 *
 * @selector [data-current] it is the page on the screen
 * @selector [data-current-within] the page on the screen is below it, in an `open` or a `closed` list
 * @example
 * <SidebarItem href="/channels" label="Channels" icon={<PhoneIcon />} badge={{ count: 4, label: '4 channels' }} />
 */
export function SidebarItem({ href, label, icon, badge, isStrong = false, children }: SidebarItemProps) {
  const { currentHref, place, isRail, onFollow } = useSidebar();
  const isCurrent = href === currentHref;
  const { isWithin, report } = useCurrent(isCurrent);
  const isListSeen = children !== undefined && place !== 'drawer' && !isRail;
  const { containsCurrent } = useStrings();
  const name = [label, !isListSeen && badge?.label, isWithin && !isListSeen && containsCurrent];

  return (
    <li>
      <Tooltip label={spoken(name)} placement="end" isName isDisabled={!isRail}>
        <AriaLink
          href={href}
          className={row}
          {...(isCurrent && currentProps)}
          data-strong={isStrong || undefined}
          data-current-within={isWithin ? (isListSeen ? 'open' : 'closed') : undefined}
          onPress={onFollow}
        >
          <span className={iconStyle}>{icon}</span>
          <RowName parts={name} />
          {badge && !isListSeen && (
            <span className={badgeStyle} aria-hidden="true">
              {badge.count}
            </span>
          )}
        </AriaLink>
      </Tooltip>
      {children !== undefined && (
        <CurrentWithin value={report}>
          <ul className={subList} hidden={!isListSeen}>
            {children}
          </ul>
        </CurrentWithin>
      )}
    </li>
  );
}

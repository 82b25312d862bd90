import { memo, type ReactNode } from 'react';
import { type RootProps, rootProps } from '../../props/index.ts';
import { containsLink, isSame, useLinkProps, useRowState, useRows } from './rows.ts';
import { useStrings } from './Sidebar.strings.ts';
import {
  badge as badgeStyle,
  dot,
  hidden,
  icon as iconStyle,
  label as labelStyle,
  row,
  subList,
  subRow,
} from './SidebarRows.css.ts';

export interface SidebarItemProps extends RootProps<HTMLLIElement> {
  /** The URL of the page. The row with the sidebar's `currentHref` is the current page. */
  href: string;
  /**
   * Whether it is the current page. `false` also keeps it from being current for pages below it.
   * @default by the sidebar's `currentHref`
   */
  isCurrent?: boolean | undefined;
  /** The name of the page. In the rail it is the accessible name and the tooltip of the icon. */
  label: string;
  /** A decorative icon of 16 px, or an `Avatar`. Only the icon is visible in the rail. */
  icon: ReactNode;
  /** A count: the number is visible, and the label is part of the accessible name, as in "Sessions, 3 new". */
  badge?: { count: number; label: string } | undefined;
  /** Whether its name is emphasized, such as the name of the user. @default false */
  isStrong?: boolean | undefined;
  /** `SidebarSubItem`s. In the rail and in the drawer the badge replaces them. */
  children?: ReactNode;
}

/**
 * A page, as a row of the sidebar. The sidebar follows the links of all rows, so that a row is a plain link.
 *
 * Renders a `<li>` with an `<a>`, and a `<ul>` if it has sub-items.
 *
 * @part sidebar-item-link the link
 * @part sidebar-item-icon its icon
 * @part sidebar-item-label its name
 * @part sidebar-item-badge its count
 * @selector [data-current] the link to the current page, or to the page above it
 * @selector [data-current-within] the current page is below it, in an `open` or a `closed` list
 * @example
 * <SidebarItem href="/calls" label="Calls" icon={<PhoneIcon />} badge={{ count: 3, label: '3 missed' }} />
 */
export const SidebarItem = /* @__PURE__ */ memo(function SidebarItem(props: SidebarItemProps) {
  return props.children === undefined ? <Row {...props} /> : <RowAndList {...props} />;
}, isSame);

export interface SidebarSubItemProps extends RootProps<HTMLLIElement> {
  /** The URL of the page, as for `SidebarItem`. */
  href: string;
  /** Whether it is the current page, as for `SidebarItem`. */
  isCurrent?: boolean | undefined;
  /** The name of the page. */
  label: string;
  /** A filled dot if on, an empty one if off. The label is part of the accessible name, as in "Reception, active". */
  status?: { isOn: boolean; label: string } | undefined;
  /** A decorative icon of 12 px, instead of the dot. */
  icon?: ReactNode;
}

/**
 * A page below a page, such as one channel of many.
 *
 * Renders a `<li>` with an `<a>`.
 *
 * @part sidebar-sub-item-link the link
 * @part sidebar-sub-item-status its dot
 * @part sidebar-item-label its name
 * @selector [data-current] the link to the current page, or to the page above it
 * @example
 * <SidebarSubItem href="/channels/7" label="Reception" status={{ isOn: true, label: 'active' }} />
 */
export const SidebarSubItem = /* @__PURE__ */ memo(function SidebarSubItem({
  href,
  label,
  isCurrent,
  status,
  icon,
  ...props
}: SidebarSubItemProps) {
  return (
    <li {...rootProps(props)} data-part="sidebar-sub-item">
      <a
        {...useLinkProps(useRows(), { href, isCurrent })}
        className={subRow}
        data-part="sidebar-sub-item-link"
      >
        {icon}
        {status && (
          <span className={dot} data-part="sidebar-sub-item-status" data-on={status.isOn || undefined} />
        )}
        <RowName label={label} more={status?.label} />
      </a>
    </li>
  );
}, isSame);

export interface SidebarActionProps extends RootProps<HTMLLIElement> {
  /** The name of the action. */
  label: string;
  /** A decorative icon of 16 px. */
  icon: ReactNode;
  /** Called when the row is pressed with a pointer, Enter or Space. */
  onPress: () => void;
}

/**
 * An action instead of a page, as a row of the sidebar.
 *
 * Renders a `<li>` with a `<button>`.
 *
 * @part sidebar-action-button the button
 * @part sidebar-item-icon its icon
 * @part sidebar-item-label its name
 * @example
 * <SidebarAction label="Logout" icon={<LogOutIcon />} onPress={logout} />
 */
export const SidebarAction = /* @__PURE__ */ memo(function SidebarAction({
  label,
  icon,
  onPress,
  ...props
}: SidebarActionProps) {
  return (
    <li {...rootProps(props)} data-part="sidebar-action">
      <button type="button" className={row} data-part="sidebar-action-button" onClick={() => onPress()}>
        <span className={iconStyle} data-part="sidebar-item-icon">
          {icon}
        </span>
        <RowName label={label} />
      </button>
    </li>
  );
}, isSame);

interface RowNameProps {
  /** The visible text. */
  label: string;
  /** Text that only screen readers get, after the label. */
  more?: string | undefined;
  /** The current page is below the row and not visible. */
  containsCurrent?: boolean | undefined;
}

/** The name of a row. In the rail, the tooltip shows all of it. */
export function RowName({ label, more, containsCurrent = false }: RowNameProps) {
  return (
    // A name keeps its own direction: «Мотор» must not lose a quotation mark in a Hebrew page.
    <bdi className={labelStyle} data-part="sidebar-item-label" data-name="">
      {label}
      {(more || containsCurrent) && (
        <span className={hidden}>
          {more && <>, {more}</>}
          {containsCurrent && (
            <>
              , <ContainsCurrent />
            </>
          )}
        </span>
      )}
    </bdi>
  );
}

/** A separate component, so that only rows that need the text subscribe to the language. */
function ContainsCurrent() {
  return useStrings().containsCurrent;
}

function Row({ href, isCurrent, label, icon, badge, isStrong, ...props }: SidebarItemProps) {
  return (
    <li {...rootProps(props)} data-part="sidebar-item">
      <a
        {...useLinkProps(useRows(), { href, isCurrent })}
        className={row}
        data-part="sidebar-item-link"
        data-strong={isStrong || undefined}
      >
        <span className={iconStyle} data-part="sidebar-item-icon">
          {icon}
        </span>
        <RowName label={label} more={badge?.label} />
        {badge && <Count {...badge} />}
      </a>
    </li>
  );
}

function RowAndList({ href, isCurrent, label, icon, badge, isStrong, children, ...props }: SidebarItemProps) {
  const rows = useRows();
  const link = useLinkProps(rows, { href, isCurrent });
  const isListSeen =
    !useRowState(rows, ({ isRail }) => isRail && rows.location === 'page') && rows.location !== 'drawer';
  const isWithin = useRowState(
    rows,
    ({ within, currentHref }) => within.has(href) || containsLink(children, currentHref),
  );

  return (
    <li {...rootProps(props)} data-part="sidebar-item" data-holder={href}>
      <a
        {...link}
        className={row}
        data-part="sidebar-item-link"
        data-strong={isStrong || undefined}
        data-current-within={isWithin ? (isListSeen ? 'open' : 'closed') : undefined}
      >
        <span className={iconStyle} data-part="sidebar-item-icon">
          {icon}
        </span>
        <RowName
          label={label}
          more={isListSeen ? undefined : badge?.label}
          containsCurrent={isWithin && !isListSeen}
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
  <span className={badgeStyle} data-part="sidebar-item-badge" aria-hidden="true">
    {count}
  </span>
);

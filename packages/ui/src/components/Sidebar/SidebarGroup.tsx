import { memo, type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ChevronDownIcon, ChevronEndIcon } from '../../icons/index.ts';
import { type RootProps, rootProps } from '../../props/index.ts';
import { Popover } from '../Popover/index.ts';
import { containsLink, isSame, RowsContext, useRowState, useRows } from './rows.ts';
import { RowName } from './SidebarItem.tsx';
import {
  chevron,
  group,
  heading as headingStyle,
  icon as iconStyle,
  list,
  row,
  section,
  slot,
} from './SidebarRows.css.ts';

export interface SidebarSectionProps extends RootProps<HTMLDivElement> {
  /** A heading above the rows. Not visible in the rail. */
  heading?: string | undefined;
  /** `SidebarItem`s, `SidebarGroup`s and `SidebarAction`s. */
  children: ReactNode;
}

/**
 * Rows that belong together, with space around them.
 *
 * Renders a `<div>` with a `<ul>`, named by the heading if there is one.
 *
 * @part sidebar-section-heading the heading
 * @example
 * <SidebarSection><SidebarItem href="/" label="Dashboard" icon={<ChartLineIcon />} /></SidebarSection>
 */
export const SidebarSection = /* @__PURE__ */ memo(function SidebarSection({
  heading,
  children,
  ...props
}: SidebarSectionProps) {
  const headingId = useId();

  return (
    <div {...rootProps(props, section)} data-part="sidebar-section">
      {heading && (
        <span id={headingId} className={headingStyle} data-part="sidebar-section-heading">
          {heading}
        </span>
      )}
      <ul className={list} aria-labelledby={heading && headingId}>
        {children}
      </ul>
    </div>
  );
}, isSame);

export interface SidebarGroupProps extends Omit<RootProps<HTMLLIElement>, 'id'> {
  /** The name of the group, such as the name of an organization. */
  label: string;
  /** A decorative `Monogram` of 20 px or an icon of 16 px. Only the icon is visible in the rail. */
  icon: ReactNode;
  /** A unique ID, under which its open state is remembered between visits. @default the label */
  id?: string | undefined;
  /** Whether it is open before a person opens or closes it. @default whether the current page is in it */
  defaultExpanded?: boolean | undefined;
  /** `SidebarItem`s. */
  children: ReactNode;
}

/**
 * Pages that belong together, below a button that opens and closes them. In the rail, the icons of an open group stay
 * visible, and the button opens all its links, with their labels, next to the rail.
 *
 * Renders a `<li>` with a `<button aria-expanded>` and a `<ul>`. Follows the APG disclosure (navigation)
 * pattern; keyboard: Enter and Space, Esc closes the links next to the rail.
 *
 * @part sidebar-group-button the button
 * @part sidebar-group-chevron its arrow
 * @part sidebar-item-icon its icon
 * @part sidebar-item-label its name
 * @selector [data-group] `open` or `closed`
 * @selector [data-current-within] the current page is in it
 * @example
 * <SidebarGroup label="Carmel Dental Clinic" icon={<Monogram name="Carmel Dental Clinic" size="small" />}>
 *   <SidebarItem href="/channels" label="Channels" icon={<PhoneIcon />} />
 * </SidebarGroup>
 */
export const SidebarGroup = /* @__PURE__ */ memo(function SidebarGroup({
  label,
  icon,
  id = label,
  defaultExpanded,
  children,
  ...props
}: SidebarGroupProps) {
  const rows = useRows();
  const inside = useMemo(() => ({ ...rows, group: id }), [rows, id]);
  const listId = useId();
  const isRail = useRowState(rows, (state) => state.isRail && rows.location === 'page');
  const isWithin = useRowState(
    rows,
    ({ within, currentHref }) => within.has(id) || containsLink(children, currentHref),
  );
  // It stays open when the person moves on to another group.
  const [wasWithin, setWasWithin] = useState(isWithin);
  if (isWithin && !wasWithin) setWasWithin(true);
  const isExpanded = useRowState(
    rows,
    ({ groups, filtered }) =>
      (filtered ? (filtered[id] ?? true) : groups[id]) ?? defaultExpanded ?? (isWithin || wasWithin),
  );

  const state = isExpanded ? 'open' : 'closed';
  const Chevron = isExpanded ? ChevronDownIcon : ChevronEndIcon;
  const content = (
    <>
      <span className={iconStyle} data-part="sidebar-item-icon">
        {icon}
      </span>
      <RowName label={label} containsCurrent={isWithin && (isRail || !isExpanded)} />
      <span className={chevron} data-part="sidebar-group-chevron">
        <Chevron />
      </span>
    </>
  );
  const buttonProps = {
    className: row,
    'data-part': 'sidebar-group-button',
    'data-group': state,
    'data-current-within': isWithin ? state : undefined,
  };

  return (
    <li {...rootProps(props, group)} data-part="sidebar-group" data-holder={id}>
      {isRail ? (
        <Flyout id={id} label={label} buttonProps={buttonProps} rows={children}>
          {content}
        </Flyout>
      ) : (
        <button
          type="button"
          {...buttonProps}
          aria-expanded={isExpanded}
          aria-controls={listId}
          onClick={() => rows.store.onGroup(id, !isExpanded)}
        >
          {content}
        </button>
      )}
      <RowsContext.Provider value={inside}>
        <ul id={listId} className={list} aria-label={label} hidden={!isExpanded}>
          {children}
        </ul>
      </RowsContext.Provider>
    </li>
  );
}, isSame);

export interface SidebarSlotProps extends RootProps<HTMLLIElement> {
  /** The name of the controls, such as "Language and theme". It names their button in the rail. */
  label: string;
  /** A decorative icon of 16 px. Only the icon is visible in the rail. */
  icon: ReactNode;
  /** Controls that aren't links. */
  children: ReactNode;
}

/**
 * A slot for the host's own controls among the rows. In the rail, which is too narrow, a button opens them next to it.
 *
 * Renders a `<li>`; in the rail with a `<button aria-expanded>`.
 *
 * @part sidebar-slot-button the button in the rail
 * @part sidebar-item-icon its icon
 * @part sidebar-item-label its name
 * @example
 * <SidebarSlot label="Language and theme" icon={<LanguagesIcon />}>…</SidebarSlot>
 */
export function SidebarSlot({ label, icon, children, ...props }: SidebarSlotProps) {
  const rows = useRows();
  const isRail = useRowState(rows, (state) => state.isRail && rows.location === 'page');
  const controls = <div className={slot}>{children}</div>;

  return (
    <li {...rootProps(props)} data-part="sidebar-slot">
      {isRail ? (
        <Flyout
          id={`slot ${label}`}
          label={label}
          buttonProps={{ className: row, 'data-part': 'sidebar-slot-button' }}
          rows={<li>{controls}</li>}
        >
          <span className={iconStyle} data-part="sidebar-item-icon">
            {icon}
          </span>
          <RowName label={label} />
        </Flyout>
      ) : (
        controls
      )}
    </li>
  );
}

interface FlyoutProps {
  /** Distinguishes it from the other flyouts of the rail. */
  id: string;
  /** The name of its content. */
  label: string;
  buttonProps: { className: string; 'data-part': string };
  /** The content, which opens next to the rail. */
  rows: ReactNode;
  /** The content of the button. */
  children: ReactNode;
}

/** A button in the rail that opens content that doesn't fit, next to the rail. */
function Flyout({ id, label, buttonProps, rows: content, children }: FlyoutProps) {
  const rows = useRows();
  const { store, side } = rows;
  const isOpen = useRowState(rows, ({ flyout }) => flyout === id);
  const inFlyout = useMemo(() => ({ ...rows, location: 'popover' as const, group: id }), [rows, id]);
  const setOpen = (willBeOpen: boolean) => {
    if (willBeOpen || store.get().flyout === id) store.set({ flyout: willBeOpen ? id : undefined });
  };

  // The flyout closes with its rail.
  useEffect(() => () => store.set({ flyout: undefined }), [store]);

  return (
    <Popover
      label={label}
      placement={side === 'end' ? 'start top' : 'end top'}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<AriaButton {...buttonProps}>{children}</AriaButton>}
    >
      <RowsContext.Provider value={inFlyout}>
        <bdi className={headingStyle} aria-hidden="true">
          {label}
        </bdi>
        <ul className={list}>{content}</ul>
      </RowsContext.Provider>
    </Popover>
  );
}

import { memo, type ReactNode, useId, useMemo, useState } from 'react';
import { ChevronDownIcon, ChevronEndIcon } from '../../icons/index.ts';
import { holds, isSame } from './elements.ts';
import { Flyout } from './Flyout.tsx';
import { RowName } from './RowName.tsx';
import { chevron, group, icon as iconStyle, list, row } from './SidebarRows.css.ts';
import { RowsContext, useRowState, useRows } from './useRows.ts';

export interface SidebarGroupProps {
  /** What the pages have in common, such as the name of an organization. */
  label: string;
  /** A decorative `Monogram` of 20 px or an icon of 16 px; all that is seen in the rail. */
  icon: ReactNode;
  /** Tells it from other groups, so that it is found open as it was left. @default the label */
  id?: string;
  /** Open until somebody closes it. @default whether the current page is in it */
  defaultExpanded?: boolean;
  /** `SidebarItem`s. */
  children: ReactNode;
}

/**
 * Pages that belong together, under a button that opens and closes them. In the rail the icons of an open
 * group stay in sight, and the button opens all its links, with their words, beside the rail.
 *
 * Renders a `<li>` with a `<button aria-expanded>` and a `<ul>`. Follows the APG disclosure (navigation)
 * pattern; keyboard: Enter and Space, Esc closes what was opened beside the rail.
 *
 * @selector [data-group] `open` or `closed`
 * @selector [data-current-within] the page on the screen is in it
 * @example
 * <SidebarGroup label="Carmel Dental Clinic" icon={<Monogram name="Carmel Dental Clinic" size="small" />}>
 *   <SidebarItem href="/channels" label="Channels" icon={<PhoneIcon />} />
 * </SidebarGroup>
 */
export const SidebarGroup = memo(function SidebarGroup({
  label,
  icon,
  id = label,
  defaultExpanded,
  children,
}: SidebarGroupProps) {
  const rows = useRows();
  const inside = useMemo(() => ({ ...rows, group: id }), [rows, id]);
  const listId = useId();
  const isRail = useRowState(rows, (state) => state.isRail && rows.place === 'page');
  const isWithin = useRowState(
    rows,
    ({ within, currentHref }) => within.has(id) || holds(children, currentHref),
  );
  // It stays open when the person goes on to another group.
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
      <span className={iconStyle}>{icon}</span>
      <RowName label={label} holdsCurrent={isWithin && (isRail || !isExpanded)} />
      <span className={chevron}>
        <Chevron />
      </span>
    </>
  );
  const look = {
    className: row,
    'data-group': state,
    'data-current-within': isWithin ? state : undefined,
  };

  return (
    <li className={group} data-holder={id}>
      {isRail ? (
        <Flyout id={id} label={label} look={look} rows={children}>
          {content}
        </Flyout>
      ) : (
        <button
          type="button"
          {...look}
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

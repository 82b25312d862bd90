import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ChevronDownIcon, ChevronEndIcon } from '../../icons/index.ts';
import { Popover } from '../Popover/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import { RowName, spoken } from './RowName.tsx';
import { chevron, group, heading, icon as iconStyle, list, row } from './SidebarRows.css.ts';
import { useStrings } from './SidebarRows.strings.ts';
import { CurrentWithin, SidebarContext, useCurrent, useSidebar } from './useSidebar.ts';

export interface SidebarGroupProps {
  /** What the pages have in common, such as the name of an organization. */
  label: string;
  /** A decorative `Monogram` of 20 px or an icon of 16 px; all that is seen in the rail. */
  icon: ReactNode;
  /** Tells it from other groups, so that it is found open as it was left. @default the label */
  id?: string;
  /** Open until somebody closes it. @default false */
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
export function SidebarGroup({
  label,
  icon,
  id = label,
  defaultExpanded = false,
  children,
}: SidebarGroupProps) {
  const sidebar = useSidebar();
  const { isWithin, report } = useCurrent(false);
  const strings = useStrings();
  const listId = useId();
  const isExpanded = sidebar.groups[id] ?? defaultExpanded;
  const name = [label, isWithin && (sidebar.isRail || !isExpanded) && strings.containsCurrent];
  const state = isExpanded ? 'open' : 'closed';
  const Chevron = isExpanded ? ChevronDownIcon : ChevronEndIcon;
  const content = (
    <>
      <span className={iconStyle}>{icon}</span>
      <RowName parts={name} />
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
    <li className={group}>
      <CurrentWithin value={report}>
        {sidebar.isRail ? (
          <RailGroup
            label={label}
            button={<AriaButton {...look}>{content}</AriaButton>}
            tooltip={spoken(name)}
          >
            {children}
          </RailGroup>
        ) : (
          <AriaButton
            {...look}
            aria-expanded={isExpanded}
            aria-controls={listId}
            onPress={() => sidebar.onGroupChange(id, !isExpanded)}
          >
            {content}
          </AriaButton>
        )}
        <ul id={listId} className={list} aria-label={label} hidden={!isExpanded}>
          {children}
        </ul>
      </CurrentWithin>
    </li>
  );
}

interface RailGroupProps {
  label: string;
  tooltip: string;
  button: ReactElement;
  children: ReactNode;
}

/** A group in the rail: its links, with their words, beside it. */
function RailGroup({ label, tooltip, button, children }: RailGroupProps) {
  const sidebar = useSidebar();
  const [isOpen, setOpen] = useState(false);

  return (
    <Popover
      label={label}
      placement="end top"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Tooltip label={tooltip} placement="end" isName isDisabled={isOpen}>
          {button}
        </Tooltip>
      }
    >
      <SidebarContext.Provider
        value={{ ...sidebar, place: 'popover', isRail: false, onFollow: () => setOpen(false) }}
      >
        <span className={heading} aria-hidden="true">
          <bdi>{label}</bdi>
        </span>
        <ul className={list}>{children}</ul>
      </SidebarContext.Provider>
    </Popover>
  );
}

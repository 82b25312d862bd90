import { type ReactNode, useId } from 'react';
import { heading as headingStyle, list, section, slot } from './SidebarRows.css.ts';

export interface SidebarSectionProps {
  /** A line above the rows, when they need one. Not shown in the rail. */
  heading?: string;
  /** `SidebarItem`s, `SidebarGroup`s and `SidebarAction`s. */
  children: ReactNode;
}

/**
 * Rows that stand together, with a little room around them.
 *
 * Renders a `<div>` with a `<ul>`, named by the heading when there is one.
 *
 * @example
 * <SidebarSection><SidebarItem href="/" label="Dashboard" icon={<DashboardIcon />} /></SidebarSection>
 */
export function SidebarSection({ heading, children }: SidebarSectionProps) {
  const headingId = useId();

  return (
    <div className={section}>
      {heading && (
        <span id={headingId} className={headingStyle}>
          {heading}
        </span>
      )}
      <ul className={list} aria-labelledby={heading && headingId}>
        {children}
      </ul>
    </div>
  );
}

export interface SidebarSlotProps {
  /** Controls that are no links, such as the choice of language and theme. */
  children: ReactNode;
}

/**
 * Room for the host's own controls among the rows. Left out in the rail, where nothing wider than an icon fits;
 * there the sidebar has to be opened first.
 *
 * Renders a `<li>`.
 */
export function SidebarSlot({ children }: SidebarSlotProps) {
  return <li className={slot}>{children}</li>;
}

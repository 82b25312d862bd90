import { memo, type ReactNode, useId } from 'react';
import { isSame } from './elements.ts';
import { heading as headingStyle, list, section } from './SidebarRows.css.ts';

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
export const SidebarSection = memo(function SidebarSection({ heading, children }: SidebarSectionProps) {
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
}, isSame);

import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import { useLandmark } from 'react-aria/useLandmark';
import { useObjectRef } from 'react-aria/useObjectRef';
import { findElement, type RowStore, SidebarGroup } from '../SidebarRows/index.ts';
import { holdersOf } from './filterRows.ts';
import { footerList, footer as footerStyle, nav, scroll } from './Sidebar.css.ts';
import { SidebarFilter } from './SidebarFilter.tsx';
import { useCurrentInView } from './useCurrentInView.ts';

/** Up to so many groups are read faster than searched. */
const manyGroups = 10;

interface SidebarLinksProps {
  label: string;
  currentHref: string | undefined;
  footer: ReactNode;
  isFilterable: boolean | undefined;
  isRail: boolean;
  store: RowStore;
  ref: Ref<HTMLElement> | undefined;
  children: ReactNode;
}

/** The landmark, and the rows in it. */
export function SidebarLinks({
  label,
  currentHref,
  footer,
  isRail,
  store,
  ref: givenRef,
  children,
  isFilterable = countGroups(children) > manyGroups,
}: SidebarLinksProps) {
  const ref = useObjectRef(givenRef);
  const list = useRef<HTMLDivElement>(null);
  const { landmarkProps } = useLandmark({ role: 'navigation', 'aria-label': label }, ref);

  // Before the frame is painted. What a component of the host's own brings is not known earlier.
  useLayoutEffect(() => {
    if (ref.current) store.set({ within: holdersOf(ref.current, currentHref) });
  });
  useCurrentInView(ref, currentHref, isRail);

  return (
    <nav {...landmarkProps} ref={ref} className={nav}>
      {isFilterable && !isRail && <SidebarFilter list={list} store={store} />}
      <div ref={list} className={scroll}>
        {children}
      </div>
      {footer && (
        <div className={footerStyle}>
          <ul className={footerList}>{footer}</ul>
        </div>
      )}
    </nav>
  );
}

function countGroups(children: ReactNode) {
  let count = 0;
  findElement(children, (_, type) => {
    if (type === SidebarGroup) count += 1;
    return false;
  });
  return count;
}

import { useId, useRef } from 'react';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useTabPanel } from 'react-aria/useTabList';
import { heading, panel } from './Tabs.css.ts';
import type { TabItem } from './Tabs.tsx';

interface PanelProps {
  id: string;
  tabId: string;
  tab: TabItem;
  isOpen: boolean;
  isStacked: boolean;
  headingLevel: 2 | 3;
}

/** What a tab opens. The element is the same stacked or not, so that the way it is shown can change while somebody types in it. */
export function Panel({ id, tabId, tab, isOpen, isStacked, headingLevel }: PanelProps) {
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  const ref = useRef<HTMLDivElement>(null);
  // A stop of its own, where nothing in it is one.
  const { tabIndex } = useTabPanel({}, null, ref).tabPanelProps;
  const { focusProps, isFocusVisible } = useFocusRing();
  const isInert = !isOpen && !isStacked;

  return (
    <div
      ref={ref}
      id={id}
      className={panel}
      inert={isInert}
      data-inert={isInert || undefined}
      data-focus-visible={isFocusVisible || undefined}
      data-tab={tab.id}
      {...(isStacked
        ? { role: 'group', 'aria-labelledby': headingId }
        : { role: 'tabpanel', 'aria-labelledby': tabId, tabIndex, ...focusProps })}
    >
      {isStacked && (
        <Heading key="heading" id={headingId} className={heading}>
          {tab.label}
        </Heading>
      )}
      <div key="content">{tab.children}</div>
    </div>
  );
}

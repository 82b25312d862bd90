import { type ReactNode, type Ref, useId } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { heading, list, panel, said, seen, tab as tabStyle, tabs as tabsStyle } from './Tabs.css.ts';

interface TabBase {
  id: string;
  /** Its name, in a word or two. */
  label: string;
  /** A decorative icon before the name. */
  icon?: ReactNode;
  isDisabled?: boolean;
  /** What it opens. */
  children: ReactNode;
}

interface PlainTab extends TabBase {
  end?: undefined;
  endWords?: undefined;
}

interface MarkedTab extends TabBase {
  /** Something small after the name, such as a `TabCount`. It is only seen. */
  end: ReactNode;
  /** What stands at the end, in words: it ends the tab's name, as in "Basic, 1 error". */
  endWords: string;
}

/** A tab and what it opens. */
export type TabItem = PlainTab | MarkedTab;

export interface TabsProps {
  /** What the tabs are parts of, for assistive technology. */
  label: string;
  /** The tabs, in the order they are seen. */
  tabs: readonly TabItem[];
  /** Id of the open one, when the host holds it, as from `?tab=` in the address. */
  value?: string;
  /** Id of the one open at first. @default the first tab */
  defaultValue?: string;
  /** Another one was opened. */
  onChange?: (id: string) => void;
  /** Arrows only move focus, Enter or Space opens: for panels that take time or hold input. @default false */
  isManual?: boolean;
  /** Closed panels stay in the page, hidden and out of reach, so that what was typed in them is kept. @default false */
  keepsPanels?: boolean;
  /** All panels are open under each other, with headings and no tabs. Needs `keepsPanels`. @default false */
  isStacked?: boolean;
  /** Level of the headings when stacked. @default 2 */
  headingLevel?: 2 | 3;
  /** Side by side or under each other. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** The list of tabs. */
  listRef?: Ref<HTMLDivElement>;
}

/**
 * Parts of a page, one open at a time. For two presentations of the same thing use `SegmentedControl`; for pages, links.
 *
 * Renders a `role="tablist"` of `role="tab"` and a `role="tabpanel"`. Follows the APG tabs pattern: one tab stop,
 * arrows as seen, Home, End; opening on focus, or by Enter and Space when `isManual`. Tabs that do not fit scroll.
 *
 * @selector [data-selected] it is open
 * @selector [data-hovered] the pointer is over it
 * @selector [data-focus-visible] it has keyboard focus
 * @selector [data-disabled] it cannot be opened
 * @example
 * <Tabs label="Contact" tabs={[{ id: 'calls', label: 'Calls', children: <Calls /> }, { id: 'notes', label: 'Notes', children: <Notes /> }]} />
 */
export function Tabs({
  label,
  tabs,
  value,
  defaultValue,
  onChange,
  isManual = false,
  keepsPanels = false,
  isStacked = false,
  headingLevel = 2,
  orientation = 'horizontal',
  listRef,
}: TabsProps) {
  return (
    <AriaTabs
      className={tabsStyle}
      orientation={orientation}
      keyboardActivation={isManual ? 'manual' : 'automatic'}
      {...(value !== undefined && { selectedKey: value })}
      {...(defaultValue !== undefined && { defaultSelectedKey: defaultValue })}
      onSelectionChange={(key) => onChange?.(String(key))}
    >
      <TabList
        aria-label={label}
        className={list}
        hidden={isStacked}
        items={tabs}
        dependencies={[tabs]}
        {...(listRef && { ref: listRef })}
      >
        {(tab) => (
          <Tab id={tab.id} className={tabStyle} isDisabled={tab.isDisabled ?? false}>
            <TabFace {...tab} />
          </Tab>
        )}
      </TabList>
      {tabs.map((tab) => (
        <Panel
          key={tab.id}
          tab={tab}
          isKept={keepsPanels || isStacked}
          isStacked={isStacked}
          headingLevel={headingLevel}
        />
      ))}
    </AriaTabs>
  );
}

/** A name that ends in what the marks say is written once for the eye and once, whole, for readers. */
function TabFace({ icon, label, end, endWords }: TabItem) {
  if (endWords === undefined) {
    return (
      <>
        {icon}
        {label}
      </>
    );
  }
  return (
    <>
      <span className={seen} aria-hidden="true">
        {icon}
        <span>{label}</span>
        {end}
      </span>
      <span className={said}>{`${label}, ${endWords}`}</span>
    </>
  );
}

interface PanelProps {
  tab: TabItem;
  isKept: boolean;
  isStacked: boolean;
  headingLevel: 2 | 3;
}

/** The element is the same stacked or not, so that the way it is shown can change while somebody types in it. */
function Panel({ tab, isKept, isStacked, headingLevel }: PanelProps) {
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;

  return (
    <TabPanel
      id={tab.id}
      className={panel}
      shouldForceMount={isKept}
      data-tab={tab.id}
      {...(isStacked && {
        render: ({ tabIndex: _tabIndex, ...props }) => (
          // biome-ignore lint/a11y/useSemanticElements: the same `<div>` is a tab panel when it is not stacked.
          <div {...props} data-open role="group" aria-labelledby={headingId} inert={false} />
        ),
      })}
    >
      {isStacked && (
        <Heading key="heading" id={headingId} className={heading}>
          {tab.label}
        </Heading>
      )}
      <div key="content">{tab.children}</div>
    </TabPanel>
  );
}

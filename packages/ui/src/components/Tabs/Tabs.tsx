import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useTabPanel } from 'react-aria/useTabList';
import { Button } from 'react-aria-components/Button';
import { useControlledState } from 'react-stately/useControlledState';
import { CircleAlertIcon } from '../../icons/index.ts';
import { useLocale } from '../../locale/index.ts';
import { type RootProps, rootProps } from '../../props/index.ts';
import { count, heading, list, panel, said, seen, tab as tabStyle, tabs as tabsStyle } from './Tabs.css.ts';

interface TabBase {
  id: string;
  /** A short label of one or two words. */
  label: string;
  /** A decorative icon before the label. */
  icon?: ReactNode;
  isDisabled?: boolean | undefined;
  /** The content of the panel. */
  children: ReactNode;
}

interface PlainTab extends TabBase {
  end?: undefined;
  endLabel?: undefined;
  /** @deprecated Use `endLabel`. */
  endWords?: undefined;
}

interface MarkedTab extends TabBase {
  /** Something small after the label, such as a `TabCount`. It is hidden from assistive technology. */
  end: ReactNode;
  /** Text for the content of `end`. It is appended to the tab's accessible name, as in "Basic, 1 error". */
  endLabel: string;
  /** @deprecated Use `endLabel`. */
  endWords?: undefined;
}

interface DeprecatedMarkedTab extends TabBase {
  end: ReactNode;
  endLabel?: undefined;
  /** @deprecated Use `endLabel`. */
  endWords: string;
}

/** A tab and its panel. */
export type TabItem = PlainTab | MarkedTab | DeprecatedMarkedTab;

export interface TabsProps extends RootProps<HTMLDivElement> {
  /** The subject that the tabs are parts of. It is the accessible name of the tab list. */
  label: string;
  /** The tabs, in display order. */
  tabs: readonly TabItem[];
  /** ID of the open tab, if the host controls it, as with `?tab=` in the URL. */
  value?: string | undefined;
  /** ID of the initially open tab. @default the first tab */
  defaultValue?: string | undefined;
  /** Called when another tab opens. */
  onChange?: ((id: string) => void) | undefined;
  /** Arrow keys only move focus, Enter or Space opens: for panels that load slowly or contain fields. @default false */
  isManual?: boolean | undefined;
  /** Keeps closed panels mounted, hidden and inert, so that values typed in them are kept. @default false */
  keepsPanels?: boolean | undefined;
  /** Shows all panels below each other, with headings instead of tabs. Requires `keepsPanels`. @default false */
  isStacked?: boolean | undefined;
  /** Level of the headings when stacked. @default 2 */
  headingLevel?: 2 | 3 | undefined;
  /** Tabs in a row or in a column. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Ref to the tab list. */
  listRef?: Ref<HTMLDivElement> | undefined;
}

/**
 * Parts of a page, one open at a time. For two views of the same data use `SegmentedControl`; for pages, links.
 *
 * Renders a `role="tablist"` of `role="tab"` and a `role="tabpanel"`. Follows the APG tabs pattern: one tab stop,
 * arrow keys in visual order, Home, End; opening on focus, or with Enter and Space if `isManual`. Tabs that don't fit
 * scroll.
 *
 * @part tabs-list the row or column of tabs
 * @part tabs-tab a tab
 * @part tabs-panel the content of a tab
 * @part tabs-heading the heading of a panel when stacked
 * @selector [data-selected] the tab is open
 * @selector [data-hovered] the pointer is over the tab
 * @selector [data-focus-visible] the tab has keyboard focus
 * @selector [data-disabled] the tab can't be opened
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
  ...props
}: TabsProps) {
  const base = useId();
  const { direction } = useLocale();
  const [chosen, choose] = useControlledState(value, defaultValue ?? '', onChange);
  // The focused tab. Without focus, the open tab is the tab stop.
  const [focused, setFocused] = useState<string>();
  const usable = tabs.filter(({ isDisabled }) => !isDisabled);
  const open = (usable.find(({ id }) => id === chosen) ?? usable[0])?.id;
  const stop = focused ?? open;
  const idOf = (part: 'tab' | 'panel', tab: string) => `${base}${part}-${tab}`;

  function move(event: KeyboardEvent) {
    const to = nextOf(event, usable, focused, { orientation, direction });
    if (to === undefined) return;
    event.preventDefault();
    document.getElementById(idOf('tab', to))?.focus();
    if (!isManual && to !== open) choose(to);
  }

  return (
    <div {...rootProps(props, tabsStyle)} data-part="tabs" data-orientation={orientation}>
      <div
        role="tablist"
        aria-label={label}
        aria-orientation={orientation}
        className={list}
        data-part="tabs-list"
        data-orientation={orientation}
        hidden={isStacked}
        // Firefox makes what scrolls a stop of Tab; the current tab is one already.
        tabIndex={-1}
        onFocus={({ target, currentTarget }) => {
          if (target === currentTarget) currentTarget.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
        }}
        onKeyDown={move}
        {...(listRef && { ref: listRef })}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={idOf('tab', tab.id)}
            tab={tab}
            isOpen={tab.id === open}
            isStop={tab.id === stop}
            {...((keepsPanels || tab.id === open) && { panelId: idOf('panel', tab.id) })}
            onOpen={() => tab.id !== open && choose(tab.id)}
            onFocusChange={(isFocused) => setFocused(isFocused ? tab.id : undefined)}
          />
        ))}
      </div>
      {tabs.map(
        (tab) =>
          (keepsPanels || isStacked || tab.id === open) && (
            <Panel
              key={tab.id}
              id={idOf('panel', tab.id)}
              tabId={idOf('tab', tab.id)}
              tab={tab}
              isOpen={tab.id === open}
              isStacked={isStacked}
              headingLevel={headingLevel}
            />
          ),
      )}
    </div>
  );
}

interface TabProps {
  id: string;
  /** The panel's ID, if the panel is mounted. */
  panelId?: string | undefined;
  tab: TabItem;
  isOpen: boolean;
  /** It is in the tab order. */
  isStop: boolean;
  onOpen: () => void;
  onFocusChange: (isFocused: boolean) => void;
}

function Tab({ id, panelId, tab, isOpen, isStop, onOpen, onFocusChange }: TabProps) {
  return (
    <Button
      className={tabStyle}
      data-part="tabs-tab"
      isDisabled={tab.isDisabled ?? false}
      onPress={onOpen}
      onFocusChange={onFocusChange}
      render={(props) => (
        <button
          {...props}
          id={id}
          role="tab"
          type="button"
          tabIndex={isStop ? 0 : -1}
          aria-selected={isOpen}
          aria-controls={panelId}
          data-selected={isOpen || undefined}
        />
      )}
    >
      <TabFace {...tab} />
    </Button>
  );
}

/** With an `endLabel`, the name is rendered twice: visually, and in full for screen readers. */
function TabFace({ icon, label, end, endWords, endLabel = endWords }: TabItem) {
  if (endLabel === undefined) {
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
      <span className={said}>{`${label}, ${endLabel}`}</span>
    </>
  );
}

interface PanelProps {
  id: string;
  tabId: string;
  tab: TabItem;
  isOpen: boolean;
  isStacked: boolean;
  headingLevel: 2 | 3;
}

/**
 * The panel of a tab. It is the same element whether stacked or not, so that the layout can change while a person types
 * in it.
 */
function Panel({ id, tabId, tab, isOpen, isStacked, headingLevel }: PanelProps) {
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  const ref = useRef<HTMLDivElement>(null);
  // The panel is a tab stop if nothing in it is one.
  const { tabIndex } = useTabPanel({}, null, ref).tabPanelProps;
  const { focusProps, isFocusVisible } = useFocusRing();
  const isInert = !isOpen && !isStacked;

  return (
    <div
      ref={ref}
      id={id}
      className={panel}
      data-part="tabs-panel"
      inert={isInert}
      data-inert={isInert || undefined}
      data-focus-visible={isFocusVisible || undefined}
      data-tab={tab.id}
      {...(isStacked
        ? { role: 'group', 'aria-labelledby': headingId }
        : { role: 'tabpanel', 'aria-labelledby': tabId, tabIndex, ...focusProps })}
    >
      {isStacked && (
        <Heading key="heading" id={headingId} className={heading} data-part="tabs-heading">
          {tab.label}
        </Heading>
      )}
      <div key="content">{tab.children}</div>
    </div>
  );
}

export interface TabCountProps extends RootProps<HTMLSpanElement> {
  /** The number, formatted for the language of the page. */
  children: string;
  /** `danger` is for errors and has an icon in addition to its color (WCAG 1.4.1). @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
}

/**
 * A number at the end of a tab. It is only visual: describe it in the tab's `endLabel`, as in "2 errors".
 *
 * Renders a `<span>` element.
 *
 * @selector [data-tone] the tone
 * @example
 * <Tabs label="Channel" tabs={[{ id: 'bot', label: 'Bot', end: <TabCount tone="danger">2</TabCount>, endLabel: '2 errors', children }]} />
 */
export function TabCount({ children, tone = 'neutral', ...props }: TabCountProps) {
  return (
    <span {...rootProps(props, count)} data-part="tab-count" data-tone={tone}>
      {tone === 'danger' && <CircleAlertIcon size={12} />}
      {children}
    </span>
  );
}

interface Layout {
  orientation: 'horizontal' | 'vertical';
  direction: 'ltr' | 'rtl';
}

/** The tab that a key moves to, in visual order, with wrapping; `undefined` for any other key (APG tabs). */
function nextOf(
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  tabs: readonly { id: string }[],
  focused: string | undefined,
  { orientation, direction }: Layout,
): string | undefined {
  const at = tabs.findIndex(({ id }) => id === focused);
  if (at < 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if (key === 'Home') return tabs[0]?.id;
  if (key === 'End') return tabs.at(-1)?.id;
  const beside = direction === 'ltr' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const [back, on] = orientation === 'vertical' ? ['ArrowUp', 'ArrowDown'] : beside;
  if (key === on) return tabs[(at + 1) % tabs.length]?.id;
  return key === back ? tabs.at(at - 1)?.id : undefined;
}

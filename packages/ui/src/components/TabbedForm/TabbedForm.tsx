import {
  type ReactNode,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { joinParts, useLocale } from '../../locale/index.ts';
import { Form, type FormProps, HeadingLevelContext, useFormState } from '../Form/index.ts';
import { TabCount, type TabItem, Tabs } from '../Tabs/index.ts';
import { dot, fields } from './TabbedForm.css.ts';
import { useStrings } from './TabbedForm.strings.ts';

/** A tab of the form. */
export interface FormTab {
  id: string;
  /** A short label of one or two words. */
  label: string;
  /** A decorative icon before the label. */
  icon?: ReactNode;
  /** The fields of the tab. */
  children: ReactNode;
}

export interface TabbedFormProps
  extends Omit<
    FormProps,
    'sections' | 'onOpenSection' | 'label' | 'describeProblem' | 'sayProblem' | 'unsavedName'
  > {
  /** The purpose of the form. It is the accessible name of the tab list. */
  label: string;
  /** The tabs, in display order. */
  tabs: readonly FormTab[];
  /** ID of the open tab, if the host controls it, as with `?tab=` in the URL. */
  tab?: string | undefined;
  /** ID of the initially open tab. @default the first tab */
  defaultTab?: string | undefined;
  /** Called when another tab opens: a person opened it, or the form did, to show an error in it. */
  onTabChange?: ((id: string) => void) | undefined;
  /**
   * Tabs with unsaved changes have a dot and a matching accessible name, and the `UnsavedChangesGuard` of the page asks
   * for confirmation before the changes are lost. @default false
   */
  showEditedBadges?: boolean | undefined;
  /** @deprecated Use `showEditedBadges`. */
  marksEdited?: boolean | undefined;
  /** Reports unsaved changes to the page's guard, which names the tabs. @default the value of `showEditedBadges` */
  warnOnUnsaved?: boolean | undefined;
  /** @deprecated Use `warnOnUnsaved`. */
  guardsChanges?: boolean | undefined;
  /** Level of the headings when the tabs are stacked. @default 2 */
  headingLevel?: 2 | 3 | undefined;
  /** Content below the tabs: `FormActions`. */
  children: ReactNode;
}

/**
 * A form in tabs. Closed tabs don't hide errors: after a rejected submit, each tab shows its number of errors, also in
 * its accessible name, and a link in the summary opens the tab and focuses the field. In a narrow container, or where
 * the tabs don't fit, all of them are open below each other.
 *
 * Renders a `<form>` with the summary, the tabs, then `children`. Follows the APG tabs pattern with manual activation,
 * and the GOV.UK error summary (WCAG 1.4.10, 2.4.3, 3.2.2, 3.3.1, 3.3.3, 4.1.3). Closed panels stay mounted, so their
 * values are kept and validated.
 *
 * @example
 * <TabbedForm label="Channel" tabs={[{ id: 'basic', label: 'Basic', children: <Basic /> }, { id: 'bot', label: 'Bot', children: <Bot /> }]}
 *   validate={check} onSubmit={save}>
 *   <FormActions save="Save channel" />
 * </TabbedForm>
 */
export function TabbedForm({
  label,
  tabs,
  tab,
  defaultTab,
  onTabChange,
  marksEdited = false,
  showEditedBadges = marksEdited,
  guardsChanges = showEditedBadges,
  warnOnUnsaved = guardsChanges,
  headingLevel = 2,
  children,
  ref,
  ...form
}: TabbedFormProps) {
  const strings = useStrings();
  const [own, setOwn] = useState(defaultTab ?? tabs[0]?.id);
  const container = useRef<HTMLFormElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => container.current as HTMLFormElement);
  // The URL might name a tab that doesn't exist.
  const asked = tab ?? own;
  const open = tabs.some(({ id }) => id === asked) ? asked : tabs[0]?.id;

  const change = (id: string) => {
    setOwn(id);
    onTabChange?.(id);
  };
  const names = tabs.map((each) => each.label).join('\n');
  const isStacked = useStacked(container, list, { names, open, onOpen: change });
  const show = (id: string) => {
    if (!isStacked && id !== open) change(id);
  };

  return (
    <Form
      {...form}
      ref={container}
      data-part="tabbed-form"
      warnOnUnsaved={warnOnUnsaved}
      unsavedName={label}
      sections={tabs}
      onOpenSection={show}
      {...(!isStacked && {
        describeProblem: (errors: number, tabs: number) => strings.problem({ errors, tabs }),
      })}
    >
      <FormTabs
        label={label}
        tabs={tabs}
        open={open ?? ''}
        onOpen={show}
        showEditedBadges={showEditedBadges}
        isStacked={isStacked}
        headingLevel={headingLevel}
        list={list}
      />
      {children}
    </Form>
  );
}

interface FormTabsProps extends Pick<TabbedFormProps, 'label' | 'tabs'> {
  open: string;
  onOpen: (id: string) => void;
  showEditedBadges: boolean;
  isStacked: boolean;
  headingLevel: 2 | 3;
  list: RefObject<HTMLDivElement | null>;
}

const deeper = { 2: 3, 3: 4 } as const;

function FormTabs({
  label,
  tabs,
  open,
  onOpen,
  showEditedBadges,
  isStacked,
  headingLevel,
  list,
}: FormTabsProps) {
  const mark = useTabMarks(showEditedBadges);

  return (
    <HeadingLevelContext value={isStacked ? deeper[headingLevel] : headingLevel}>
      <Tabs
        label={label}
        value={open}
        onChange={onOpen}
        isManual
        keepsPanels
        isStacked={isStacked}
        headingLevel={headingLevel}
        listRef={list}
        tabs={tabs.map(mark)}
      />
    </HeadingLevelContext>
  );
}

/** Adds the error count and the edited badge of a tab: visually at its end, and as text in its accessible name. */
function useTabMarks(showEditedBadges: boolean) {
  const strings = useStrings();
  const { locale } = useLocale();
  const { problems, editedSections } = useFormState();

  return ({ children, ...tab }: FormTab): TabItem => {
    const errors = problems.filter(({ section }) => section === tab.id).length;
    const isEdited = showEditedBadges && editedSections.includes(tab.id);
    const item = {
      ...tab,
      children: (
        <div className={fields} data-form-section={tab.id}>
          {children}
        </div>
      ),
    };
    if (errors === 0 && !isEdited) return item;
    const marks = [errors > 0 && strings.errors(errors), isEdited && strings.edited];
    return {
      ...item,
      endLabel: joinParts(
        locale,
        marks.filter((mark) => mark !== false),
      ),
      end: (
        <>
          {errors > 0 && <TabCount tone="danger">{errors.toLocaleString(locale)}</TabCount>}
          {isEdited && <span className={dot} />}
        </>
      ),
    };
  };
}

/** Below this width in CSS pixels (at 100 % text size) the tabs are stacked under headings. */
const narrowest = 480;

/**
 * Whether the tabs are stacked: the container is narrow or they don't fit in it, so that no tab and no error count is
 * ever out of view. Observes the container; larger text raises the minimum width. A change of `names` measures the tabs
 * again.
 */
function useStacked(
  container: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  { names, ...tabs }: { names: string; open: string | undefined; onOpen: (id: string) => void },
) {
  const [isStacked, setStacked] = useState(false);
  const prepare = useKeptFocus(container, { ...tabs, isStacked });
  const needed = useRef({ names, room: 0 });

  // Badges appear and disappear, so the width of the tabs is measured after each render.
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    const measure = () => {
      const row = list.current;
      if (row?.checkVisibility()) {
        const room = [...row.children].reduce((sum, tab) => sum + tab.getBoundingClientRect().width, 0);
        needed.current = { names, room };
      }
      const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      // Labels that were never rendered as tabs are rendered once, before paint, to be measured.
      const room = needed.current.names === names ? Math.floor(needed.current.room) : 0;
      const isTooNarrow = element.clientWidth < Math.max(narrowest * text, room);
      if (isTooNarrow !== isStacked) prepare(isTooNarrow);
      setStacked(isTooNarrow);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  });

  return isStacked;
}

const focusable = 'input:not([type="hidden"]), button, select, textarea, a[href], [tabindex]';

/**
 * Keeps focus when tabs become headings or headings become tabs: opens the tab of the focused field, and moves focus
 * from a tab, which disappears, to the first field of the open panel. Returns the function to call just before.
 */
function useKeptFocus(
  container: RefObject<HTMLElement | null>,
  { isStacked, open, onOpen }: { isStacked: boolean; open: string | undefined; onOpen: (id: string) => void },
) {
  const kept = useRef<HTMLElement>(null);

  // A host that controls the open tab, for example through the URL, might open it some renders later.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of either can remove focus.
  useLayoutEffect(() => {
    const element = kept.current;
    if (!element?.isConnected || element.closest('[inert]')) return;
    kept.current = null;
    const { activeElement } = document;
    const isElsewhere = activeElement !== document.body && activeElement?.checkVisibility();
    if (!isElsewhere) element.focus({ preventScroll: true });
  }, [isStacked, open]);

  return (willStack: boolean) => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || !container.current?.contains(element)) return;
    const section = element.closest('[data-form-section]')?.getAttribute('data-form-section');
    const isTab = willStack && element.getAttribute('role') === 'tab';
    const panel = container.current.querySelector(`[data-form-section="${CSS.escape(open ?? '')}"]`);
    kept.current = isTab ? (panel?.querySelector<HTMLElement>(focusable) ?? null) : element;
    if (!willStack && section != null && section !== open) onOpen(section);
  };
}

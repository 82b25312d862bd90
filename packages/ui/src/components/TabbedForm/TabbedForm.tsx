import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { joinParts, useLocale } from '../../locale/index.ts';
import { Form, type FormProps, HeadingLevelContext, useFormState } from '../Form/index.ts';
import { TabCount, type TabItem, Tabs } from '../Tabs/index.ts';
import { dot, fields } from './TabbedForm.css.ts';
import { useStrings } from './TabbedForm.strings.ts';

/** A tab of the form. */
export interface FormTab {
  id: string;
  /** Its name, in a word or two. */
  label: string;
  /** A decorative icon before the name. */
  icon?: ReactNode;
  /** Its fields. */
  children: ReactNode;
}

export interface TabbedFormProps
  extends Omit<
    FormProps,
    'sections' | 'onOpenSection' | 'label' | 'describeProblem' | 'sayProblem' | 'unsavedName'
  > {
  /** What the form is for: the name of its row of tabs. */
  label: string;
  /** Its tabs, in the order they are seen. */
  tabs: readonly FormTab[];
  /** Id of the open tab, when the host holds it, as from `?tab=` in the address. */
  tab?: string;
  /** Id of the tab open at first. @default the first tab */
  defaultTab?: string;
  /** Another tab was opened, by a person or by the form, to show what is wrong in it. */
  onTabChange?: (id: string) => void;
  /**
   * A tab with unsaved changes has a dot and says so in its name, and the `UnsavedChangesGuard` of the page asks before
   * they are lost. @default false
   */
  showEditedBadges?: boolean;
  /** @deprecated Use `showEditedBadges`. */
  marksEdited?: boolean;
  /** The guard of the page knows, and names the tabs. @default the same as `showEditedBadges` */
  warnOnUnsaved?: boolean;
  /** @deprecated Use `warnOnUnsaved`. */
  guardsChanges?: boolean;
  /** Level of the headings when the tabs are stacked. @default 2 */
  headingLevel?: 2 | 3;
  /** What stands under the tabs: `FormActions`. */
  children: ReactNode;
}

/**
 * A form in tabs whose closed tabs hide nothing that matters: after a refused attempt each tab carries its number of
 * errors, in its name too, and the summary opens the tab and focuses the field. In a narrow place, or where the tabs do
 * not fit, all of them are open under each other.
 *
 * Renders a `<form>` with the summary, the tabs, then `children`. Follows the APG tabs pattern with manual activation,
 * and the error summary of GOV.UK (WCAG 1.4.10, 2.4.3, 3.2.2, 3.3.1, 3.3.3, 4.1.3). Closed panels stay mounted, so
 * nothing that was typed is lost and all of it is checked.
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
  ...form
}: TabbedFormProps) {
  const strings = useStrings();
  const [own, setOwn] = useState(defaultTab ?? tabs[0]?.id);
  const container = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // An address may name a tab that is not there.
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
    <div ref={container}>
      <Form
        {...form}
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
    </div>
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

/** How many errors a tab has and whether it was edited: for the eye at its end, and in words in its name. */
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

/** Below this many CSS pixels at 100 % text size a row of tabs is no help: everything is open under headings. */
const narrowest = 480;

/**
 * Whether tabs are to be stacked: their container is narrow, or they do not fit in it, so that no tab, and no error on
 * it, is ever out of sight. Watches the container; larger text makes it narrower. Other `names` on the tabs need other
 * room.
 */
function useStacked(
  container: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  { names, ...tabs }: { names: string; open: string | undefined; onOpen: (id: string) => void },
) {
  const [isStacked, setStacked] = useState(false);
  const prepare = useKeptFocus(container, { ...tabs, isStacked });
  const needed = useRef({ names, room: 0 });

  // The marks on the tabs come and go, so what they need is measured after each drawing.
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
      // Names that were never drawn in a row are drawn once, before anybody sees it, to be measured.
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
 * Keeps focus when tabs become headings or headings become tabs: the tab of the field that has it is opened, and from a
 * tab, which goes away, it goes to the first field of what that tab had open. Returns what is to be called just before.
 */
function useKeptFocus(
  container: RefObject<HTMLElement | null>,
  { isStacked, open, onOpen }: { isStacked: boolean; open: string | undefined; onOpen: (id: string) => void },
) {
  const kept = useRef<HTMLElement>(null);

  // A host that holds the open tab, as in the address, may open it some drawings later.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what can have taken it away.
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

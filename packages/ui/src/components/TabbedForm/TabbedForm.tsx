import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useLocale } from '../../locale/index.ts';
import { Form, type FormProps, GroupLevelContext, useFormState } from '../Form/index.ts';
import { TabCount, type TabItem, Tabs } from '../Tabs/index.ts';
import { dot, fields } from './TabbedForm.css.ts';
import { useStrings } from './TabbedForm.strings.ts';
import { useStacked } from './useStacked.ts';

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
  extends Omit<FormProps, 'sections' | 'onOpenSection' | 'label' | 'sayProblem' | 'unsavedName'> {
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
  marksEdited?: boolean;
  /** The guard of the page knows, and names the tabs. @default the same as `marksEdited` */
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
  guardsChanges = marksEdited,
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
        guardsChanges={guardsChanges}
        unsavedName={label}
        sections={tabs}
        onOpenSection={show}
        {...(!isStacked && { sayProblem: strings.problem })}
      >
        <FormTabs
          label={label}
          tabs={tabs}
          open={open ?? ''}
          onOpen={show}
          marksEdited={marksEdited}
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
  marksEdited: boolean;
  isStacked: boolean;
  headingLevel: 2 | 3;
  list: RefObject<HTMLDivElement | null>;
}

const deeper = { 2: 3, 3: 4 } as const;

function FormTabs({ label, tabs, open, onOpen, marksEdited, isStacked, headingLevel, list }: FormTabsProps) {
  const mark = useTabMarks(marksEdited);

  return (
    <GroupLevelContext value={isStacked ? deeper[headingLevel] : headingLevel}>
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
    </GroupLevelContext>
  );
}

/** How many errors a tab has and whether it was edited: for the eye at its end, and in words in its name. */
function useTabMarks(marksEdited: boolean) {
  const strings = useStrings();
  const { locale } = useLocale();
  const { problems, editedSections } = useFormState();

  return ({ children, ...tab }: FormTab): TabItem => {
    const errors = problems.filter(({ section }) => section === tab.id).length;
    const isEdited = marksEdited && editedSections.includes(tab.id);
    const item = {
      ...tab,
      children: (
        <div className={fields} data-form-section={tab.id}>
          {children}
        </div>
      ),
    };
    if (errors === 0 && !isEdited) return item;
    const words = [errors > 0 && strings.errors(errors), isEdited && strings.edited].filter(Boolean);
    return {
      ...item,
      endWords: words.join(', '),
      end: (
        <>
          {errors > 0 && <TabCount tone="danger">{errors.toLocaleString(locale)}</TabCount>}
          {isEdited && <span className={dot} />}
        </>
      ),
    };
  };
}

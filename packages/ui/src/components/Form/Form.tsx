import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { SuccessIcon } from '../../icons/index.ts';
import { Button } from '../Button/index.ts';
import { actions, buttons, dot, form as formStyle, status } from './Form.css.ts';
import { useStrings } from './Form.strings.ts';
import { type FormErrors, FormRegistryContext, FormStateContext, useFormState } from './FormContext.ts';
import { type FormSection, FormSummary, useErrorTitle } from './FormSummary.tsx';
import { useForm } from './useForm.ts';

// biome-ignore lint/suspicious/noConfusingVoidType: a handler that has nothing to say returns nothing.
type FormReply = FormErrors | undefined | void;

export interface FormOptions {
  /**
   * What the host knows to be wrong now, by field name. It is shown from the first attempt to send on, and until it is
   * mended it keeps the form from being sent. What is said of a field that was edited since is not held against it:
   * give a new object when something new is to be said.
   */
  errors?: FormErrors;
  /** What is wrong with these values, by field name: asked when sent, and from then on after each change. */
  validate?: (values: FormData) => FormErrors;
  /**
   * Sends the values. The form is busy until the promise settles; errors by field name that the server answers with
   * are the result. A name that no field has, such as `''`, is about the whole form. A rejected one is the host's to catch.
   */
  onSubmit: (values: FormData) => FormReply | Promise<FormReply>;
  /** The fields that differ from what they were at first, or when last saved, and the sections they are in. */
  onEditedChange?: (names: readonly string[], sections: readonly string[]) => void;
  /** A field in this closed section needs to be seen: open it. */
  onOpenSection?: (id: string) => void;
  /**
   * Where focus goes when the form is refused: one rule for an app. `auto` goes to the summary, or straight to the
   * field when there is only one error. @default 'auto'
   */
  focusWhenRefused?: 'auto' | 'summary' | 'field';
  /** What is said, politely, when it was saved; `null` when the host says it itself, as in a toast. @default 'Saved' */
  savedMessage?: string | null;
}

export interface FormProps extends FormOptions {
  /** The fields, then what sends them. */
  children: ReactNode;
  /** What the form is for, when the page has more than one. */
  label?: string;
  /** Parts that the errors are grouped by: elements with `data-form-section`. */
  sections?: readonly FormSection[];
  /** The heading of the summary. @default 'There is a problem: 3 errors' */
  sayProblem?: (errors: number, sections: number) => string;
  id?: string;
  ref?: Ref<HTMLFormElement>;
}

/**
 * Asks for several things and sends them together. When something is wrong it says how much, where, and goes there.
 *
 * Renders a `<form noValidate>` with a summary of errors above it after it was refused. Follows the error summary of
 * GOV.UK: more than one error focuses the summary, exactly one its field; its links bring the label into view and focus
 * the field, and the page's title begins with "Error: " (WCAG 3.3.1, 3.3.3, 4.1.3). Nothing that was typed is lost.
 *
 * @selector [data-refused] it was tried to be sent, and something was wrong
 * @example
 * <Form validate={check} onSubmit={(values) => save(values)}>
 *   <TextField name="name" label="Organization Name" />
 *   <FormActions save="Save organization" />
 * </Form>
 */
export function Form({ children, label, sections = [], sayProblem, id, ref, ...options }: FormProps) {
  const strings = useStrings();
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { state, registry, goTo, submit } = useForm(options, element, summary);
  useImperativeHandle(ref, () => element.current as HTMLFormElement);
  useErrorTitle(state.problems.length > 0);

  return (
    <FormRegistryContext value={registry}>
      <FormStateContext value={state}>
        <form
          ref={element}
          {...(id !== undefined && { id })}
          className={formStyle}
          aria-label={label}
          noValidate
          data-refused={state.isRefused || undefined}
          onSubmit={submit}
          // What happens in a list that a field opened elsewhere in the page comes here too.
          onInput={registry.recheck}
          onChange={registry.recheck}
          onFocus={registry.recheck}
          onBlur={registry.recheck}
          onReset={registry.recheck}
        >
          {state.isRefused && (
            <FormSummary
              ref={summary}
              state={state}
              sections={sections}
              sayProblem={sayProblem ?? strings.problem}
              onGoTo={({ name, control }) => void goTo(name, control)}
            />
          )}
          {children}
        </form>
      </FormStateContext>
    </FormRegistryContext>
  );
}

export interface FormActionsProps {
  /** What sends the form, such as "Save channel". */
  save: string;
  /** Other buttons, such as Cancel. */
  children?: ReactNode;
  /** Names of the sections by id, for "Unsaved changes in Bot". */
  sections?: readonly FormSection[];
  /** The form cannot be sent now. @default false */
  isDisabled?: boolean;
}

/**
 * The bar under a form: what is not saved yet, and the button that sends it. It stays at the bottom of the window.
 *
 * Renders a `<div>` with a submit `<button>`, which keeps focus and its place while busy.
 *
 * @example
 * <FormActions save="Save channel"><Button onPress={leave}>Cancel</Button></FormActions>
 */
export function FormActions({ save, children, sections = [], isDisabled = false }: FormActionsProps) {
  const strings = useStrings();
  const { isBusy, isSaved, edited, editedSections } = useFormState();
  const places = sections.filter(({ id }) => editedSections.includes(id)).map(({ label }) => label);

  return (
    <div className={actions}>
      <p className={status}>
        {isSaved && (
          <>
            <SuccessIcon />
            {strings.saved}
          </>
        )}
        {!isSaved && edited.length > 0 && (
          <>
            <span className={dot} />
            {places.length > 0 ? strings.unsavedIn(places.join(', ')) : strings.unsaved}
          </>
        )}
      </p>
      <div className={buttons}>
        {children}
        <Button type="submit" variant="primary" isBusy={isBusy} isDisabled={isDisabled}>
          {save}
        </Button>
      </div>
    </div>
  );
}

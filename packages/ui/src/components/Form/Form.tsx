import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { FormRegistryContext, FormStateContext } from '../../formContext/index.ts';
import { form as formStyle } from './Form.css.ts';
import { useStrings } from './Form.strings.ts';
import { FormFailure, type FormSection, FormSummary, useErrorTitle } from './FormSummary.tsx';
import { showWhole } from './formFields.ts';
import { useForm } from './useForm.ts';
import type { FormOptions } from './useFormChecks.ts';

export interface FormProps extends FormOptions {
  /** The fields, then what sends them. */
  children: ReactNode;
  /** What the form is for: needed when the page has more than one, and by the guard of the page. */
  label?: string;
  /** What the guard calls changes that are in no section. @default the label, or "this form" */
  unsavedName?: string;
  /** Parts that the errors are grouped by: elements with `data-form-section`. */
  sections?: readonly FormSection[];
  /** The heading of the summary; `sections` is 0 when some errors are in none. @default 'There is a problem: 3 errors' */
  describeProblem?: (errors: number, sections: number) => string;
  /** @deprecated Use `describeProblem`. */
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
export function Form({
  children,
  label,
  unsavedName,
  sections = [],
  sayProblem,
  describeProblem = sayProblem,
  id,
  ref,
  ...options
}: FormProps) {
  const strings = useStrings();
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { state, registry, goTo, submit } = useForm(options, element, summary, {
    name: unsavedName ?? label ?? strings.thisForm,
    sections,
  });
  useImperativeHandle(ref, () => element.current as HTMLFormElement);
  useErrorTitle(state.problems.length > 0 || state.failure !== undefined);

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
          onFocus={({ target }) => {
            registry.recheck();
            showWhole(target);
          }}
          onBlur={registry.recheck}
          onReset={registry.recheck}
        >
          {state.isRefused && (
            <FormSummary
              ref={summary}
              state={state}
              sections={sections}
              describeProblem={describeProblem ?? strings.problem}
              onGoTo={({ name, control }) => void goTo(name, control)}
            />
          )}
          {state.failure && <FormFailure ref={summary} said={state.failure.said} isBusy={state.isBusy} />}
          {children}
        </form>
      </FormStateContext>
    </FormRegistryContext>
  );
}

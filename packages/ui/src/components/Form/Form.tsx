import { type ReactNode, useImperativeHandle, useRef } from 'react';
import { FormRegistryContext, FormStateContext } from '../../formContext/index.ts';
import { type RootProps, rootProps } from '../../props/index.ts';
import { form as formStyle } from './Form.css.ts';
import { useStrings } from './Form.strings.ts';
import { FormFailure, type FormSection, FormSummary, useErrorTitle } from './FormSummary.tsx';
import { showWhole } from './formFields.ts';
import { useForm } from './useForm.ts';
import type { FormOptions } from './useFormChecks.ts';

export interface FormProps extends FormOptions, RootProps<HTMLFormElement> {
  /** The fields, then `FormActions`. */
  children: ReactNode;
  /** The accessible name of the form, required if the page has several. The unsaved-changes guard also uses it. */
  label?: string | undefined;
  /** The guard's name for changes that aren't in a section. @default the label, or "this form" */
  unsavedName?: string | undefined;
  /** The sections by which the summary groups errors: elements with `data-form-section`. */
  sections?: readonly FormSection[] | undefined;
  /**
   * Returns the heading of the summary. `sections` is 0 if some errors aren't in a section.
   * @default 'There is a problem: 3 errors'
   */
  describeProblem?: ((errors: number, sections: number) => string) | undefined;
  /** @deprecated Use `describeProblem`. */
  sayProblem?: ((errors: number, sections: number) => string) | undefined;
}

/**
 * Groups fields and submits them together. If there are errors, it counts them, lists them and moves focus to them.
 *
 * Renders a `<form noValidate>`, with an error summary above the fields after a submit with errors. Follows the GOV.UK
 * error summary: with several errors, focus moves to the summary; with one, to its field. Links in the summary scroll
 * the label into view and focus the field, and the page title begins with "Error: " (WCAG 3.3.1, 3.3.3, 4.1.3). The
 * form keeps all values.
 *
 * @part form-summary the panel above the fields after a submit with errors, or one that failed
 * @part form-summary-icon its icon
 * @part form-summary-title its heading
 * @part form-summary-link the link to a field with an error
 * @selector [data-refused] the last submit had errors
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
  ref,
  ...props
}: FormProps) {
  const strings = useStrings();
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { state, registry, goTo, submit } = useForm(props, element, summary, {
    name: unsavedName ?? label ?? strings.thisForm,
    sections,
  });
  useImperativeHandle(ref, () => element.current as HTMLFormElement);
  useErrorTitle(state.problems.length > 0 || state.failure !== undefined);

  return (
    <FormRegistryContext value={registry}>
      <FormStateContext value={state}>
        <form
          // Before the props, because `TabbedForm` sets its own.
          data-part="form"
          {...rootProps(props, formStyle)}
          ref={element}
          aria-label={label}
          noValidate
          action={props.action}
          method={typeof props.action === 'string' ? 'post' : undefined}
          data-refused={state.isRefused || undefined}
          onSubmit={submit}
          // React also sends events from lists that a field opens in a portal.
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

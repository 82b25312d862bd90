import { createContext, useContext, useEffect, useId, useLayoutEffect, useRef } from 'react';

/** Error messages keyed by field `name`. An error whose name no field has, such as `''`, is about the whole form. */
export type FormErrors = Readonly<Record<string, string | undefined>>;

/** A field that registers with a `Form`. The library's own fields register automatically. */
export interface FormField {
  /** The name in the form's data. Without it, the form includes the field's own error, but can't set one. */
  name?: string | undefined;
  /** The name of the field in the summary, if the error message doesn't contain it. */
  label?: string | undefined;
  /** Returns the field's current error. Called each time the form is checked. */
  getError?: (() => string | undefined) | undefined;
  /** Returns the control, if no element of the form has that name. */
  getControl?: (() => Element | null | undefined) | undefined;
}

/** One error of a form. */
export interface FormProblem {
  name: string;
  message: string;
  /** The field's label, if known. */
  label?: string | undefined;
  /** ID of the section that contains the field. */
  section?: string | undefined;
  /** The control that takes focus, or from which that control is found. Undefined for errors of the whole form. */
  control?: Element | undefined;
}

export interface FormState {
  /** Current errors: empty before the first attempt to submit, then live. */
  problems: readonly FormProblem[];
  /** Errors that the summary lists: those of the last attempt, fixed ones included, and later ones. */
  listed: readonly FormProblem[];
  /** The last attempt to submit had errors. */
  isRefused: boolean;
  /** The form is being submitted. */
  isBusy: boolean;
  /** The form was saved, and nothing has changed since. */
  isSaved: boolean;
  /** Names of the fields that differ from their initial or last saved values. */
  edited: readonly string[];
  /** IDs of the sections that contain the edited fields. */
  editedSections: readonly string[];
  /** Whether some edited fields aren't in a section. */
  isEditedElsewhere: boolean;
  /** Set if the last attempt to submit failed. `said` is the text from the host's `describeFailure`. */
  failure?: { said: string | undefined } | undefined;
}

export interface FormRegistry {
  register: (key: string, field: () => FormField) => () => void;
  /** Schedules a check, for changes that don't fire an event. */
  recheck: () => void;
}

export const FormRegistryContext = createContext<FormRegistry | null>(null);

export const pristine: FormState = {
  problems: [],
  listed: [],
  isRefused: false,
  isBusy: false,
  isSaved: false,
  edited: [],
  editedSections: [],
  isEditedElsewhere: false,
};

export const FormStateContext = createContext<FormState>(pristine);

/** Returns the state of the nearest `Form`, for a status next to the button or a marker on a section. */
export function useFormState() {
  return useContext(FormStateContext);
}

/**
 * Registers a control with the nearest `Form`, and returns the form's error for it. Does nothing outside a form.
 * Show the error next to the control, as `Field` does.
 *
 * @example
 * const error = useFormField({ name: 'color', label, getError: () => (color ? undefined : 'Choose a color') });
 */
export function useFormField(field: FormField): string | undefined {
  const registry = useContext(FormRegistryContext);
  const { problems } = useContext(FormStateContext);
  const id = useId();
  const key = field.name ?? id;
  const latest = useRef(field);

  useLayoutEffect(() => {
    latest.current = field;
  });
  useEffect(() => registry?.register(key, () => latest.current), [registry, key]);

  const own = field.getError?.();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new error from getError requires a new check.
  useEffect(() => registry?.recheck(), [registry, own]);

  return problems.find(({ name }) => name === key)?.message;
}

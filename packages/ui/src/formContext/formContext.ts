import { createContext, useContext, useEffect, useId, useLayoutEffect, useRef } from 'react';

/** What is wrong, by the `name` of the field. Under a name that no field has, or `''`, it is about the whole form. */
export type FormErrors = Readonly<Record<string, string | undefined>>;

/** A field that takes part in a `Form`: the library's own do so by themselves. */
export interface FormField {
  /** As in the form's data. Without it the form sees the field's own error, and cannot give it one. */
  name?: string | undefined;
  /** What it is called in the summary, when its error does not say so. */
  label?: string | undefined;
  /** What is wrong with it now; asked each time the form is checked. */
  getError?: (() => string | undefined) | undefined;
  /** The control, when no element of the form has that name. */
  getControl?: (() => Element | null | undefined) | undefined;
}

/** One thing that is wrong. */
export interface FormProblem {
  name: string;
  message: string;
  /** The field's label, when it is known. */
  label?: string | undefined;
  /** The section of the form it is in. */
  section?: string | undefined;
  /** What takes focus, or what it is found by; none when it is about the whole form. */
  control?: Element | undefined;
}

export interface FormState {
  /** What is wrong now: nothing before the first attempt to send, then live. */
  problems: readonly FormProblem[];
  /** What the summary lists: what was wrong at the last attempt, and what came since. */
  listed: readonly FormProblem[];
  /** It was tried to be sent, and something was wrong. */
  isRefused: boolean;
  /** It is being sent. */
  isBusy: boolean;
  /** It was sent, and nothing was changed since. */
  isSaved: boolean;
  /** Names of the fields that differ from what they were at first, or when last sent. */
  edited: readonly string[];
  /** Ids of the sections they are in. */
  editedSections: readonly string[];
  /** Some of them are in no section. */
  isEditedElsewhere: boolean;
  /** The last attempt to send failed; `said` is what the host says of it. */
  failure?: { said: string | undefined } | undefined;
}

export interface FormRegistry {
  register: (key: string, field: () => FormField) => () => void;
  /** Something may have changed that no event tells. */
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

/** What the nearest `Form` knows about itself: for a status beside the button, or a mark on a section. */
export function useFormState() {
  return useContext(FormStateContext);
}

/**
 * Makes a control part of the nearest `Form`, and gives the error that the form has for it. Outside a form it does
 * nothing. Show the error beside the control, as `Field` does.
 *
 * @example
 * const error = useFormField({ name: 'colour', label, getError: () => (colour ? undefined : 'Choose a colour') });
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new error of its own is the reason to check again.
  useEffect(() => registry?.recheck(), [registry, own]);

  return problems.find(({ name }) => name === key)?.message;
}

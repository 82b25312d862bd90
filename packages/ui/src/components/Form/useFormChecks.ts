import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type FormErrors, type FormField, type FormState, pristine } from '../../formContext/index.ts';
import { useStrings } from './Form.strings.ts';
import {
  changedNames,
  controlOf,
  findProblems,
  formValuesOf,
  isPressed,
  ownedErrors,
  sectionOf,
  stillHolding,
  type Values,
} from './formFields.ts';
import { createValidation, type StandardSchema } from './validation.ts';

// biome-ignore lint/suspicious/noConfusingVoidType: a handler without errors returns nothing.
type FormReply = FormErrors | false | undefined | void;

export interface FormOptions {
  /**
   * The host's errors by field name. They are shown from the first attempt to submit, and block submitting until they
   * are fixed. Errors of a field that was edited since, or without a matching field, don't block submitting. To show
   * new errors, pass a new object.
   */
  errors?: FormErrors | undefined;
  /**
   * Returns errors by field name, or a promise of them. Called on the first submit and, from then on, after each change.
   * The form is busy while a submit waits for the promise. A rejected promise is handled like a rejected `onSubmit`.
   */
  validate?: ((values: FormData) => FormErrors | Promise<FormErrors>) | undefined;
  /**
   * A schema of Zod, Valibot, ArkType or another library with Standard Schema. It gets the form's values as an object of
   * texts and files, with an array for a name that has several, and its messages become errors of the fields in their
   * paths. It can be asynchronous, and `validate` can add errors.
   */
  schema?: StandardSchema | undefined;
  /**
   * Submits the values. The form is busy until the promise settles. Return the server's errors by field name; a name
   * without a field, such as `''`, is about the whole form. A rejected promise or a thrown error means that nothing was
   * saved: the form keeps all values, shows that, and offers a retry. Return `false` if nothing was submitted because
   * the person has to read something first; then show it and move focus to it.
   */
  onSubmit: (values: FormData) => FormReply | Promise<FormReply>;
  /**
   * Where the form is sent before its scripts have loaded: the action of `useActionState`, or a URL, which gets a POST
   * request. With scripts, `onSubmit` is called instead. Pass the errors of the reply as `errors`: with an `action`, they
   * are shown from the first render.
   */
  action?: string | ((values: FormData) => void | Promise<void>) | undefined;
  /** Called after a save, when the changes no longer count as unsaved. Navigate here, for example to the list. */
  onSaved?: (() => void) | undefined;
  /**
   * Returns a sentence that explains a failed submit, such as "The server did not answer." Without it, the form only
   * shows that nothing was saved, and passes the error to `reportError`.
   */
  describeFailure?: ((error: unknown) => string) | undefined;
  /** @deprecated Use `describeFailure`. */
  sayFailure?: ((error: unknown) => string) | undefined;
  /**
   * Whether the page's `UnsavedChangesGuard` prompts before changes are lost. It names the sections with changes, or
   * the form by its `label`. Leave it off for forms that don't save anything, such as a search. @default false
   */
  warnOnUnsaved?: boolean | undefined;
  /** @deprecated Use `warnOnUnsaved`. */
  guardsChanges?: boolean | undefined;
  /** Called with the fields that differ from their initial or last saved values, and the sections that contain them. */
  onEditedChange?: ((names: readonly string[], sections: readonly string[]) => void) | undefined;
  /** Called when a field in this section must become visible. Open the section. */
  onOpenSection?: ((id: string) => void) | undefined;
  /**
   * Where focus moves after a submit with errors. Use one rule in the whole app. `auto` moves focus to the summary, or
   * to the field if there is only one error. @default 'auto'
   */
  focusWhenRefused?: 'auto' | 'summary' | 'field' | undefined;
  /** The polite announcement after a save, or `null` if the host announces it, as in a toast. @default 'Saved' */
  savedMessage?: string | null | undefined;
}

interface Said {
  errors: FormErrors;
  /** The form's values when the errors were reported. */
  over?: Values | undefined;
}

const same = (one: unknown, other: unknown) =>
  JSON.stringify(one, (key, value) => (key === 'control' ? undefined : value)) ===
  JSON.stringify(other, (key, value) => (key === 'control' ? undefined : value));

const unedited = { edited: [], editedSections: [], isEditedElsewhere: false };

/** The fields that differ from these values, and the sections that contain them. */
function editsOf(form: HTMLFormElement, before: Values, fields: ReadonlyMap<string, () => FormField>) {
  const edited = changedNames(before, formValuesOf(form));
  const places = new Set(edited.map((name) => sectionOf(controlOf(form, fields, name)) ?? ''));
  return { edited, editedSections: [...places].filter(Boolean), isEditedElsewhere: places.has('') };
}

/** The state of a new form. After a request without scripts, it has the errors of the reply. */
function startOf({ action, errors = {} }: FormOptions): FormState {
  const named = Object.entries(action === undefined ? {} : errors);
  const problems = named.flatMap(([name, message]) => (message ? { name, message } : []));
  return problems.length > 0 ? { ...pristine, problems, listed: problems, isRefused: true } : pristine;
}

/** Tracks the fields of a form, their errors and which of them were edited. */
export function useFormChecks(options: FormOptions, form: RefObject<HTMLFormElement | null>) {
  const strings = useStrings();
  const latest = useRef({ options, strings });
  const [fields] = useState(() => new Map<string, () => FormField>());
  const [state, setState] = useState(() => startOf(options));
  const now = useRef(state);
  const said = useRef<{ byHost: Said; byServer: Said }>({ byHost: { errors: {} }, byServer: { errors: {} } });
  const initial = useRef<Values>(new Map());
  const recheck = useRef(() => {});
  const [validation] = useState(() => createValidation(() => recheck.current()));

  useLayoutEffect(() => {
    latest.current = { options, strings };
  });

  const change = useCallback((next: Partial<FormState>) => {
    const merged = { ...now.current, ...next };
    if (same(merged, now.current)) return;
    now.current = merged;
    setState(merged);
  }, []);

  /** Returns all errors. `isToSend` leaves out host errors without a matching field, because no one could fix them. */
  const check = useCallback(
    (isToSend = false) => {
      const element = form.current;
      if (!element) return [];
      const { options, strings } = latest.current;
      const values = formValuesOf(element);
      const { byHost, byServer } = said.current;
      const still = [byHost, byServer].map(({ errors, over }) => stillHolding(errors, over, values));
      if (isToSend) still[0] = ownedErrors(element, fields, still[0] ?? {});
      return findProblems(
        element,
        fields,
        [validation.check(element, options, values), ...still],
        (control, label) => {
          if (control.validity.customError) return control.validationMessage;
          return control.validity.valueMissing ? strings.needed(label) : strings.unfit(label);
        },
      );
    },
    [form, fields, validation],
  );

  const refresh = useCallback(() => {
    const element = form.current;
    if (!element) return;
    const edits = editsOf(element, initial.current, fields);
    const { isRefused, listed, isSaved } = now.current;
    const problems = isRefused ? check() : [];
    const came = problems.filter(({ name }) => !listed.some((other) => other.name === name));
    change({
      ...edits,
      problems,
      listed: [...listed, ...came],
      isSaved: isSaved && edits.edited.length === 0,
    });
  }, [form, fields, check, change]);

  const registry = useMemo(() => {
    const { schedule, stop } = flushBeforeInput(refresh);
    return {
      recheck: schedule,
      stop,
      register(key: string, field: () => FormField) {
        fields.set(key, field);
        return () => void fields.delete(key);
      },
    };
  }, [fields, refresh]);

  useEffect(() => {
    recheck.current = registry.recheck;
    return registry.stop;
  }, [registry]);

  // The host's errors apply to the values that the form has now.
  const { errors } = options;
  useEffect(() => {
    if (!form.current) return;
    said.current.byHost = { errors: errors ?? {}, over: formValuesOf(form.current) };
    registry.recheck();
  }, [errors, form, registry]);

  // A new language changes the messages, and a new `validate` or `schema` changes the errors.
  const { validate, schema } = options;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of these requires a new check.
  useEffect(() => registry.recheck(), [registry, strings, validate, schema]);

  /** Compares the form with these values from now on. Returns the current differences. */
  const keep = useCallback(
    (values: Values) => {
      initial.current = values;
      return form.current ? editsOf(form.current, values, fields) : unedited;
    },
    [form, fields],
  );
  useEffect(() => {
    if (form.current) initial.current = formValuesOf(form.current);
  }, [form]);

  const { edited, editedSections } = state;
  const told = useRef(edited);
  useEffect(() => {
    if (told.current !== edited) latest.current.options.onEditedChange?.(edited, editedSections);
    told.current = edited;
  }, [edited, editedSections]);

  return { state, now, change, check, validation, registry, fields, said, keep, latest };
}

/** Events that can leave a form or end a press. */
const inputEvents = ['keydown', 'keyup', 'pointerup', 'pointercancel', 'click'] as const;

/** How often to check whether a press has ended without an event, in milliseconds. */
const pressCheckInterval = 50;

/**
 * Runs a task once, soon after the last call of `schedule`, but before the person's next input: Escape right after a
 * letter must find the form edited, even on a busy page. During a press, it waits for the end of the press: if a
 * message disappeared, the target would move from under the pointer and the press would be lost.
 */
function flushBeforeInput(task: () => void) {
  let waiting: ReturnType<typeof setTimeout>;
  const stop = () => {
    clearTimeout(waiting);
    for (const type of inputEvents) window.removeEventListener(type, flush, true);
  };
  const flush = () => {
    stop();
    task();
  };
  const tryFlush = () => {
    if (isPressed()) waiting = setTimeout(tryFlush, pressCheckInterval);
    else flush();
  };
  const schedule = () => {
    stop();
    waiting = setTimeout(tryFlush);
    for (const type of inputEvents) window.addEventListener(type, flush, true);
  };
  return { schedule, stop };
}

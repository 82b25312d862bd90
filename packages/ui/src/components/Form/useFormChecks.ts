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

// biome-ignore lint/suspicious/noConfusingVoidType: a handler that has nothing to say returns nothing.
type FormReply = FormErrors | false | undefined | void;

export interface FormOptions {
  /**
   * What the host knows to be wrong now, by field name. It is shown from the first attempt to send on, and until it is
   * mended it keeps the form from being sent. What is said of a field that was edited since is not held against it,
   * nor is what no field has, which nobody could mend: give a new object when something new is to be said.
   */
  errors?: FormErrors;
  /** What is wrong with these values, by field name: asked when sent, and from then on after each change. */
  validate?: (values: FormData) => FormErrors;
  /**
   * Sends the values. The form is busy until the promise settles; errors by field name that the server answers with
   * are the result. A name that no field has, such as `''`, is about the whole form. A promise that is rejected, or
   * what is thrown, means that nothing was saved: the form says so, keeps all of it and offers to try again. `false`
   * means that nothing was sent yet, because the person has to read something first: the host shows it, and moves focus.
   */
  onSubmit: (values: FormData) => FormReply | Promise<FormReply>;
  /** It was saved, and the guard of the page knows: go on from here, as to the list. */
  onSaved?: () => void;
  /**
   * What happened, in a sentence, when sending failed, such as "The server did not answer." Without it the form only
   * says that nothing was saved, and the error is reported as one that nobody caught.
   */
  describeFailure?: (error: unknown) => string;
  /** @deprecated Use `describeFailure`. */
  sayFailure?: (error: unknown) => string;
  /**
   * The `UnsavedChangesGuard` of the page asks before changes are lost, and names the sections they are in, or the
   * form by its `label`. Leave it off for what is not kept, such as a search. @default false
   */
  warnOnUnsaved?: boolean;
  /** @deprecated Use `warnOnUnsaved`. */
  guardsChanges?: boolean;
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

interface Said {
  errors: FormErrors;
  /** What the form held when they were said. */
  over?: Values;
}

const same = (one: unknown, other: unknown) =>
  JSON.stringify(one, (key, value) => (key === 'control' ? undefined : value)) ===
  JSON.stringify(other, (key, value) => (key === 'control' ? undefined : value));

const unedited = { edited: [], editedSections: [], isEditedElsewhere: false };

/** What differs from these values, and where it is. */
function editsOf(form: HTMLFormElement, before: Values, fields: ReadonlyMap<string, () => FormField>) {
  const edited = changedNames(before, formValuesOf(form));
  const places = new Set(edited.map((name) => sectionOf(controlOf(form, fields, name)) ?? ''));
  return { edited, editedSections: [...places].filter(Boolean), isEditedElsewhere: places.has('') };
}

/** What a form knows of itself: its fields, what is wrong with them and which of them were edited. */
export function useFormChecks(options: FormOptions, form: RefObject<HTMLFormElement | null>) {
  const strings = useStrings();
  const latest = useRef({ options, strings });
  const [fields] = useState(() => new Map<string, () => FormField>());
  const [state, setState] = useState(pristine);
  const now = useRef(state);
  const said = useRef<{ byHost: Said; byServer: Said }>({ byHost: { errors: {} }, byServer: { errors: {} } });
  const initial = useRef<Values>(new Map());

  useLayoutEffect(() => {
    latest.current = { options, strings };
  });

  const change = useCallback((next: Partial<FormState>) => {
    const merged = { ...now.current, ...next };
    if (same(merged, now.current)) return;
    now.current = merged;
    setState(merged);
  }, []);

  /** All that is wrong; `isToSend` leaves out what the host says of no field, which nobody could mend. */
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
        [options.validate?.(new FormData(element)) ?? {}, ...still],
        (control, label) => {
          if (control.validity.customError) return control.validationMessage;
          return control.validity.valueMissing ? strings.needed(label) : strings.unfit(label);
        },
      );
    },
    [form, fields],
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

  useEffect(() => registry.stop, [registry]);

  // What the host says holds for what the form held when it was said.
  const { errors } = options;
  useEffect(() => {
    if (!form.current) return;
    said.current.byHost = { errors: errors ?? {}, over: formValuesOf(form.current) };
    registry.recheck();
  }, [errors, form, registry]);

  // Another language has other words, and another rule finds other things.
  const { validate } = options;
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what is to be checked with again.
  useEffect(() => registry.recheck(), [registry, strings, validate]);

  /** From now on the form is compared with these values; answers what still differs. */
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

  return { state, now, change, check, registry, fields, said, keep, latest };
}

/** What may lead away from a form, or ends a press. */
const inputEvents = ['keydown', 'keyup', 'pointerup', 'pointercancel', 'click'] as const;

/** How often to check whether a press is over whose end no event told, in milliseconds. */
const pressCheckInterval = 50;

/**
 * Does something once, soon after it was last asked for, but before whatever the person does next: Escape right after a
 * letter must find the form edited, however busy the page is. While something is pressed it waits for the end of the
 * press: a message that goes away meanwhile would move what is pressed from under the pointer, and the press be lost.
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

import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStrings } from './Form.strings.ts';
import { type FormErrors, type FormField, type FormState, pristine } from './FormContext.ts';
import {
  changedNames,
  controlOf,
  findProblems,
  ownedErrors,
  sectionOf,
  stillHolding,
  type Values,
  valuesOf,
} from './formFields.ts';
import type { FormOptions } from './formOptions.ts';
import { soon } from './soon.ts';

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
  const edited = changedNames(before, valuesOf(form));
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
      const values = valuesOf(element);
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
    const { ask, stop } = soon(refresh);
    return {
      recheck: ask,
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
    said.current.byHost = { errors: errors ?? {}, over: valuesOf(form.current) };
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
    if (form.current) initial.current = valuesOf(form.current);
  }, [form]);

  const { edited, editedSections } = state;
  const told = useRef(edited);
  useEffect(() => {
    if (told.current !== edited) latest.current.options.onEditedChange?.(edited, editedSections);
    told.current = edited;
  }, [edited, editedSections]);

  return { state, now, change, check, registry, fields, said, keep, latest };
}

import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStrings } from './Form.strings.ts';
import type { FormOptions } from './Form.tsx';
import { type FormErrors, type FormField, type FormState, pristine } from './FormContext.ts';
import {
  changedNames,
  controlNamed,
  findProblems,
  sectionOf,
  stillHolding,
  type Values,
  valuesOf,
} from './formFields.ts';

interface Said {
  errors: FormErrors;
  /** What the form held when they were said. */
  over?: Values;
}

const same = (one: unknown, other: unknown) =>
  JSON.stringify(one, (key, value) => (key === 'control' ? undefined : value)) ===
  JSON.stringify(other, (key, value) => (key === 'control' ? undefined : value));

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

  const check = useCallback(() => {
    const element = form.current;
    if (!element) return [];
    const { options, strings } = latest.current;
    const values = valuesOf(element);
    const { byHost, byServer } = said.current;
    const still = [byHost, byServer].map(({ errors, over }) => stillHolding(errors, over, values));
    return findProblems(
      element,
      fields,
      [options.validate?.(new FormData(element)) ?? {}, ...still],
      (control, label) => {
        if (control.validity.customError) return control.validationMessage;
        return control.validity.valueMissing ? strings.needed(label) : strings.unfit(label);
      },
    );
  }, [form, fields]);

  const refresh = useCallback(() => {
    const element = form.current;
    if (!element) return;
    const edited = changedNames(initial.current, valuesOf(element));
    const sections = edited.map((name) => sectionOf(controlNamed(element, name)) ?? '').filter(Boolean);
    const { isRefused, listed, isSaved } = now.current;
    const problems = isRefused ? check() : [];
    const came = problems.filter(({ name }) => !listed.some((other) => other.name === name));
    change({
      edited,
      editedSections: [...new Set(sections)],
      problems,
      listed: [...listed, ...came],
      isSaved: isSaved && edited.length === 0,
    });
  }, [form, check, change]);

  const registry = useMemo(() => {
    let waiting: ReturnType<typeof setTimeout>;
    const recheck = () => {
      clearTimeout(waiting);
      waiting = setTimeout(refresh);
    };
    return {
      recheck,
      register(key: string, field: () => FormField) {
        fields.set(key, field);
        return () => void fields.delete(key);
      },
    };
  }, [fields, refresh]);

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

  /** From now on, what the form holds is what it was at first. */
  const keep = useCallback(() => {
    if (form.current) initial.current = valuesOf(form.current);
  }, [form]);
  useEffect(keep, [keep]);

  const { edited, editedSections } = state;
  const told = useRef(edited);
  useEffect(() => {
    if (told.current !== edited) latest.current.options.onEditedChange?.(edited, editedSections);
    told.current = edited;
  }, [edited, editedSections]);

  return { state, now, change, check, registry, fields, said, keep, latest };
}

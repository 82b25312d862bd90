import { type RefObject, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { announce } from '../../announcer/index.ts';
import type { FormProblem } from '../../formContext/index.ts';
import { useUnsavedChanges } from '../UnsavedChangesGuard/index.ts';
import type { FormSection } from './FormSummary.tsx';
import {
  changedNames,
  controlOf,
  focusWithLabel,
  formValuesOf,
  ownedErrors,
  sectionOf,
  unsavedIn,
  untilReachable,
  type Values,
} from './formFields.ts';
import { type FormOptions, useFormChecks } from './useFormChecks.ts';

const nothingWrong = { problems: [], listed: [], isRefused: false, failure: undefined };

/** Submits a form, handles errors and saves, and moves focus. */
export function useForm(
  options: FormOptions,
  form: RefObject<HTMLFormElement | null>,
  summary: RefObject<HTMLElement | null>,
  places: { name: string; sections: readonly FormSection[] },
) {
  const checks = useFormChecks(options, form);
  const { state, now, change, check, validation, registry, fields, said, keep, latest } = checks;
  // Refusals and replies are handled after rendering, when the summary and the host's new errors exist.
  const [refusals, setRefusals] = useState(0);
  const [replies, setReplies] = useState(0);
  const [failures, setFailures] = useState(0);
  const sent = useRef<Values>(new Map());
  const settle = useUnsavedChanges(
    (options.warnOnUnsaved ?? options.guardsChanges) ? unsavedIn(state, places) : [],
  );

  const goTo = useCallback(
    async (name: string, known?: Element) => {
      const control = (form.current && controlOf(form.current, fields, name)) ?? known;
      if (!control) return;
      const section = sectionOf(control);
      if (section !== undefined) latest.current.options.onOpenSection?.(section);
      await untilReachable(control);
      // If the control can't take focus, the summary does, so that errors are never silent.
      if (!focusWithLabel(control)) summary.current?.focus();
    },
    [form, fields, summary, latest],
  );

  const refuse = useCallback(
    (problems: readonly FormProblem[]) => {
      change({ problems, listed: problems, isRefused: true, isSaved: false, failure: undefined });
      setRefusals((count) => count + 1);
    },
    [change],
  );

  useEffect(() => {
    if (refusals === 0) return;
    const rule = latest.current.options.focusWhenRefused ?? 'auto';
    const { problems } = now.current;
    const first = problems.find(({ control }) => control);
    const isToField = first && (rule === 'field' || (rule === 'auto' && problems.length === 1));
    if (isToField) void goTo(first.name, first.control);
    else summary.current?.focus();
  }, [refusals, goTo, summary, now, latest]);

  useEffect(() => {
    const element = form.current;
    if (replies === 0 || !element) return;
    const { byHost, byServer } = said.current;
    const since = changedNames(sent.current, formValuesOf(element));
    // Errors in fields that were edited during the request are left for the next attempt.
    const problems = check().filter(
      ({ name }) => byHost.errors[name] || byServer.errors[name] || !since.includes(name),
    );
    if (problems.length > 0) return refuse(problems);
    const { options, strings } = latest.current;
    const edits = keep(sent.current);
    const isSaved = edits.edited.length === 0;
    const isRetry = summary.current?.contains(document.activeElement);
    change({ ...edits, isSaved, ...nothingWrong });
    if (isRetry) element.querySelector<HTMLElement>(':scope [type="submit"]:not([data-retry])')?.focus();
    if (isSaved) settle();
    if (options.savedMessage !== null) announce(options.savedMessage ?? strings.saved);
    options.onSaved?.();
  }, [replies, check, refuse, keep, change, settle, form, said, summary, latest]);

  useEffect(() => {
    if (failures > 0) summary.current?.focus();
  }, [failures, summary]);

  // Handles native validation that a host or an element starts. Otherwise the browser and react-aria's fields would
  // stay silent if the invalid field is in a closed section, where it can't take focus.
  useEffect(() => {
    const element = form.current;
    let waiting: ReturnType<typeof setTimeout>;
    const intercept = (event: Event) => {
      event.preventDefault();
      clearTimeout(waiting);
      waiting = setTimeout(() => refuse(check()));
    };
    element?.addEventListener('invalid', intercept, true);
    return () => {
      clearTimeout(waiting);
      element?.removeEventListener('invalid', intercept, true);
    };
  }, [form, check, refuse]);

  useFieldInAddress(goTo);

  const fail = (error: unknown) => {
    const { sayFailure, describeFailure = sayFailure } = options;
    if (!describeFailure) reportError(error);
    const failure = { said: describeFailure?.(error) };
    change({ failure, problems: [], listed: [], isRefused: false, isSaved: false });
    setFailures((count) => count + 1);
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = form.current;
    if (!element || event.target !== element || now.current.isBusy) return;
    said.current.byServer = { errors: {} };
    try {
      // Text that is typed while validators run is validated and sent too.
      for (;;) {
        if (check(true).length > 0) return refuse(check());
        const pending = validation.pending();
        if (!pending) break;
        change({ isBusy: true });
        await pending;
        if (form.current !== element) return;
      }
      said.current.byHost.errors = ownedErrors(element, fields, said.current.byHost.errors);
      sent.current = formValuesOf(element);
      const reply = options.onSubmit(new FormData(element));
      if (reply instanceof Promise) change({ isBusy: true });
      const errors = (reply instanceof Promise ? await reply : reply) ?? {};
      if (errors === false) return change(nothingWrong);
      // The errors apply to the current values, and are dropped when those change.
      said.current.byServer = { errors, over: formValuesOf(element) };
      setReplies((count) => count + 1);
    } catch (error) {
      fail(error);
    } finally {
      change({ isBusy: false });
    }
  };

  return { state, registry, goTo, submit };
}

/** `#phone` in the URL moves focus to that field, in any section. */
function useFieldInAddress(goTo: (name: string) => Promise<void>) {
  useEffect(() => {
    const follow = () => void goTo(nameIn(window.location.hash));
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [goTo]);
}

function nameIn(hash: string) {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // A URL can contain invalid escapes.
    return '';
  }
}

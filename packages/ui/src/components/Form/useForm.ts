import { type RefObject, type SubmitEvent, useCallback, useEffect, useState } from 'react';
import { announce } from '../../announcer/index.ts';
import type { FormOptions } from './Form.tsx';
import type { FormErrors, FormProblem } from './FormContext.ts';
import { controlOf, focusWithLabel, sectionOf, untilReachable, valuesOf } from './formFields.ts';
import { useFormChecks } from './useFormChecks.ts';

/** What happens to a form: it is sent, refused or saved, and focus goes where it is needed. */
export function useForm(
  options: FormOptions,
  form: RefObject<HTMLFormElement | null>,
  summary: RefObject<HTMLElement | null>,
) {
  const { state, now, change, check, registry, fields, said, keep, latest } = useFormChecks(options, form);
  // Each refusal and each reply is acted on after it is drawn: the summary is there, and so are the host's new errors.
  const [refusals, setRefusals] = useState(0);
  const [replies, setReplies] = useState(0);

  const goTo = useCallback(
    async (name: string, known?: Element) => {
      const control = (form.current && controlOf(form.current, fields, name)) ?? known;
      if (!control) return;
      const section = sectionOf(control);
      if (section !== undefined) latest.current.options.onOpenSection?.(section);
      await untilReachable(control);
      // Whatever a control does, a refused form is never silent.
      if (!focusWithLabel(control)) summary.current?.focus();
    },
    [form, fields, summary, latest],
  );

  const refuse = useCallback(
    (problems: readonly FormProblem[]) => {
      change({ problems, listed: problems, isRefused: true, isSaved: false });
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
    if (replies === 0) return;
    const problems = check();
    if (problems.length > 0) return refuse(problems);
    const { options, strings } = latest.current;
    keep();
    change({ problems: [], listed: [], isRefused: false, isSaved: true, edited: [], editedSections: [] });
    if (options.savedMessage !== null) announce(options.savedMessage ?? strings.saved);
  }, [replies, check, refuse, keep, change, latest]);

  // A host or an element that asks the browser for its own check must not end in silence: what is in a closed section
  // cannot take focus, so the browser, and react-aria's fields, would say nothing at all.
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

  // `#phone` in the address is a link to that field, whichever section it is in.
  useEffect(() => {
    const follow = () => void goTo(nameIn(window.location.hash));
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [goTo]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (event.target !== form.current || now.current.isBusy) return;
    said.current.byServer = { errors: {} };
    const problems = check();
    if (problems.length > 0) return refuse(problems);
    const over = valuesOf(form.current);
    const settle = (errors: FormErrors = {}) => {
      said.current.byServer = { errors, over };
      setReplies((count) => count + 1);
    };
    const reply = options.onSubmit(new FormData(form.current)) ?? undefined;
    if (!(reply instanceof Promise)) return settle(reply);
    change({ isBusy: true });
    try {
      settle((await reply) ?? undefined);
    } finally {
      change({ isBusy: false });
    }
  };

  return { state, registry, goTo, submit };
}

function nameIn(hash: string) {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // Anybody can write an address.
    return '';
  }
}

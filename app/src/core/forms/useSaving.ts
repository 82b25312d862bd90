import { type FormErrors, type FormOptions, useUnsavedChanges } from '@console/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { ApiError } from '../http/errors.ts';
import { explain } from '../http/failures.ts';
import { newKey } from '../http/keys.ts';
import { useMessages } from '../i18n/index.ts';
import { refusalsIn } from './refusals.ts';
import type { SavingOptions } from './savingOptions.ts';
import { useConflict } from './useConflict.ts';
import { useDraft } from './useDraft.ts';
import { type FormValues, isSame, valuesIn } from './values.ts';

const firstPart = (path: string) => path.split('.')[0] ?? '';

/**
 * Connects a form to the server: validation errors at their fields, failures with a retry button, the choice in a
 * conflict, idempotency keys, drafts across a sign-in, and the guard for unsaved changes.
 * Use it in a component that is mounted after the resource is loaded, with the ID as its `key`.
 *
 * @example
 * const saving = useSaving({ name: `organization/${id}`, label, start, send, refresh, validate });
 * <SavingNews saving={saving} />
 * <Form key={saving.version} {...saving.form}>
 *   <TextField name="name" label={…} defaultValue={saving.values.name} />
 *   <FormActions save={…} />
 * </Form>
 */
export function useSaving<Values extends FormValues, Reply>(options: SavingOptions<Values, Reply>) {
  const { name, label, start, labels = {}, says = {}, secrets = [] } = options;
  const t = useMessages();
  const ref = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState({ values: start.values, version: 0 });
  const draft = useDraft(name, start.values, ref, secrets);
  const settleDraft = useUnsavedChanges({ name: label, isDirty: draft.draft !== null && !draft.isOver });
  const { conflict, ask } = useConflict();
  const etag = useRef(start.etag ?? null);
  const attempt = useRef({ said: '', key: '' });
  const reply = useRef<Reply>(undefined);

  function show(values: Values) {
    draft.forget();
    setShown(({ version }) => ({ values, version: version + 1 }));
  }

  async function send(values: Values) {
    // The same values after a lost answer are the same attempt: the server might have saved them already.
    const said = JSON.stringify([values, etag.current]);
    if (attempt.current.said !== said) attempt.current = { said, key: newKey() };
    try {
      const answer = await options.send(values, {
        etag: etag.current,
        idempotencyKey: attempt.current.key,
      });
      attempt.current.said = '';
      return answer;
    } catch (error) {
      const isUnclear = error instanceof ApiError && (error.isTemporary || error.kind === 'server');
      if (!isUnclear) attempt.current.said = '';
      throw error;
    }
  }

  async function submit(values: Values): Promise<FormErrors> {
    try {
      reply.current = await send(values);
      etag.current = etagOf(reply.current) ?? etag.current;
      return {};
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const known = options.errorsOf?.(error);
      if (known) return known;
      if (error.fields.length > 0) {
        return refusalsIn(error.fields, t, labels, options.fieldOf ?? firstPart);
      }
      if (error.kind !== 'precondition' || !options.refresh) throw error;
      const theirs = await options.refresh();
      // The server has the same values: the answer to an earlier attempt was lost, so there is nothing to choose.
      const choice = isSame(values, theirs.values) ? 'mine' : await ask(values, theirs.values);
      if (choice === 'neither') return { '': t('forms.conflictOpen') };
      etag.current = theirs.etag ?? null;
      if (choice === 'mine') return submit(values);
      show(theirs.values);
      // The form is remounted with the other values, so this submission never settles.
      return new Promise(() => {});
    }
  }

  useFocusAfter(shown.version, ref);

  return {
    /** For the `Form` or the `TabbedForm`, which also takes `version` as its `key`. */
    form: {
      ref,
      label,
      warnOnUnsaved: !draft.isOver,
      onEditedChange: draft.onEditedChange,
      async onSubmit(data: FormData) {
        const values = valuesIn(data, start.values);
        const mayGo = (await options.mayGo?.(values)) ?? true;
        return mayGo && submit(values);
      },
      validate: (data: FormData) => options.validate?.(valuesIn(data, start.values)) ?? {},
      describeFailure: (error: unknown) => explain(error, t).told,
      onSaved() {
        settleDraft();
        draft.forget();
        options.onSaved?.(reply.current as Reply);
      },
    } satisfies FormOptions & { ref: unknown; label: string },
    /** The initial values of the fields: the restored draft, or the version that was read. */
    values: draft.draft ?? shown.values,
    version: shown.version,
    labels,
    says,
    conflict,
    isRestored: draft.draft !== null,
    /** Discards the restored draft. */
    discardDraft: () => show(shown.values),
  };
}

/** The part of `useSaving`'s return value that `SavingNews` shows. */
export type Saving = Pick<
  ReturnType<typeof useSaving>,
  'labels' | 'says' | 'conflict' | 'isRestored' | 'discardDraft'
>;

const etagOf = (reply: unknown) => (reply as { etag?: string | null } | null | undefined)?.etag;

/** Moves focus to the first field after other values were chosen. */
function useFocusAfter(version: number, form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const first = 'input:not([type="hidden"]):not(:disabled), textarea:not(:disabled)';
    if (version > 0) form.current?.querySelector<HTMLElement>(first)?.focus();
  }, [version, form]);
}

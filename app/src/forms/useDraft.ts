import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { getSession, subscribeSession } from '../api/session.ts';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';
import { type FormValues, valuesIn } from './values.ts';

/**
 * Keeps what is typed when the session ends under the form, and brings it back after the same person signed in again.
 *
 * @param secrets Fields that are never kept, such as a password.
 */
export function useDraft<Values extends FormValues>(
  name: string,
  shape: Values,
  form: RefObject<HTMLFormElement | null>,
  secrets: readonly string[],
) {
  const session = useSyncExternalStore(subscribeSession, getSession);
  const [person] = useState(() => getSession()?.user.id);
  const [draft, setDraft] = useState(() => readDraft(name, person, shape));
  const isEdited = useRef(false);
  const latest = useRef({ shape, secrets });

  useLayoutEffect(() => {
    latest.current = { shape, secrets };
  });

  // It is brought back once: what is done with it from now on is the form's matter.
  useEffect(() => dropDraft(name), [name]);

  useEffect(
    () =>
      subscribeSession((next) => {
        const { shape, secrets } = latest.current;
        const isSame = person === undefined || next?.user.id === person;
        if (isSame || !form.current || !(isEdited.current || draft)) return;
        const typed = valuesIn(new FormData(form.current), shape);
        const unkept = Object.fromEntries(secrets.map((secret) => [secret, shape[secret] ?? '']));
        keepDraft(name, person, { ...typed, ...unkept });
      }),
    [name, person, draft, form],
  );

  return {
    draft,
    /** The session of the person who typed is over: nobody may be held back here any more. */
    isOver: session?.user.id !== person,
    onEditedChange: (names: readonly string[]) => {
      isEdited.current = names.length > 0;
    },
    forget: () => setDraft(null),
  };
}

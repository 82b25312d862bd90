import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { getSession, subscribeSession } from '../http/session.ts';
import { dropDraft, keepDraft, onKeepDrafts, readDraft } from './drafts.ts';
import { type FormValues, valuesIn } from './values.ts';

/**
 * Stores unsaved input when the session ends or the page is reloaded for another build, and restores it for the same
 * person.
 *
 * @param secrets fields that are never stored, such as a password
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
  const [isKept, setIsKept] = useState(false);
  const isEdited = useRef(false);
  const latest = useRef({ shape, secrets });

  useLayoutEffect(() => {
    latest.current = { shape, secrets };
  });

  // A draft is restored only once.
  useEffect(() => dropDraft(name), [name]);

  useEffect(() => {
    const keep = () => {
      const { shape, secrets } = latest.current;
      if (person === undefined || !form.current || !(isEdited.current || draft)) return false;
      const typed = valuesIn(new FormData(form.current), shape);
      const unkept = Object.fromEntries(secrets.map((secret) => [secret, shape[secret] ?? '']));
      return keepDraft(name, person, { ...typed, ...unkept });
    };
    const leaves = [
      subscribeSession((next) => {
        const isBack = next?.user.id === person;
        // A person who signs in again while the page is open continues in the form itself.
        if (isBack) dropDraft(name);
        setIsKept(!isBack && keep());
      }),
      onKeepDrafts(() => keep() && setIsKept(true)),
    ];
    return () => {
      for (const leave of leaves) leave();
    };
  }, [name, person, draft, form]);

  return {
    draft,
    /** Whether leaving loses nothing: the input is stored, or someone else is signed in. */
    isOver: isKept || (session !== null && session.user.id !== person),
    onEditedChange: (names: readonly string[]) => {
      isEdited.current = names.length > 0;
    },
    forget: () => setDraft(null),
  };
}

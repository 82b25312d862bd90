import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { getSession, subscribeSession } from '../http/session.ts';
import { dropDraft, keepDraft, onKeepDrafts, readDraft } from './drafts.ts';
import { type FormValues, valuesIn } from './values.ts';

/**
 * Keeps what is typed when the session ends under the form or the page is loaded anew for another build, and brings it
 * back to the same person.
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
  const [isKept, setIsKept] = useState(false);
  const isEdited = useRef(false);
  const latest = useRef({ shape, secrets });

  useLayoutEffect(() => {
    latest.current = { shape, secrets };
  });

  // It is brought back once: what is done with it from now on is the form's matter.
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
        // Who stayed on the page and is signed in again goes on with the form itself.
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
    /** The page is over, and what was typed is kept or somebody else's: nobody is held back any more. */
    isOver: isKept || (session !== null && session.user.id !== person),
    onEditedChange: (names: readonly string[]) => {
      isEdited.current = names.length > 0;
    },
    forget: () => setDraft(null),
  };
}

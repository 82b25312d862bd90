import type { FormValues } from './values.ts';

const prefix = 'console.draft.';

let isUnkept = false;

/** Whether a draft couldn't be stored since `followDrafts`: only the page itself has the input. */
export const getIsUnkept = () => isUnkept;

/** Resets `getIsUnkept`. */
export function followDrafts() {
  isUnkept = false;
}

/**
 * Stores the unsaved input of a form for after a sign-in or reload, in this tab only. Returns whether that worked. The
 * draft belongs to one person: only they can read it.
 */
export function keepDraft(form: string, person: string, values: FormValues): boolean {
  try {
    sessionStorage.setItem(prefix + form, JSON.stringify({ person, values }));
    return true;
  } catch (error) {
    console.warn('The draft could not be kept.', error);
    isUnkept = true;
    return false;
  }
}

const keepers = new Set<() => void>();

/** Calls `keep` before the page is reloaded, to store unsaved input. Returns the function that unsubscribes. */
export function onKeepDrafts(keep: () => void) {
  keepers.add(keep);
  return () => void keepers.delete(keep);
}

/** Stores the unsaved input of every open form. A form whose draft couldn't be stored still prompts before leaving. */
export function keepDrafts() {
  for (const keep of keepers) keep();
}

/** Reloads the page and keeps unsaved input. The timeout lets forms remove their guards first. */
export function reloadWithDrafts() {
  keepDrafts();
  setTimeout(() => location.reload());
}

/** The draft of this person for a form; `null` if there is none, or none that can be read. */
export function readDraft<Values extends FormValues>(
  form: string,
  person: string | undefined,
  shape: Values,
): Values | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(prefix + form) ?? 'null');
    if (draft === null || draft.person !== person) return null;
    const known = Object.entries(shape).map(([name, value]) => {
      const kept: unknown = draft.values[name];
      return [name, isLike(kept, value) ? kept : value];
    });
    return Object.fromEntries(known) as unknown as Values;
  } catch {
    return null;
  }
}

/** Deletes the draft of a form, whoever wrote it. */
export function dropDraft(form: string) {
  try {
    sessionStorage.removeItem(prefix + form);
  } catch {
    // A browser that refuses storage has no draft.
  }
}

const isLike = (kept: unknown, value: string | readonly string[]) =>
  typeof value === 'string'
    ? typeof kept === 'string'
    : Array.isArray(kept) && kept.every((each) => typeof each === 'string');

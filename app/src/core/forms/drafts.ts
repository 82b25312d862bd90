import type { FormValues } from './values.ts';

const prefix = 'console.draft.';

let isUnkept = false;

/** Whether something that was typed could not be kept since `followDrafts`: only the page itself still has it. */
export const getIsUnkept = () => isUnkept;

/** From now on `getIsUnkept` tells of what is kept from now on. */
export function followDrafts() {
  isUnkept = false;
}

/**
 * Keeps what was typed through a sign-in or a reload, in this tab alone; answers whether it could. It belongs to one
 * person: what somebody else typed is dropped unread.
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

/** Hears when the page is about to be loaded anew, and everything that is typed is to be kept. */
export function onKeepDrafts(keep: () => void) {
  keepers.add(keep);
  return () => void keepers.delete(keep);
}

/** Keeps what is typed in every form that is open. A form that could not be kept still asks before the page is left. */
export function keepDrafts() {
  for (const keep of keepers) keep();
}

/** Loads the page anew, with what is typed. Forms hear that it is kept, and let go of the page first. */
export function reloadWithDrafts() {
  keepDrafts();
  setTimeout(() => location.reload());
}

/** What this person typed into the form before the session ended or the page was loaded anew; `null` when there is nothing, or nothing readable. */
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

/** Forgets it, whoever it belonged to. */
export function dropDraft(form: string) {
  try {
    sessionStorage.removeItem(prefix + form);
  } catch {
    // A browser that refuses storage has nothing to forget.
  }
}

const isLike = (kept: unknown, value: string | readonly string[]) =>
  typeof value === 'string'
    ? typeof kept === 'string'
    : Array.isArray(kept) && kept.every((each) => typeof each === 'string');

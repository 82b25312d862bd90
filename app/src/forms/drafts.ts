import type { FormValues } from './values.ts';

const prefix = 'console.draft.';

/**
 * Keeps what was typed through a sign-in, in this tab alone. It belongs to one person: what somebody else typed is
 * dropped unread. A browser that refuses storage loses the draft, as it would without this.
 */
export function keepDraft(form: string, person: string, values: FormValues) {
  try {
    sessionStorage.setItem(prefix + form, JSON.stringify({ person, values }));
  } catch (error) {
    console.warn('The draft could not be kept.', error);
  }
}

/** What this person typed into the form before the session ended; `null` when there is nothing, or nothing readable. */
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

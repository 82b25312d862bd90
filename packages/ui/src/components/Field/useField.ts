import { type ReactNode, useId } from 'react';

/** Ids that tie a field's hint and error to its control. */
export interface FieldIds {
  hint: string;
  error: string;
  /** For the control: the error first, then the hint; nothing when there is neither. */
  describedBy: { 'aria-describedby'?: string };
}

/** Names the messages of a field, so that its control can point at those that exist (WCAG 1.3.1, 3.3.1). */
export function useField({ hint, error }: { hint?: ReactNode; error?: string | undefined }): FieldIds {
  const id = useId();
  const ids = { hint: `${id}hint`, error: `${id}error` };
  const present = [error !== undefined && ids.error, hint !== undefined && ids.hint].filter(Boolean);

  return { ...ids, describedBy: present.length > 0 ? { 'aria-describedby': present.join(' ') } : {} };
}

import { type ReactNode, useId } from 'react';
import { useFormField } from '../Form/index.ts';

/** Ids that tie a field's hint and error to its control. */
export interface FieldIds {
  hint: string;
  error: string;
  /** The error to show: the field's own, or the one that the form around it has for its name. */
  message: string | undefined;
  /** For the control: the error first, then the hint; nothing when there is neither. */
  describedBy: { 'aria-describedby'?: string };
}

interface FieldFacts {
  hint?: ReactNode;
  error?: string | undefined;
  /** With it, a `Form` around the field gives it the error of that name. */
  name?: string | undefined;
  /** What the form's summary calls it, when its error does not. */
  label?: string | undefined;
}

/**
 * Names the messages of a field, so that its control can point at those that exist (WCAG 1.3.1, 3.3.1), and makes the
 * field part of the `Form` around it, when there is one.
 */
export function useField({ hint, error, name, label }: FieldFacts): FieldIds {
  const id = useId();
  const ids = { hint: `${id}hint`, error: `${id}error` };
  const ofForm = useFormField({
    name,
    label,
    getError: () => error,
    getControl: () => document.querySelector(`[aria-describedby~="${ids.error}"]`),
  });
  const message = error ?? ofForm;
  const present = [message !== undefined && ids.error, hint !== undefined && ids.hint].filter(Boolean);

  return {
    ...ids,
    message,
    describedBy: present.length > 0 ? { 'aria-describedby': present.join(' ') } : {},
  };
}

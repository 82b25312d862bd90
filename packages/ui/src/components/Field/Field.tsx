import { type ReactNode, useId } from 'react';
import { Label } from 'react-aria-components/Label';
import { useFormField } from '../../formContext/index.ts';
import { CircleAlertIcon } from '../../icons/index.ts';
import {
  error as errorStyle,
  field,
  hidden,
  hint as hintStyle,
  label as labelStyle,
  mark,
} from './Field.css.ts';
import { useStrings } from './Field.strings.ts';

/** The words around every field. */
export interface FieldWords {
  /** What is asked: always there, even when `isLabelHidden`. */
  label: string;
  /** What helps to answer: stays in view, unlike a placeholder. */
  hint?: ReactNode;
  /** What is wrong and how to mend it, in a sentence. Its presence makes the field invalid. */
  error?: string | undefined;
  /** `optional` shows "optional" next to the label. `required` marks the control as required for assistive technology. */
  requiredIndicator?: 'optional' | 'required';
  /** @deprecated Use `requiredIndicator`. */
  necessity?: 'optional' | 'required';
  /** The label is only for assistive technology, where the place says it to the eye. @default false */
  isLabelHidden?: boolean;
}

export interface FieldProps extends Omit<FieldWords, 'necessity'> {
  /** From `useField`, which also gives the control its `aria-describedby`. */
  ids: FieldIds;
  /** Id of the control, when it is not one of react-aria that finds its label by itself. */
  htmlFor?: string;
  /** The control. */
  children: ReactNode;
}

/**
 * The shell of every field: label, control, hint and error, in one order and one look.
 *
 * Renders a `<div>` with a `<label>`. The error has an icon, a sentence and a 2 px edge, never colour alone
 * (WCAG 1.4.1, 3.3.1); readers hear it before the hint and after the word "Error". It is not announced by itself:
 * the form that refused moves focus to it.
 *
 * @selector [data-invalid] there is an error
 * @example
 * const ids = useField({ hint, error });
 * <Field label="Phone" hint={hint} error={error} ids={ids}><input {...ids.describedBy} className={control} /></Field>
 */
export function Field({
  label,
  hint,
  error,
  requiredIndicator,
  isLabelHidden = false,
  ids,
  htmlFor,
  children,
}: FieldProps) {
  const strings = useStrings();

  return (
    <div className={field} data-invalid={(ids.message ?? error) !== undefined || undefined}>
      <Label className={isLabelHidden ? hidden : labelStyle} {...(htmlFor !== undefined && { htmlFor })}>
        {label}
        {requiredIndicator === 'optional' && (
          <>
            {' '}
            <span className={mark}>{strings.optional}</span>
          </>
        )}
      </Label>
      {children}
      <FieldMessages hint={hint} error={error} ids={ids} />
    </div>
  );
}

/** The error and the hint under a control, error first. Renders up to two `<p>` elements. */
export function FieldMessages({ hint, error: own, ids }: Pick<FieldProps, 'hint' | 'error' | 'ids'>) {
  const strings = useStrings();
  const error = ids.message ?? own;

  return (
    <>
      {error !== undefined && (
        <p id={ids.error} className={errorStyle}>
          <CircleAlertIcon />
          <span>
            <span className={hidden}>{strings.error} </span>
            {error}
          </span>
        </p>
      )}
      {hint !== undefined && (
        <p id={ids.hint} className={hintStyle}>
          {hint}
        </p>
      )}
    </>
  );
}

/** Ids that tie a field's hint and error to its control. */
interface FieldIds {
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

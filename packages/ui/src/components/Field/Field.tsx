import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { AlertIcon } from '../../icons/index.ts';
import {
  error as errorStyle,
  field,
  hidden,
  hint as hintStyle,
  label as labelStyle,
  mark,
} from './Field.css.ts';
import { useStrings } from './Field.strings.ts';
import type { FieldIds } from './useField.ts';

/** The words around every field. */
export interface FieldWords {
  /** What is asked: always there, even when `isLabelHidden`. */
  label: string;
  /** What helps to answer: stays in view, unlike a placeholder. */
  hint?: ReactNode;
  /** What is wrong and how to mend it, in a sentence. Its presence makes the field invalid. */
  error?: string | undefined;
  /** `optional` says so beside the label; `required` tells assistive technology. Neither says nothing. */
  necessity?: 'optional' | 'required';
  /** The label is only for assistive technology, where the place says it to the eye. @default false */
  isLabelHidden?: boolean;
}

export interface FieldProps extends FieldWords {
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
  necessity,
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
        {necessity === 'optional' && (
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
          <AlertIcon />
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

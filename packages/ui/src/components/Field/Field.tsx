import { type ReactNode, useId, useState } from 'react';
import { Label } from 'react-aria-components/Label';
import { useFormField } from '../../formContext/index.ts';
import { CircleAlertIcon } from '../../icons/index.ts';
import { type FieldRootProps, type RootProps, rootProps, toAria } from '../../props/index.ts';
import {
  error as errorStyle,
  field,
  hidden,
  hint as hintStyle,
  label as labelStyle,
  mark,
} from './Field.css.ts';
import { useStrings } from './Field.strings.ts';

/** The props of every field: its texts, and the class names and styles of its root element. */
export interface FieldWords extends FieldRootProps {
  /** Always required, even with `isLabelHidden`. */
  label: string;
  /** Help text that stays visible, unlike a placeholder. */
  hint?: ReactNode;
  /** What is wrong and how to fix it, in a sentence. If set, the field is invalid. */
  error?: string | undefined;
  /** `optional` shows "optional" next to the label. `required` marks the control as required for assistive technology. */
  requiredIndicator?: 'optional' | 'required' | undefined;
  /** @deprecated Use `requiredIndicator`. */
  necessity?: 'optional' | 'required' | undefined;
  /** Hides the label visually, where the context makes it obvious. @default false */
  isLabelHidden?: boolean | undefined;
}

export interface FieldProps
  extends Omit<FieldWords, keyof FieldRootProps | 'necessity'>,
    RootProps<HTMLDivElement> {
  /** From `useField`, which also gives the control its `aria-describedby`. */
  ids: FieldIds;
  /** The ID of the control. Not needed for React Aria controls, which find their label automatically. */
  htmlFor?: string | undefined;
  /** The control. */
  children: ReactNode;
}

/**
 * The frame of every field: label, control, hint and error, always in the same order and style.
 *
 * Renders a `<div>` with a `<label>`. The error has an icon, text and a 2 px border, never color alone (WCAG 1.4.1,
 * 3.3.1). In the description of the control, it comes before the hint and begins with "Error". It isn't announced when
 * it appears: the form moves focus to it.
 *
 * The parts of its label, box, hint and error have the same names in every field of the library.
 *
 * @experimental Few controls outside of the library use it yet, so its props can still change.
 *
 * @part field-label the label
 * @part field-control the box of a text field, select or date; on your own control, set it yourself
 * @part field-error the error
 * @part field-hint the hint
 * @selector [data-invalid] there is an error
 * @example
 * const ids = useField({ hint, error, name: 'phone', label: 'Phone' });
 * <Field label="Phone" hint={hint} error={error} ids={ids} htmlFor="phone">
 *   <input {...ids.describedBy} id="phone" className={fieldControl} data-part="field-control" />
 * </Field>
 */
export function Field(props: FieldProps) {
  return <FieldFrame {...props} data-part="field" />;
}

/** A `Field` inside a field of the library, whose root element has the part and is usually the element around it. */
export function FieldFrame({
  label,
  hint,
  error,
  requiredIndicator,
  isLabelHidden = false,
  ids,
  htmlFor,
  children,
  ...props
}: FieldProps) {
  const strings = useStrings();

  return (
    <div {...rootProps(props, field)} data-invalid={(ids.message ?? error) !== undefined || undefined}>
      <Label {...toAria({ htmlFor })} data-part="field-label" className={isLabelHidden ? hidden : labelStyle}>
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
        <p id={ids.error} className={errorStyle} data-part="field-error">
          <CircleAlertIcon />
          <span>
            <span className={hidden}>{strings.error} </span>
            {error}
          </span>
        </p>
      )}
      {hint !== undefined && (
        <p id={ids.hint} className={hintStyle} data-part="field-hint">
          {hint}
        </p>
      )}
    </>
  );
}

/** IDs that associate a field's hint and error with its control. */
interface FieldIds {
  hint: string;
  error: string;
  /** The error to show: the field's own, or the surrounding form's error for its name. */
  message: string | undefined;
  /** For the control: the error first, then the hint. Empty if there is neither. */
  describedBy: { 'aria-describedby'?: string | undefined };
}

interface FieldFacts {
  hint?: ReactNode;
  error?: string | undefined;
  /** The key of its error in the surrounding `Form`. */
  name?: string | undefined;
  /** Its name in the form's error summary, if the error doesn't contain one. */
  label?: string | undefined;
}

/**
 * Creates the IDs of a field's messages for `aria-describedby` (WCAG 1.3.1, 3.3.1), and registers the field with the
 * surrounding `Form`, if there is one.
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

/**
 * The error of a field that also finds errors itself. Its own error appears when focus leaves, and stays until it is
 * fixed (WCAG 3.3.1).
 *
 * @param error the error that the app passes; it replaces the own one
 * @param problem what the field finds in its value
 * @param isChecked whether the initial value is checked at once
 */
export function useOwnError(error: string | undefined, problem: string | undefined, isChecked = true) {
  const [isSeen, setSeen] = useState(isChecked);
  const own = isSeen ? problem : undefined;
  return {
    error: error ?? own,
    onFocus: () => setSeen(own !== undefined),
    onBlur: () => setSeen(true),
  };
}

import type { ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { control, controlShell, Field, type FieldWords, useField } from '../Field/index.ts';
import { endIcon, multiline, startIcon, withEndIcon, withStartIcon } from './TextField.css.ts';

interface CommonProps
  extends FieldWords,
    Omit<
      AriaTextFieldProps,
      | 'children'
      | 'className'
      | 'style'
      | 'render'
      | 'slot'
      | 'dir'
      | 'isRequired'
      | 'isInvalid'
      | 'validationBehavior'
      | 'aria-label'
      | 'aria-labelledby'
      | 'aria-describedby'
    > {
  /** An example of an answer. It goes while typing, so what is needed stands in `hint`. */
  placeholder?: string;
  /** Direction of what is typed, where it is not that of the page: `ltr` for numbers and addresses. */
  dir?: 'ltr' | 'rtl' | 'auto';
}

interface OneLineProps extends CommonProps {
  isMultiline?: false;
  /** A decorative icon at the start. */
  icon?: ReactNode;
  /** Something small at the end, such as a unit or an icon button. */
  end?: ReactNode;
  rows?: never;
  ref?: Ref<HTMLInputElement>;
}

interface MultilineProps extends CommonProps {
  /** For answers of more than one line; it grows with what is typed where the browser can. */
  isMultiline: true;
  /** Lines seen at first. @default 3 */
  rows?: number;
  icon?: never;
  end?: never;
  ref?: Ref<HTMLTextAreaElement>;
}

export type TextFieldProps = OneLineProps | MultilineProps;

/**
 * Asks for words: a name, an address, a sentence.
 *
 * Renders a `<label>` with an `<input>`, or a `<textarea>` when `isMultiline`. The error is read before the hint, and
 * both after the label and the value (WCAG 1.3.1, 3.3.1, 3.3.2). Give `autoComplete` for what a browser knows about
 * the person (WCAG 1.3.5).
 *
 * @selector [data-invalid] there is an error
 * @selector [data-disabled] it cannot be changed
 * @example
 * <TextField label="Channel Name" hint="Shown in the console only" value={name} onChange={setName} error={error} />
 */
export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error,
    necessity,
    isLabelHidden = false,
    placeholder,
    dir,
    isMultiline: _isMultiline,
    rows: _rows,
    icon: _icon,
    end: _end,
    ref: _ref,
    ...field
  } = props;
  const ids = useField({ hint, error });
  const typed = { ...(placeholder !== undefined && { placeholder }), ...(dir !== undefined && { dir }) };

  return (
    <AriaTextField
      {...field}
      {...ids.describedBy}
      isInvalid={error !== undefined}
      isRequired={necessity === 'required'}
      validationBehavior="aria"
    >
      <Field
        label={label}
        hint={hint}
        error={error}
        {...(necessity !== undefined && { necessity })}
        isLabelHidden={isLabelHidden}
        ids={ids}
      >
        {props.isMultiline ? <Lines {...props} typed={typed} /> : <Line {...props} typed={typed} />}
      </Field>
    </AriaTextField>
  );
}

interface Typed {
  typed: { placeholder?: string; dir?: string };
}

function Line({ icon, end, ref, typed }: OneLineProps & Typed) {
  const classes = [control, icon !== undefined && withStartIcon, end !== undefined && withEndIcon];

  return (
    <div className={controlShell}>
      {icon !== undefined && <span className={startIcon}>{icon}</span>}
      <Input {...typed} {...(ref && { ref })} className={classes.filter(Boolean).join(' ')} />
      {end !== undefined && <span className={endIcon}>{end}</span>}
    </div>
  );
}

function Lines({ rows = 3, ref, typed }: MultilineProps & Typed) {
  return <TextArea {...typed} {...(ref && { ref })} className={`${control} ${multiline}`} rows={rows} />;
}

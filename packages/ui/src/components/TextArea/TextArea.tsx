import { type Ref, useEffect, useId, useRef } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { useControlledState } from 'react-stately/useControlledState';
import { announce } from '../../announcer/index.ts';
import { control, Field, type FieldWords, useField } from '../Field/index.ts';
import { counter, hidden, multiline } from './TextArea.css.ts';
import { useStrings } from './TextArea.strings.ts';

/** What every field has that words are typed into. */
export interface TypedFieldProps
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

export interface TextAreaProps extends TypedFieldProps {
  /** Lines seen at first; it grows with what is typed where the browser can. @default 3 */
  rows?: number;
  /**
   * How many characters fit, counted as `length` counts them. What is left is shown and said; nothing is cut, so that
   * a long text can be pasted and then shortened. The `error` of one that is too long is the host's.
   */
  limit?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/**
 * Asks for words of more than one line: a message, instructions.
 *
 * Renders a `<label>` with a `<textarea>`. The error is read before the hint, the limit last; what is left is said
 * politely in a pause, when it is little (WCAG 1.3.1, 3.3.1, 3.3.2, 4.1.3).
 *
 * @selector [data-invalid] there is an error
 * @selector [data-over] the counter, when there are too many characters
 * @example
 * <TextArea label="Closing Message" requiredIndicator="optional" limit={200} value={message} onChange={setMessage} />
 */
export function TextArea({
  label,
  hint,
  error,
  necessity,
  requiredIndicator = necessity,
  isLabelHidden = false,
  placeholder,
  dir,
  rows = 3,
  limit,
  value,
  defaultValue = '',
  onChange,
  ref,
  ...field
}: TextAreaProps) {
  const ids = useField({ hint, error, name: field.name, label });
  const limitId = useId();
  const [text, setText] = useControlledState(value, defaultValue, onChange);
  const count = useCounter(text, limit);
  const described = [ids.describedBy['aria-describedby'], limit !== undefined && limitId].filter(Boolean);

  return (
    <AriaTextField
      {...field}
      {...(described.length > 0 && { 'aria-describedby': described.join(' ') })}
      value={text}
      onChange={(next) => {
        count.typed();
        setText(next);
      }}
      isInvalid={ids.message !== undefined}
      isRequired={requiredIndicator === 'required'}
      validationBehavior="aria"
    >
      <Field
        label={label}
        hint={hint}
        error={error}
        {...(requiredIndicator !== undefined && { requiredIndicator })}
        isLabelHidden={isLabelHidden}
        ids={ids}
      >
        <AriaTextArea
          {...(placeholder !== undefined && { placeholder })}
          {...(dir !== undefined && { dir })}
          {...(ref && { ref })}
          className={`${control} ${multiline}`}
          rows={rows}
        />
        {limit !== undefined && (
          <p className={counter} data-over={count.isOver || undefined}>
            <span id={limitId} className={hidden}>
              {count.limit}
            </span>
            <span aria-hidden="true">{count.words}</span>
          </p>
        )}
      </Field>
    </AriaTextField>
  );
}

/** A person who stops for so many milliseconds can listen. */
const pause = 1000;

/**
 * How much of a limit is left, in words. It is said politely once the person pauses, and only when a tenth of the
 * limit or less is left: a word after every pause of a long text would be a noise.
 */
function useCounter(text: string, limit: number | undefined) {
  const strings = useStrings();
  const isTyped = useRef(false);
  const left = limit === undefined ? undefined : limit - text.length;
  const words = left === undefined ? '' : left < 0 ? strings.over(-left) : strings.left(left);
  const isNear = limit !== undefined && left !== undefined && left <= limit / 10;

  useEffect(() => {
    if (!isTyped.current || !isNear) return;
    const timer = setTimeout(() => announce(words), pause);
    return () => clearTimeout(timer);
  }, [words, isNear]);

  return {
    words,
    isOver: left !== undefined && left < 0,
    limit: limit === undefined ? '' : strings.limit(limit),
    /** What was there at first is not said. */
    typed: () => {
      isTyped.current = true;
    },
  };
}

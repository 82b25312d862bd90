import { type Ref, useEffect, useId, useRef } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { useControlledState } from 'react-stately/useControlledState';
import { announce } from '../../announcer/index.ts';
import { type AllowUndefined, classNames, toAria } from '../../props/index.ts';
import { control, FieldFrame, type FieldWords, useField } from '../Field/index.ts';
import { counter, hidden, multiline } from './TextArea.css.ts';
import { useStrings } from './TextArea.strings.ts';

/** The props of every text field. */
export interface TypedFieldProps
  extends FieldWords,
    AllowUndefined<
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
      >
    > {
  /** An example value. It disappears while typing, so put necessary information in `hint`. */
  placeholder?: string | undefined;
  /** Direction of the text, if it isn't that of the page: `ltr` for numbers and addresses. */
  dir?: 'ltr' | 'rtl' | 'auto' | undefined;
}

export interface TextAreaProps extends TypedFieldProps {
  /** Initial number of visible lines. The field grows with its text in browsers that support it. @default 3 */
  rows?: number | undefined;
  /**
   * Maximum number of characters, counted like `length`. The number left is shown and announced. Text isn't truncated,
   * so that people can paste a long text and then shorten it. The host sets `error` for a text that is too long.
   */
  limit?: number | undefined;
  /** Ref of the `<textarea>`. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/**
 * A field for more than one line of text, such as a message or instructions.
 *
 * Renders a `<label>` with a `<textarea>`. The description has the error, the hint and the limit, in this order. Near
 * the limit, the number of characters left is announced politely after a pause (WCAG 1.3.1, 3.3.1, 3.3.2, 4.1.3).
 *
 * @part text-area-counter the number of characters left
 * @selector [data-invalid] there is an error
 * @selector [data-over] the counter, if there are too many characters
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
      {...toAria(field)}
      {...(described.length > 0 && { 'aria-describedby': described.join(' ') })}
      data-part="text-area"
      value={text}
      onChange={(next) => {
        count.typed();
        setText(next);
      }}
      isInvalid={ids.message !== undefined}
      isRequired={requiredIndicator === 'required'}
      validationBehavior="aria"
    >
      <FieldFrame
        label={label}
        hint={hint}
        error={error}
        requiredIndicator={requiredIndicator}
        isLabelHidden={isLabelHidden}
        ids={ids}
      >
        <AriaTextArea
          {...toAria({ placeholder, dir, ref })}
          className={classNames(control, multiline)}
          data-part="field-control"
          rows={rows}
        />
        {limit !== undefined && (
          <p className={counter} data-part="text-area-counter" data-over={count.isOver || undefined}>
            <span id={limitId} className={hidden}>
              {count.limit}
            </span>
            <span aria-hidden="true">{count.words}</span>
          </p>
        )}
      </FieldFrame>
    </AriaTextField>
  );
}

/** Pause in typing before an announcement, in milliseconds. */
const pause = 1000;

/**
 * How much of a limit is left, as text. It is announced politely once the person pauses, and only if a tenth of the
 * limit or less is left: an announcement after every pause in a long text would be noise.
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
    /** Marks the text as typed; the initial text isn't announced. */
    typed: () => {
      isTyped.current = true;
    },
  };
}

import type { ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { classNames, toAria } from '../../props/index.ts';
import { control, controlShell, FieldFrame, useField } from '../Field/index.ts';
import { TextArea, type TextAreaProps, type TypedFieldProps } from '../TextArea/index.ts';
import { alone, endIcon, startIcon, withEndIcon, withRoom, withStartIcon } from './TextField.css.ts';

interface OneLineProps extends TypedFieldProps {
  isMultiline?: false | undefined;
  /** A decorative icon at the start. */
  icon?: ReactNode;
  /** Something small at the end, such as a unit or an icon button. */
  end?: ReactNode;
  rows?: never;
  limit?: never;
  /** Ref of the `<input>`, or of the `<textarea>` if `isMultiline` is set. */
  ref?: Ref<HTMLInputElement> | undefined;
}

interface MultilineProps extends TextAreaProps {
  /** Renders a `TextArea`, for more than one line. */
  isMultiline: true;
  icon?: never;
  end?: never;
}

export type TextFieldProps = OneLineProps | MultilineProps;

/**
 * A field for text, such as a name, an address or a sentence.
 *
 * Renders a `<label>` with an `<input>`, or a `TextArea` if `isMultiline`. The error comes before the hint in the
 * description (WCAG 1.3.1, 3.3.1, 3.3.2). Set `autoComplete` for data that the browser has about the person
 * (WCAG 1.3.5).
 *
 * @part text-field-end the content of `end`
 * @selector [data-invalid] there is an error
 * @selector [data-disabled] the field can't be changed
 * @example
 * <TextField label="Channel Name" hint="Shown in the console only" value={name} onChange={setName} error={error} />
 */
export function TextField(props: TextFieldProps) {
  if (!props.isMultiline) return <Line {...props} />;
  const { isMultiline: _isMultiline, icon: _icon, end: _end, ...area } = props;
  return <TextArea {...area} />;
}

function Line({
  label,
  hint,
  error,
  necessity,
  requiredIndicator = necessity,
  isLabelHidden = false,
  placeholder,
  dir,
  icon,
  end,
  ref,
  isMultiline: _isMultiline,
  rows: _rows,
  limit: _limit,
  ...field
}: OneLineProps) {
  const ids = useField({ hint, error, name: field.name, label });
  const hasRoom = icon !== undefined || end !== undefined;

  return (
    <AriaTextField
      // Before the props, so that a field that renders this one has a part of its own.
      data-part="text-field"
      {...toAria({ ...field, ...ids.describedBy })}
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
        <div {...(hasRoom && { className: controlShell })}>
          {icon !== undefined && <span className={startIcon}>{icon}</span>}
          <Input
            {...toAria({ placeholder, dir, ref })}
            className={classNames(
              control,
              hasRoom ? withRoom : alone,
              icon !== undefined && withStartIcon,
              end !== undefined && withEndIcon,
            )}
            data-part="field-control"
          />
          {end !== undefined && (
            <span className={endIcon} data-part="text-field-end">
              {end}
            </span>
          )}
        </div>
      </FieldFrame>
    </AriaTextField>
  );
}

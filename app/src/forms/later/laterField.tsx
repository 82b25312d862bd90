import type { Locale } from '@console/contract/rules';
import { TextField } from '@console/ui';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useLanguage, useWords } from '../../messages/index.ts';
import { arriving, type Part, usePart } from './arriving.ts';

/** What the stand-in takes over from the field. */
interface FieldProps {
  label: string;
  name?: string | undefined;
  hint?: ReactNode;
  necessity?: 'optional' | 'required';
  placeholder?: string;
  isDisabled?: boolean;
  value?: string | number | null;
  defaultValue?: string | number | null | undefined;
}

/** A value of a field as a person reads it. */
type Spoken<Props> = (value: string, props: Props, language: Locale) => string;

/**
 * A field of a form that is fetched once the form stands, such as one with a list or a calendar. Until then a text
 * that can be read and not changed stands in its place, and sends the same value under the same name: the form can be
 * filled in, and sent, before the field is there. Focus that waits in it goes on to the field.
 */
export function laterField<Props extends FieldProps>(
  load: () => Promise<ComponentType<Props>>,
  says: Spoken<Props>,
): ComponentType<Props> {
  const part = arriving(load);

  return (props) => <LaterField part={part} says={says} field={props} />;
}

interface LaterFieldProps<Props> {
  part: Part<Props>;
  says: Spoken<Props>;
  /** What the field is given. */
  field: Props;
}

function LaterField<Props extends FieldProps>({ part, says, field }: LaterFieldProps<Props>) {
  const { Part, hasFailed } = usePart(part);
  const [isFocused, setIsFocused] = useState(false);
  const language = useLanguage();
  const words = useWords();

  if (Part) return <Part {...field} {...(isFocused && { autoFocus: true })} />;

  const { label, name, hint, necessity, placeholder, isDisabled = false } = field;
  const value = String(field.value ?? field.defaultValue ?? '');
  return (
    <>
      <TextField
        label={label}
        value={value === '' ? '' : says(value, field, language)}
        isReadOnly
        isDisabled={isDisabled}
        onFocus={() => {
          setIsFocused(true);
          part.ask();
        }}
        onBlur={() => setIsFocused(false)}
        onClick={part.ask}
        onKeyDown={part.ask}
        {...(hint !== undefined && { hint })}
        {...(necessity && { necessity })}
        {...(placeholder !== undefined && { placeholder })}
        {...(hasFailed && { error: words('forms.fieldMissing') })}
      />
      {name !== undefined && <input type="hidden" name={name} value={value} disabled={isDisabled} />}
    </>
  );
}

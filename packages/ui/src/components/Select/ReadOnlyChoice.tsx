import { useId } from 'react';
import { control, Field, type FieldWords, useField } from '../Field/index.ts';

interface ReadOnlyChoiceProps extends FieldWords {
  /** The words of what is chosen. */
  text: string;
  /** The language of those words, when it is not that of the page. */
  lang?: string | undefined;
  /** Name of the field in a form that is sent, */
  name?: string | undefined;
  /** with these values. */
  values: readonly string[];
}

/**
 * What is chosen, for reading and copying. A native read-only field: the button of a list has no way to say that it
 * is read-only (ARIA).
 */
export function ReadOnlyChoice({ text, lang, name, values, ...words }: ReadOnlyChoiceProps) {
  const id = useId();
  const ids = useField({ ...words, name });

  return (
    <Field {...words} ids={ids} htmlFor={id}>
      <input
        {...ids.describedBy}
        id={id}
        className={control}
        readOnly
        value={text}
        lang={lang}
        aria-invalid={ids.message !== undefined || undefined}
      />
      {name !== undefined &&
        values.map((value) => <input key={value} type="hidden" name={name} value={value} />)}
    </Field>
  );
}

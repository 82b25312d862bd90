import { type RefObject, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { CloseIcon } from '../../icons/index.ts';
import type { SelectOption } from '../Select/index.ts';
import { remove, tag, tags, word } from './MultiSelect.css.ts';
import { useStrings } from './MultiSelect.strings.ts';

interface ChosenTagsProps<Value extends string> {
  /** Of which field they are the answers. */
  field: string;
  chosen: readonly SelectOption<Value>[];
  isDisabled: boolean;
  /** Where others can be chosen: focus waits there when the last tag is gone. */
  trigger: RefObject<HTMLElement | null>;
  onRemove: (value: Value) => void;
}

/** The chosen ones, each with a button that takes it away; focus then goes to the next one. */
export function ChosenTags<Value extends string>({
  field,
  chosen,
  isDisabled,
  trigger,
  onRemove,
}: ChosenTagsProps<Value>) {
  const strings = useStrings();
  const list = useRef<HTMLUListElement>(null);

  const takeAway = (value: Value, place: number) => {
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[place + 1] ?? buttons[place - 1] ?? trigger.current)?.focus();
    onRemove(value);
  };

  return (
    <ul ref={list} className={tags} aria-label={strings.tags(field)}>
      {chosen.map(({ value, label, lang }, place) => (
        <li key={value} className={tag} data-disabled={isDisabled || undefined}>
          <span className={word} lang={lang}>
            {label}
          </span>
          {!isDisabled && (
            <Button
              className={remove}
              aria-label={strings.remove(label)}
              onPress={() => takeAway(value, place)}
            >
              <CloseIcon size={13} />
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

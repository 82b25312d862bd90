import type { Ref } from 'react';
import { CheckIcon, MixedIcon } from '../../icons/index.ts';
import { box, check, input } from './check.css.ts';

interface CheckProps {
  /** Names it; before the words of `namedBy`, when there are any. */
  label: string;
  /** The id of an element whose words end the name. */
  namedBy?: string;
  /** Its own id, which `namedBy` needs. */
  id?: string;
  isSelected: boolean;
  isMixed?: boolean;
  isDisabled?: boolean;
  onChange: () => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * The box of a row, or of all rows. A native one, without the code of `Checkbox`: a page has a hundred of them, and
 * they have no words, hints or errors.
 */
export function Check({
  label,
  namedBy,
  id,
  isSelected,
  isMixed = false,
  isDisabled,
  onChange,
  ref,
}: CheckProps) {
  const mark = (element: HTMLInputElement | null) => {
    if (element) element.indeterminate = isMixed;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };

  return (
    <span className={check}>
      <input
        ref={mark}
        id={id}
        className={input}
        type="checkbox"
        checked={isSelected}
        disabled={isDisabled}
        onChange={onChange}
        aria-label={label}
        {...(namedBy && id && { 'aria-labelledby': `${id} ${namedBy}` })}
      />
      <span className={box}>{isMixed ? <MixedIcon size={13} /> : isSelected && <CheckIcon size={13} />}</span>
    </span>
  );
}

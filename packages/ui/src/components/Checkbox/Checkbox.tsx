import type { ReactNode } from 'react';
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from 'react-aria-components/Checkbox';
import { CheckIcon, MinusIcon } from '../../icons/index.ts';
import { FieldMessages, type FieldWords, useField } from '../Field/index.ts';
import { box, checkbox, messages, place } from './Checkbox.css.ts';

interface CommonProps
  extends Omit<
      AriaCheckboxProps,
      'children' | 'className' | 'style' | 'render' | 'isInvalid' | 'aria-label' | 'aria-describedby'
    >,
    Pick<FieldWords, 'hint' | 'error'> {}

/** It has words beside it, or a name that only assistive technology hears, as in the row of a table. */
export type CheckboxProps = CommonProps &
  ({ children: ReactNode; 'aria-label'?: never } | { children?: never; 'aria-label': string });

/**
 * Yes or no, kept until the form is saved. For what acts at once use `Switch`.
 *
 * Renders a `<label>` with a native `<input type="checkbox">`. Follows the APG checkbox pattern (mixed with
 * `isIndeterminate`); keyboard: Space. The box is 18 px and answers on 24, on 44 for a finger (WCAG 2.5.8).
 *
 * @selector [data-selected] it is checked
 * @selector [data-indeterminate] some of what it stands for is checked
 * @selector [data-invalid] there is an error
 * @selector [data-focus-visible] it has keyboard focus
 * @selector [data-disabled] it cannot be changed
 * @example
 * <Checkbox isSelected={agrees} onChange={setAgrees} error={error}>I agree to the terms</Checkbox>
 */
export function Checkbox({ children, hint, error, ...props }: CheckboxProps) {
  const label = typeof children === 'string' ? children : props['aria-label'];
  const ids = useField({ hint, error, name: props.name, label });
  const isBare = hint === undefined && ids.message === undefined;

  const control = (
    <AriaCheckbox
      {...props}
      {...ids.describedBy}
      className={checkbox}
      isInvalid={ids.message !== undefined}
      validationBehavior="aria"
    >
      {({ isSelected, isIndeterminate }) => (
        <>
          <span className={box}>
            {isIndeterminate ? <MinusIcon size={13} /> : isSelected && <CheckIcon size={13} />}
          </span>
          {children}
        </>
      )}
    </AriaCheckbox>
  );

  // The same place with and without messages: otherwise an error that comes would drop the check and the focus.
  return (
    <div className={place} data-bare={isBare || undefined}>
      {control}
      {!isBare && (
        <div className={messages}>
          <FieldMessages hint={hint} error={error} ids={ids} />
        </div>
      )}
    </div>
  );
}

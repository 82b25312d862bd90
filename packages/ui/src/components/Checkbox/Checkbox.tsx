import type { ReactNode, Ref } from 'react';
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from 'react-aria-components/Checkbox';
import { CheckIcon, MinusIcon } from '../../icons/index.ts';
import { type AllowUndefined, type FieldRootProps, splitRoot, toAria } from '../../props/index.ts';
import { FieldMessages, type FieldWords, useField } from '../Field/index.ts';
import { box, checkbox, hidden, messages, place } from './Checkbox.css.ts';

interface CommonProps
  extends AllowUndefined<
      Omit<
        AriaCheckboxProps,
        | 'children'
        | 'className'
        | 'style'
        | 'id'
        | 'render'
        | 'isInvalid'
        | 'inputRef'
        | 'aria-label'
        | 'aria-describedby'
      >
    >,
    Pick<FieldWords, 'hint' | 'error' | keyof FieldRootProps> {
  /** Ref of the `<input>`. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Requires a visible label, or an `aria-label` where there is none, as in a table row. */
export type CheckboxProps = CommonProps &
  (
    | {
        /** The visible label, next to the box. */
        children: ReactNode;
        'aria-label'?: never;
      }
    | {
        children?: never;
        /** The accessible name of a box without a visible label, such as "Select Reception" in a table row. */
        'aria-label': string;
      }
  );

/**
 * A yes-or-no choice that is saved with the form. For a change that takes effect immediately, use `Switch`.
 *
 * Renders a `<label>` with a native `<input type="checkbox">`. Follows the APG checkbox pattern (mixed with
 * `isIndeterminate`); keyboard: Space. The box is 18 px; its target is 24 px, or 44 px on touch (WCAG 2.5.8).
 *
 * @part checkbox-control the `<label>`, with the box and the text
 * @part checkbox-box the box
 * @selector [data-selected] it is checked
 * @selector [data-indeterminate] some of the items it represents are checked
 * @selector [data-invalid] there is an error
 * @selector [data-focus-visible] it has keyboard focus
 * @selector [data-disabled] it can't be changed
 * @example
 * <Checkbox isSelected={agrees} onChange={setAgrees} error={error}>I agree to the terms</Checkbox>
 */
export function Checkbox({ children, hint, error, ref, ...given }: CheckboxProps) {
  const [root, { 'aria-label': name, ...props }] = splitRoot(given, place);
  const label = typeof children === 'string' ? children : name;
  const ids = useField({ hint, error, name: props.name, label });
  const isBare = hint === undefined && ids.message === undefined;

  const control = (
    <AriaCheckbox
      {...toAria({ ...props, ...ids.describedBy, inputRef: ref })}
      className={checkbox}
      data-part="checkbox-control"
      isInvalid={ids.message !== undefined}
      validationBehavior="aria"
    >
      {({ isSelected, isIndeterminate }) => (
        <>
          <span className={box} data-part="checkbox-box">
            {isIndeterminate ? <MinusIcon size={13} /> : isSelected && <CheckIcon size={13} />}
          </span>
          {/* As text, because checkers treat a label without text as missing. */}
          {children ?? (name !== undefined && <span className={hidden}>{name}</span>)}
        </>
      )}
    </AriaCheckbox>
  );

  // The same element with and without messages: remounting on a new error would lose the state and the focus.
  return (
    <div {...root} data-part="checkbox" data-bare={isBare || undefined}>
      {control}
      {!isBare && (
        <div className={messages}>
          <FieldMessages hint={hint} error={error} ids={ids} />
        </div>
      )}
    </div>
  );
}

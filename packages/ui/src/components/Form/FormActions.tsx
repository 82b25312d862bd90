import type { ReactNode } from 'react';
import { useFormState } from '../../formContext/index.ts';
import { CircleCheckIcon } from '../../icons/index.ts';
import { listIn, useLocale } from '../../locale/index.ts';
import { type RootProps, rootProps } from '../../props/index.ts';
import { Button } from '../Button/index.ts';
import { actions, buttons, dot, status } from './Form.css.ts';
import { useStrings } from './Form.strings.ts';
import type { FormSection } from './FormSummary.tsx';

export interface FormActionsProps extends RootProps<HTMLDivElement> {
  /** The label of the submit button, such as "Save channel". */
  save: string;
  /** Other buttons, such as Cancel. */
  children?: ReactNode;
  /** The form's sections, for "Unsaved changes in Bot". */
  sections?: readonly FormSection[] | undefined;
  /** Whether the submit button is disabled. @default false */
  isDisabled?: boolean | undefined;
}

/**
 * The bar below a form, with the status of unsaved changes and the submit button. It stays at the bottom of the window,
 * or above anything that the host pins there. Set that height in the custom property `--form-bar-offset`.
 *
 * Renders a `<div>` with a submit `<button>`, which keeps focus and its position while busy.
 *
 * @part form-actions-status what is saved or not
 * @part form-actions-buttons the buttons
 * @example
 * <FormActions save="Save channel"><Button onPress={leave}>Cancel</Button></FormActions>
 */
export function FormActions({
  save,
  children,
  sections = [],
  isDisabled = false,
  ...props
}: FormActionsProps) {
  const strings = useStrings();
  const locale = useLocale();
  const { isBusy, isSaved, edited, editedSections } = useFormState();
  const places = sections.filter(({ id }) => editedSections.includes(id)).map(({ label }) => label);

  return (
    <div {...rootProps(props, actions)} data-part="form-actions">
      <p className={status} data-part="form-actions-status">
        {isSaved && (
          <>
            <CircleCheckIcon />
            {strings.saved}
          </>
        )}
        {!isSaved && edited.length > 0 && (
          <>
            <span className={dot} />
            {places.length > 0 ? strings.unsavedIn(listIn(locale, places)) : strings.unsaved}
          </>
        )}
      </p>
      <div className={buttons} data-part="form-actions-buttons">
        {children}
        <Button type="submit" variant="primary" isBusy={isBusy} isDisabled={isDisabled}>
          {save}
        </Button>
      </div>
    </div>
  );
}

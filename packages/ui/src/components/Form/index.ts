export {
  type FormErrors,
  type FormField,
  type FormProblem,
  type FormState,
  useFormField,
  useFormState,
} from '../../formContext/index.ts';
export { Form, type FormProps } from './Form.tsx';
export { FormActions, type FormActionsProps } from './FormActions.tsx';
export {
  FormGroup,
  type FormGroupProps,
  HeadingLevelContext,
  /** @deprecated Use `HeadingLevelContext`. */
  HeadingLevelContext as GroupLevelContext,
} from './FormGroup.tsx';
export type { FormSection } from './FormSummary.tsx';
export type { FormOptions } from './useFormChecks.ts';
export type { StandardSchema } from './validation.ts';

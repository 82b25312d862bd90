export { Form, type FormProps } from './Form.tsx';
export { FormActions, type FormActionsProps } from './FormActions.tsx';
export {
  type FormErrors,
  type FormField,
  type FormProblem,
  type FormState,
  useFormField,
  useFormState,
} from './FormContext.ts';
export { FormGroup, type FormGroupProps, GroupLevelContext } from './FormGroup.tsx';
export type { FormSection } from './FormSummary.tsx';
export type { FormOptions } from './formOptions.ts';

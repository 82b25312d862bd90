export { Form, FormActions, type FormActionsProps, type FormOptions, type FormProps } from './Form.tsx';
export {
  type FormErrors,
  type FormField,
  type FormProblem,
  type FormState,
  useFormField,
  useFormState,
} from './FormContext.ts';
export type { FormSection } from './FormSummary.tsx';

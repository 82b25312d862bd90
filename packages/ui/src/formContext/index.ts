export {
  type FormErrors,
  type FormField,
  type FormProblem,
  FormRegistryContext,
  type FormState,
  FormStateContext,
  pristine,
  useFormField,
  useFormState,
} from './formContext.ts';

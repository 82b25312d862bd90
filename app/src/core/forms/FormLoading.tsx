import { useWords } from '../i18n/index.ts';
import { FormWaiting } from './FormWaiting.tsx';

/** Stands where a form will be whose code is on its way. */
export function FormLoading() {
  const words = useWords();
  return <FormWaiting label={words('forms.loading')} />;
}

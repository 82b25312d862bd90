import { useMessages } from '../i18n/index.ts';
import { FormWaiting } from './FormWaiting.tsx';

/** Stands where a form will be whose code is on its way. */
export function FormLoading() {
  const t = useMessages();
  return <FormWaiting label={t('forms.loading')} />;
}

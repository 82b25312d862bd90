import { Skeleton } from '@console/ui';
import { useMessages } from '../i18n/index.ts';
import css from './FormWaiting.module.css';

export interface FormWaitingProps {
  /** What is waited for, such as "Loading the channel". */
  label: string;
  /** How many fields will come. @default 5 */
  fields?: number;
}

/** Stands where the fields of a form will come, in their size. */
export function FormWaiting({ label, fields = 5 }: FormWaitingProps) {
  return (
    <div className={css.waiting} role="status" aria-busy="true" aria-label={label}>
      {Array.from({ length: fields }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no identity but their place.
        <div key={index} className={css.field}>
          <Skeleton width="8rem" />
          <Skeleton height="100%" />
        </div>
      ))}
    </div>
  );
}

/** Stands where a form will be whose code is on its way. */
export function FormLoading() {
  const t = useMessages();
  return <FormWaiting label={t('forms.loading')} />;
}

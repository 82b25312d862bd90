import { Skeleton } from '@console/ui';
import { useMessages } from '../i18n/index.ts';
import css from './FormWaiting.module.css';

export interface FormWaitingProps {
  /** The accessible name, such as "Loading the channel". */
  label: string;
  /** The number of fields. @default 5 */
  fields?: number;
}

/** The skeleton of a form's fields, in their size. */
export function FormWaiting({ label, fields = 5 }: FormWaitingProps) {
  return (
    <div className={css.waiting} role="status" aria-busy="true" aria-label={label}>
      {Array.from({ length: fields }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the position is the only identity.
        <div key={index} className={css.field}>
          <Skeleton width="8rem" />
          <Skeleton height="100%" />
        </div>
      ))}
    </div>
  );
}

/** The skeleton of a form whose code is loading. */
export function FormLoading() {
  const t = useMessages();
  return <FormWaiting label={t('forms.loading')} />;
}

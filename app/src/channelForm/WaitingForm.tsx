import { Skeleton } from '@console/ui';
import { useWords } from '../messages/index.ts';
import css from './ChannelForm.module.css';

const fields = ['name', 'type', 'phone', 'status'];

/** Stands where the form will come. */
export function WaitingForm() {
  const words = useWords();

  return (
    <div className={css.waiting} aria-busy="true">
      <span className={css.hidden}>{words('channel.loading')}</span>
      {fields.map((field) => (
        <div key={field} className={css.waitingField}>
          <Skeleton width="8rem" />
          <Skeleton height="2.25rem" />
        </div>
      ))}
    </div>
  );
}

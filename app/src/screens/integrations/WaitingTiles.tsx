import { Skeleton } from '@console/ui';
import { useWords } from '../../messages/index.ts';
import css from './integrations.module.css';

/** The grid before it has come. */
export function WaitingTiles() {
  const words = useWords();
  return (
    <div className={css.grid} role="status" aria-label={words('integrations.loading')}>
      {[0, 1, 2].map((place) => (
        <div key={place} className={css.tile}>
          <Skeleton width="3rem" height="3rem" />
          <p className={css.purpose}>
            <Skeleton width="50%" />
          </p>
          <Skeleton width="70%" />
        </div>
      ))}
    </div>
  );
}

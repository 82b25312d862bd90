import { Skeleton } from '@console/ui';
import { useMessages } from '../../core/i18n/index.ts';
import css from './integrations.module.css';

/** The grid before it has come. */
export function WaitingTiles() {
  const t = useMessages();
  return (
    <div className={css.grid} role="status" aria-label={t('integrations.loading')}>
      {[0, 1, 2].map((place) => (
        <div key={place} className={css.tile}>
          <div className={css.head}>
            <Skeleton width="3rem" height="3rem" />
          </div>
          <p className={css.name}>
            <Skeleton width="50%" />
          </p>
          <p className={css.purpose}>
            <Skeleton width="70%" />
          </p>
          <div className={css.foot}>
            <Skeleton width="30%" />
          </div>
        </div>
      ))}
    </div>
  );
}

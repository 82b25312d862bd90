import { pricing } from '@console/contract/rules';
import { FormGroup, Skeleton } from '@console/ui';
import type { ReactNode } from 'react';
import { useOrganizations } from '../../core/account/organizations.queries.ts';
import { useMessages } from '../../core/i18n/index.ts';
import css from './settings.module.css';

/** The group around this month's usage, which is shown before its table is loaded. */
export function UsageGroup({ children }: { children: ReactNode }) {
  const t = useMessages();
  return (
    <FormGroup
      title={t('common.thisMonth')}
      description={t('settings.monthWhy', {
        perMinute: pricing.perMinute,
        minimum: pricing.minimumPerMonth,
      })}
    >
      {children}
    </FormGroup>
  );
}

/** The skeleton of the table, in its height: headers, a row for each channel, and the total. */
export function UsageWaiting() {
  const { organizations } = useOrganizations();
  const rows = organizations.reduce((sum, { channels }) => sum + channels.length, 0);
  return (
    <UsageGroup>
      <div className={css.bones} aria-busy="true">
        <div className={css.boneHead}>
          <Skeleton width="4rem" />
          <Skeleton width="3rem" />
          <Skeleton width="8rem" />
          <Skeleton width="4rem" />
        </div>
        {[...Array(rows || 5).keys()].map((row) => (
          <div key={row} className={css.boneRow}>
            <span className={css.boneName}>
              <Skeleton width={widths[row % widths.length] ?? '50%'} />
              <Skeleton width="40%" />
            </span>
            <Skeleton width="2rem" />
            <Skeleton width="8rem" />
            <Skeleton width="3rem" />
          </div>
        ))}
        <div className={css.boneSum}>
          <Skeleton width="10rem" />
        </div>
      </div>
      {organizations.length > 0 && (
        <div className={css.add}>
          <Skeleton width="8rem" height="var(--console-size-control)" />
        </div>
      )}
    </UsageGroup>
  );
}

/** Different widths look like text. */
const widths = ['60%', '45%', '68%', '52%'];

import { pricing } from '@console/contract/rules';
import { FormGroup, Skeleton } from '@console/ui';
import type { ReactNode } from 'react';
import { useWords } from '../../messages/index.ts';
import { useOrganizations } from '../../organizations.data.ts';

/** The frame of what this month took, which stands before its table has come. */
export function UsageGroup({ children }: { children: ReactNode }) {
  const words = useWords();
  return (
    <FormGroup
      title={words('settings.month')}
      description={words('settings.monthWhy', {
        perMinute: pricing.perMinute,
        minimum: pricing.minimumPerMonth,
      })}
    >
      {children}
    </FormGroup>
  );
}

/** As high as the table will be: its heads, a row of two lines for each channel, and the sum. */
export function UsageWaiting() {
  const { organizations } = useOrganizations();
  const rows = organizations.reduce((sum, { channels }) => sum + channels.length, 0);
  return (
    <UsageGroup>
      <Skeleton height={`${2.1875 + 3.4375 * (rows || 5) + 2.625}rem`} />
    </UsageGroup>
  );
}

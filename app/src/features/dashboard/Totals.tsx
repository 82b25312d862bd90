import { minutesCovered } from '@console/contract/rules';
import { ArrowDownIcon, ArrowUpIcon, Button, RotateCwIcon, Skeleton } from '@console/ui';
import type { ReactNode } from 'react';
import { explain, isUnknownCall } from '../../core/http/failures.ts';
import { useDateFormats } from '../../core/i18n/dateFormats.ts';
import { useMessages } from '../../core/i18n/index.ts';
import { useNumberFormats } from '../../core/i18n/numberFormats.ts';
import css from './Dashboard.module.css';
import { maySeeCalls, type Organization, useUsage } from './dashboard.queries.ts';
import { type Change, type Counts, changeOf } from './report.ts';

export interface TotalsProps {
  organization: Organization;
  /** `undefined` while they load, and if they couldn't be loaded. */
  counts: Counts | undefined;
  /** They couldn't be loaded. The error is shown with the charts. */
  isLost: boolean;
  isNear: boolean;
}

/** The totals of the shown period, and the minutes and estimated cost of this month. */
export function Totals({ organization, counts, isLost, isNear }: TotalsProps) {
  const t = useMessages();
  const { number } = useNumberFormats();
  const count = (name: keyof Counts) => {
    const total = counts?.[name].total ?? 0;
    return {
      figure: counts ? number(total) : isLost ? '–' : undefined,
      detail: counts ? <Changed by={changeOf(counts[name])} /> : isLost && t('dashboard.usageFailed'),
    };
  };

  return (
    <dl className={css.totals}>
      <Total label={t('dashboard.calls')} {...count('calls')} />
      <Month organization={organization} isNear={isNear} part="minutes" />
      <Total label={t('dashboard.appointments')} {...count('appointments')} />
      <Total label={t('dashboard.newContacts')} {...count('contacts')} />
      <Month organization={organization} isNear={isNear} part="cost" />
    </dl>
  );
}

interface TotalProps {
  label: string;
  /** `undefined` while it loads. */
  figure: ReactNode | undefined;
  detail: ReactNode;
}

function Total({ label, figure, detail }: TotalProps) {
  return (
    <div className={css.total}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>
        <span className={css.figure}>{figure ?? <Skeleton width="3.5rem" height="1.625rem" />}</span>
        <span className={css.detail}>{detail}</span>
      </dd>
    </div>
  );
}

const arrows = { more: ArrowUpIcon, less: ArrowDownIcon, same: null };

/** The change as an arrow with text. Not red or green, because fewer calls might be good. */
function Changed({ by }: { by: Change | undefined }) {
  const t = useMessages();
  const { number, percent } = useNumberFormats();
  if (!by) return null;
  const { direction, amount, part } = by;
  const Arrow = arrows[direction];
  const much = part === undefined ? number(amount) : percent(part);
  return (
    <>
      {Arrow && <Arrow size={13} />}
      {t(`dashboard.${direction}`, { much })}
    </>
  );
}

interface MonthProps {
  organization: Organization;
  isNear: boolean;
  part: 'minutes' | 'cost';
}

/** Minutes of this month, or their estimated cost. */
function Month({ organization, isNear, part }: MonthProps) {
  const t = useMessages();
  const { number, money } = useNumberFormats();
  const { month: monthIn } = useDateFormats();
  const usage = useUsage(organization, isNear);
  const { data } = usage;
  const { trouble } = organization;
  const error = usage.error ?? trouble.error;
  const label = t(part === 'minutes' ? 'common.minutes' : 'dashboard.cost');
  if (maySeeCalls(organization) === false) {
    return <Total label={label} figure="–" detail={t('common.mayNotSeeCalls')} />;
  }
  if (!data && isUnknownCall(usage.error)) {
    return <Total label={label} figure="–" detail={t('common.usageMissing')} />;
  }
  if (!data && error) {
    const { sentence, requestId } = explain(error, t);
    if (part === 'minutes') return <Total label={label} figure="–" detail={t('dashboard.usageFailed')} />;
    return (
      <Total
        label={label}
        figure={
          <Button
            size="row"
            icon={<RotateCwIcon />}
            isBusy={usage.isFetching || trouble.isRetrying}
            onPress={trouble.error ? trouble.onRetry : () => void usage.refetch()}
          >
            {t('common.retry')}
          </Button>
        }
        detail={requestId ? `${sentence} ${t('common.request', { id: requestId })}` : sentence}
      />
    );
  }
  if (!data) return <Total label={label} figure={undefined} detail={null} />;
  const month = monthIn(data.month);
  if (part === 'minutes') {
    return <Total label={label} figure={number(data.minutes)} detail={t('dashboard.inMonth', { month })} />;
  }
  const used = data.channels.reduce((sum, { minutes }) => sum + Math.min(minutes, minutesCovered), 0);
  const covered = minutesCovered * data.channels.length;
  return (
    <Total
      label={label}
      figure={money(data.cost)}
      detail={covered > 0 ? t('dashboard.covered', { month, used, covered }) : t('dashboard.noChannels')}
    />
  );
}

import { minutesCovered, pricing } from '@console/contract/rules';
import { ErrorPanel, FormGroup, Skeleton } from '@console/ui';
import { explain } from '../../../core/http/failures.ts';
import { useLanguage, useWords } from '../../../core/i18n/index.ts';
import css from './ChannelView.module.css';
import { useChannelUsage } from './channel.queries.ts';

export interface MonthCostProps {
  orgId: string;
  channelId: string;
  maySee: boolean;
}

/** What this month took so far, and about what it costs. */
export function MonthCost({ orgId, channelId, maySee }: MonthCostProps) {
  const words = useWords();
  const language = useLanguage();
  const { data, error, isFetching, refetch } = useChannelUsage(orgId, channelId, maySee);
  const failure = error && explain(error, words);
  const { month, minutes = 0, cost = pricing.minimumPerMonth } = data ?? {};
  const money = new Intl.NumberFormat(`${language}-IL`, {
    style: 'currency',
    currency: pricing.currency,
    maximumFractionDigits: 0,
  });

  return (
    <FormGroup
      title={words('channel.month')}
      description={words('channel.monthText', {
        perMinute: pricing.perMinute,
        minimum: pricing.minimumPerMonth,
      })}
    >
      {!maySee && <p className={css.text}>{words('channel.mayNotSeeCalls')}</p>}
      {maySee && failure && !data && (
        <ErrorPanel
          title={words('channel.usageFailed')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          requestId={failure.requestId}
        >
          {failure.sentence}
        </ErrorPanel>
      )}
      {maySee && !failure && !data && <Skeleton width="12rem" height="2.125rem" />}
      {month && (
        <div>
          <p className={css.figure}>
            <span>{words('channel.minutes', { count: minutes })}</span>
            <span>{words('channel.estimate', { cost: money.format(cost) })}</span>
          </p>
          <p className={css.muted}>
            {words('channel.covered', {
              month: new Intl.DateTimeFormat(language, {
                month: 'long',
                year: 'numeric',
                timeZone: 'UTC',
              }).format(new Date(`${month}-01T00:00:00Z`)),
              used: Math.min(minutes, minutesCovered),
              covered: minutesCovered,
            })}
          </p>
        </div>
      )}
    </FormGroup>
  );
}

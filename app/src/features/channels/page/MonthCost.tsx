import { minutesCovered, pricing } from '@console/contract/rules';
import { FormGroup, Skeleton } from '@console/ui';
import { isUnknownCall } from '../../../core/http/failures.ts';
import { useDateFormats } from '../../../core/i18n/dateFormats.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { useNumberFormats } from '../../../core/i18n/numberFormats.ts';
import { QueryView } from '../../../core/loading/QueryView.tsx';
import css from './ChannelView.module.css';
import { useChannelUsage } from './channel.queries.ts';

export interface MonthCostProps {
  orgId: string;
  channelId: string;
  maySee: boolean;
}

/** The minutes used this month, and their estimated cost. */
export function MonthCost({ orgId, channelId, maySee }: MonthCostProps) {
  const t = useMessages();
  const { money } = useNumberFormats();
  const { monthOfYear } = useDateFormats();
  const usage = useChannelUsage(orgId, channelId, maySee);

  return (
    <FormGroup
      title={t('common.thisMonth')}
      description={t('channel.monthText', {
        perMinute: pricing.perMinute,
        minimum: pricing.minimumPerMonth,
      })}
    >
      {!maySee || (!usage.data && isUnknownCall(usage.error)) ? (
        <p className={css.text}>{t(maySee ? 'common.usageMissing' : 'common.mayNotSeeCalls')}</p>
      ) : (
        <QueryView
          query={usage}
          loading={<Skeleton width="12rem" height="2.125rem" />}
          failed={t('channel.usageFailed')}
        >
          {({ month, minutes = 0, cost = pricing.minimumPerMonth }) => (
            <div>
              <p className={css.figure}>
                <span>{t('channel.minutes', { count: minutes })}</span>
                <span>{t('channel.estimate', { cost: money(cost) })}</span>
              </p>
              <p className={css.muted}>
                {t('channel.covered', {
                  month: monthOfYear(month),
                  used: Math.min(minutes, minutesCovered),
                  covered: minutesCovered,
                })}
              </p>
            </div>
          )}
        </QueryView>
      )}
    </FormGroup>
  );
}

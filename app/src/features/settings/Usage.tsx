import { minutesCovered } from '@console/contract/rules';
import { type Columns, DataTable, EmptyState, Notice, PhoneIcon } from '@console/ui';
import { explain } from '../../core/http/failures.ts';
import { type Translate, useMessages } from '../../core/i18n/index.ts';
import { useList } from '../../core/i18n/lists.ts';
import { type NumberFormats, useNumberFormats } from '../../core/i18n/numberFormats.ts';
import css from './settings.module.css';
import { type ChannelUsage, useUsage } from './signIns.queries.ts';
import { UsageGroup } from './UsageGroup.tsx';

/** The usage of each channel this month, and how much of it the minimum covers. */
export function Usage() {
  const t = useMessages();
  const list = useList();
  const numbers = useNumberFormats();
  const { rows, expected, hidden, error, isFetching, refetch } = useUsage();
  const failure = error && explain(error, t);
  const total = (rows ?? []).reduce(
    (sum, { minutes, cost }) => ({ minutes: sum.minutes + minutes, cost: sum.cost + cost }),
    { minutes: 0, cost: 0 },
  );

  return (
    <UsageGroup>
      {hidden.length > 0 && <Notice>{t('settings.usageHidden', { organizations: list(hidden) })}</Notice>}
      <DataTable
        label={t('settings.usage')}
        columns={columnsFor(t, numbers)}
        rows={failure && rows?.length === 0 ? undefined : rows}
        rowKey={({ channel }) => channel}
        isLoading={isFetching}
        skeletonRows={expected || 5}
        skeletonLines={2}
        onRetry={refetch}
        {...(failure && {
          error: {
            title: t(rows?.length ? 'settings.usagePart' : 'settings.usageFailed'),
            description: failure.sentence,
            requestId: failure.requestId,
          },
        })}
        empty={
          <EmptyState icon={<PhoneIcon size={20} />} title={t('channels.none')}>
            {t('settings.noUsageText')}
          </EmptyState>
        }
        footer={
          rows
            ? rows.length > 0 &&
              t('settings.total', { minutes: total.minutes, cost: numbers.money(total.cost) })
            : '\u00a0'
        }
      />
    </UsageGroup>
  );
}

function columnsFor(t: Translate, { number, money }: NumberFormats): Columns<ChannelUsage> {
  return [
    {
      key: 'channel',
      header: t('common.channel'),
      // Percentages, so that the columns don't change when the rows are loaded.
      width: '38%',
      isRowHeader: true,
      cell: ({ name, organization }) => (
        <>
          <span className={css.name}>
            <bdi>{name}</bdi>
          </span>
          <span className={css.second}>
            <bdi>{organization}</bdi>
          </span>
        </>
      ),
    },
    {
      key: 'minutes',
      header: t('common.minutes'),
      width: '15%',
      align: 'end',
      cell: ({ minutes }) => number(minutes),
    },
    {
      key: 'minimum',
      header: t('settings.minimum', { count: minutesCovered }),
      width: '32%',
      cell: ({ minutes }) => (
        <span className={css.meter}>
          <span className={css.track} aria-hidden="true">
            <span style={{ inlineSize: `${Math.min(100, (100 * minutes) / minutesCovered)}%` }} />
          </span>
          <span className={css.muted}>
            {minutes >= minutesCovered
              ? t('settings.usedUp')
              : t('settings.covered', { used: minutes, minimum: minutesCovered })}
          </span>
        </span>
      ),
    },
    {
      key: 'estimate',
      header: t('settings.estimate'),
      width: '15%',
      align: 'end',
      cell: ({ cost }) => <span className={css.cost}>{money(cost)}</span>,
    },
  ];
}

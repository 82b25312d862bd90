import { minutesCovered } from '@console/contract/rules';
import { Button, type Columns, DataTable, Dialog, EmptyState, Notice, PhoneIcon } from '@console/ui';
import { useState } from 'react';
import { useSession } from '../../core/account/organizations.queries.ts';
import { FormLoading } from '../../core/forms/index.ts';
import { explain } from '../../core/http/failures.ts';
import { type Translate, useMessages } from '../../core/i18n/index.ts';
import { useList } from '../../core/i18n/lists.ts';
import { type NumberFormats, useNumberFormats } from '../../core/i18n/numberFormats.ts';
import { lazyOnIdle } from '../../core/loading/lazyOnIdle.tsx';
import css from './settings.module.css';
import { type ChannelUsage, useUsage } from './signIns.queries.ts';
import { UsageGroup } from './UsageGroup.tsx';
import { forecastOf } from './year/costs.ts';
import { useLimits } from './year/limits.ts';

const YearCosts = lazyOnIdle(async () => (await import('./year/YearCosts.tsx')).YearCosts, FormLoading);

/** The usage of each channel this month, and how much of it the minimum covers. */
export function Usage() {
  const t = useMessages();
  const list = useList();
  const numbers = useNumberFormats();
  const { rows, expected, hidden, visible, error, isMissing, isFetching, refetch } = useUsage();
  const failure = error && explain(error, t);
  const total = (rows ?? []).reduce(
    (sum, { minutes, cost }) => ({ minutes: sum.minutes + minutes, cost: sum.cost + cost }),
    { minutes: 0, cost: 0 },
  );

  if (isMissing) {
    return (
      <UsageGroup>
        <p className={css.none}>{t('common.usageMissing')}</p>
      </UsageGroup>
    );
  }

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
      <OverLimit visible={visible} />
      {visible.length > 0 && <YearDialog organizations={visible} />}
    </UsageGroup>
  );
}

type Visible = ReturnType<typeof useUsage>['visible'];

/** Warns about each organization whose forecast is above the person's limit. */
function OverLimit({ visible }: { visible: Visible }) {
  const t = useMessages();
  const { money } = useNumberFormats();
  const limits = useLimits(useSession()?.user.id ?? '');

  return visible.map(({ id, name, usage }) => {
    const limit = limits.of(id);
    // In the first days of a month, there is only what was used.
    const cost = usage && Math.max(usage.cost, forecastOf(usage, new Date())?.cost ?? 0);
    if (limit === undefined || cost === undefined || cost <= limit) return null;
    return (
      <Notice key={id} tone="warning" isLive>
        {t('settings.overLimit', { organization: name, cost: money(cost), limit: money(limit) })}
      </Notice>
    );
  });
}

function YearDialog({ organizations }: { organizations: Visible }) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={css.add}>
      <Button onPress={() => setOpen(true)}>{t('settings.year')}</Button>
      <Dialog
        title={t('settings.year')}
        size="wide"
        isOpen={isOpen}
        onOpenChange={setOpen}
        actions={<Button slot="close">{t('common.close')}</Button>}
      >
        <YearCosts organizations={organizations} />
      </Dialog>
    </div>
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

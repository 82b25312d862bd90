import { minutesCovered } from '@console/contract/rules';
import { Badge, DataTable, EmptyState, NativeSelect, NumberField, PhoneIcon, Skeleton } from '@console/ui';
import { useState } from 'react';
import { useSession } from '../../../core/account/organizations.queries.ts';
import { explain } from '../../../core/http/failures.ts';
import { type DateFormats, useDateFormats } from '../../../core/i18n/dateFormats.ts';
import { type Translate, useMessages } from '../../../core/i18n/index.ts';
import { type NumberFormats, useNumberFormats } from '../../../core/i18n/numberFormats.ts';
import { DownloadButton, type ListColumns, tableColumns } from '../../../core/lists/index.ts';
import { forecastOf, type MonthUsage, type YearRow } from './costs.ts';
import { useLimits } from './limits.ts';
import css from './year.module.css';
import { useYear } from './year.queries.ts';

export interface YearCostsProps {
  /** The organizations whose usage the person can see; at least one. */
  organizations: readonly { id: string; name: string }[];
}

/** The costs of an organization: a forecast, a limit for a notice, and the last twelve months of each channel. */
export function YearCosts({ organizations }: YearCostsProps) {
  const t = useMessages();
  const [chosen, setChosen] = useState(organizations[0]?.id ?? '');
  const organization = organizations.find(({ id }) => id === chosen);
  if (!organization) return null;

  return (
    <div className={css.content}>
      {organizations.length > 1 && (
        <NativeSelect
          label={t('settings.yearOrganization')}
          options={organizations.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen}
          onChange={setChosen}
        />
      )}
      <OrganizationCosts key={chosen} {...organization} />
    </div>
  );
}

function OrganizationCosts({ id, name }: { id: string; name: string }) {
  const t = useMessages();
  const numbers = useNumberFormats();
  const moments = useDateFormats();
  const limits = useLimits(useSession()?.user.id ?? '');
  const { thisMonth, rows, isFetching, error, refetch } = useYear(id);
  const failure = error && explain(error, t);
  const columns = columnsFor(t, numbers, moments);

  return (
    <>
      {thisMonth ? (
        <p className={css.forecast}>{forecastIn(thisMonth, t, numbers, moments)}</p>
      ) : (
        !failure && <Skeleton width="80%" />
      )}
      <NumberField
        label={t('settings.limit')}
        hint={t('settings.limitHint')}
        minValue={0}
        step={10}
        formatOptions={{ style: 'currency', currency: 'ILS', maximumFractionDigits: 0 }}
        value={limits.of(id) ?? null}
        onChange={(limit) => limits.set(id, limit)}
      />
      <DataTable
        label={t('settings.yearTable')}
        columns={tableColumns(columns)}
        rows={failure && rows?.length === 0 ? undefined : rows}
        rowKey={({ key }) => key}
        isLoading={isFetching}
        skeletonRows={5}
        paging={{}}
        onRetry={refetch}
        {...(failure && {
          error: {
            title: t(rows?.length ? 'settings.yearPart' : 'settings.yearFailed'),
            description: failure.sentence,
            requestId: failure.requestId,
          },
        })}
        empty={<EmptyState icon={<PhoneIcon size={20} />} title={t('settings.yearNone')} />}
      />
      <div className={css.actions}>
        <DownloadButton
          name={[t('settings.year'), name]}
          columns={columns}
          isDisabled={!rows?.length}
          read={async () => ({ rows: rows ?? [], total: rows?.length ?? 0, next: null })}
        />
      </div>
    </>
  );
}

function forecastIn(usage: MonthUsage, t: Translate, { money }: NumberFormats, { monthOfYear }: DateFormats) {
  const forecast = forecastOf(usage, new Date());
  const month = monthOfYear(usage.month);
  if (!forecast) return t('settings.noForecast', { month });
  return t('settings.forecast', { month, minutes: forecast.minutes, cost: money(forecast.cost) });
}

function columnsFor(
  t: Translate,
  { number, money }: NumberFormats,
  { monthOfYear }: DateFormats,
): ListColumns<YearRow> {
  return [
    {
      key: 'month',
      header: t('settings.monthColumn'),
      cell: ({ month }) => <time dateTime={month}>{monthOfYear(month)}</time>,
      text: ({ month }) => month,
    },
    {
      key: 'channel',
      header: t('common.channel'),
      isRowHeader: true,
      cell: ({ name, isDeleted }) => (
        <span className={css.channel}>
          <bdi>{name}</bdi>
          {isDeleted && <Badge>{t('settings.channelDeleted')}</Badge>}
        </span>
      ),
      text: ({ name, isDeleted }) => (isDeleted ? `${name} (${t('settings.channelDeleted')})` : name),
    },
    {
      key: 'minutes',
      header: t('common.minutes'),
      align: 'end',
      cell: ({ minutes }) => number(minutes),
      text: ({ minutes }) => `${minutes}`,
    },
    {
      key: 'covered',
      header: t('settings.coveredColumn'),
      align: 'end',
      cell: ({ covered }) => t('settings.covered', { used: covered, minimum: minutesCovered }),
      text: ({ covered }) => `${covered}`,
    },
    {
      key: 'estimate',
      header: t('settings.estimate'),
      align: 'end',
      cell: ({ cost }) => money(cost),
      text: ({ cost }) => `${cost}`,
    },
  ];
}

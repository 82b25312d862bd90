import { LineChart } from '@console/ui';
import { useDeferredValue, useMemo } from 'react';
import { explain } from '../../core/http/failures.ts';
import { useMessages } from '../../core/i18n/index.ts';
import { LoadFailed } from '../../core/loading/QueryView.tsx';
import css from './Dashboard.module.css';
import type { useReport } from './dashboard.queries.ts';
import { type Counted, type SeriesName, seriesNames, type Unit } from './report.ts';

/** Each series has the same color and marker in every chart. */
const looks = {
  contacts: { color: 'series1', marker: 'circle' },
  appointments: { color: 'series2', marker: 'square' },
  calls: { color: 'series3', marker: 'triangle' },
} as const;

export interface ChartsProps {
  /** Name of the organization. */
  name: string;
  unit: Unit;
  report: ReturnType<typeof useReport>;
}

/** Contacts, appointments and calls over time, in charts next to each other. */
export function Charts({ name, unit, report }: ChartsProps) {
  const t = useMessages();
  const failure = report.error && explain(report.error, t);
  // The first charts are rendered concurrently, so that the page stays responsive. A skeleton has the same size.
  const isDrawn = useDeferredValue(report.data !== undefined);
  const data = isDrawn ? report.data : undefined;
  if (failure && !report.data) {
    return (
      <div className={css.failure}>
        <LoadFailed title={t('dashboard.failed', { organization: name })} query={report} />
      </div>
    );
  }
  return (
    <div className={css.charts}>
      {seriesNames.map((series) => (
        <div key={series} className={css.chart}>
          <SeriesChart
            name={series}
            unit={unit}
            data={data?.[series]}
            isLoading={!data && !failure}
            error={failure?.sentence}
            onRetry={() => void report.refetch()}
          />
        </div>
      ))}
    </div>
  );
}

interface SeriesChartProps {
  name: SeriesName;
  unit: Unit;
  data: Counted | undefined;
  isLoading: boolean;
  error: string | undefined;
  onRetry: () => void;
}

function SeriesChart({ name, unit, data, ...state }: SeriesChartProps) {
  const t = useMessages();
  const label = t(`dashboard.${name}`);
  const series = useMemo(
    () => [
      {
        key: name,
        label,
        ...looks[name],
        points: data?.points ?? [],
        describeValue: (count: number) => t(`dashboard.${name}Count`, { count }),
      },
    ],
    [name, label, data, t],
  );
  return (
    <LineChart
      title={label}
      unit={unit === 'daily' ? 'day' : 'month'}
      series={series}
      previous={data?.previousTotal}
      {...state}
    />
  );
}

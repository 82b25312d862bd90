import { ErrorPanel, LineChart, Monogram } from '@console/ui';
import { useId, useMemo } from 'react';
import { explain } from '../../failures.ts';
import { useWords, type Words } from '../../messages/index.ts';
import { useReport } from './dashboard.data.ts';
import css from './ReportSection.module.css';
import { type Period, type SeriesName, seriesNames } from './report.ts';

/** Colour and marker belong to the series wherever it is drawn. */
const looks = {
  contacts: { color: 'chartContacts', marker: 'circle' },
  appointments: { color: 'chartAppointments', marker: 'square' },
  calls: { color: 'chartCalls', marker: 'triangle' },
} as const;

interface Organization {
  id: string;
  name: string;
  channels: readonly { active: boolean }[];
}

export interface ReportSectionProps {
  organization: Organization;
  period: Period;
}

/** One organization: three charts in one frame, so that the eye compares along the row. */
export function ReportSection({ organization, period }: ReportSectionProps) {
  const words = useWords();
  const titleId = useId();
  const report = useReport(organization.id, period);
  const failure = report.error && explain(report.error, words);

  return (
    <section className={css.section} aria-labelledby={titleId}>
      <header className={css.head}>
        <Monogram name={organization.name} />
        <h2 id={titleId} className={css.name}>
          <bdi>{organization.name}</bdi>
        </h2>
        <span className={css.channels}>{channelsInWords(organization, words)}</span>
      </header>
      <div className={css.frame}>
        {failure && !report.data ? (
          <div className={css.failure}>
            <ErrorPanel
              title={words('dashboard.failed', { organization: organization.name })}
              onRetry={() => void report.refetch()}
              isRetrying={report.isFetching}
              requestId={failure.requestId}
            >
              {failure.sentence}
            </ErrorPanel>
          </div>
        ) : (
          seriesNames.map((name) => (
            <div key={name} className={css.cell}>
              <SeriesChart
                name={name}
                period={period}
                data={report.data?.[name]}
                isLoading={report.isPending}
                error={failure?.sentence}
                onRetry={() => void report.refetch()}
              />
            </div>
          ))
        )}
      </div>
    </section>
  );
}

interface SeriesChartProps {
  name: SeriesName;
  period: Period;
  data: { points: { date: string; value: number }[]; previousTotal: number | undefined } | undefined;
  isLoading: boolean;
  error: string | undefined;
  onRetry: () => void;
}

function SeriesChart({ name, period, data, ...state }: SeriesChartProps) {
  const words = useWords();
  const label = words(`dashboard.${name}`);
  const series = useMemo(
    () => [
      {
        key: name,
        label,
        ...looks[name],
        points: data?.points ?? [],
        describeValue: (count: number) => words(`dashboard.${name}Count`, { count }),
      },
    ],
    [name, label, data, words],
  );
  return (
    <LineChart
      title={label}
      unit={period === 'daily' ? 'day' : 'month'}
      series={series}
      previousTotal={data?.previousTotal}
      {...state}
    />
  );
}

function channelsInWords({ channels }: Organization, words: Words) {
  const all = channels.length;
  const active = channels.filter((channel) => channel.active).length;
  if (all === 0) return words('dashboard.noChannels');
  return active === all
    ? words('dashboard.allActive', { all })
    : words('dashboard.someActive', { active, all });
}

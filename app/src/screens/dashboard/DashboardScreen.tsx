import { DashboardIcon, EmptyState, ErrorPanel, LinkButton, Page, SegmentedControl } from '@console/ui';
import { explain } from '../../failures.ts';
import { useLanguage, useWords } from '../../messages/index.ts';
import { paths } from '../../paths.ts';
import { useOrganizations } from './dashboard.data.ts';
import { ReportSection } from './ReportSection.tsx';
import { type Period, periods, rangeOf, shown } from './report.ts';

export interface DashboardScreenProps {
  /** As it stands in the address; anything but `monthly` is daily. */
  period: string | null;
  onPeriodChange: (period: Period | undefined) => void;
}

/** What happened in each organization: contacts, appointments and calls, by day or by month. */
export function DashboardScreen({ period: asked, onPeriodChange }: DashboardScreenProps) {
  const words = useWords();
  const language = useLanguage();
  const { organizations, error, isPending, isFetching, refetch } = useOrganizations();
  const period: Period = asked === 'monthly' ? 'monthly' : 'daily';
  const range = rangeInWords(period, language);
  const failure = error && explain(error, words);

  return (
    <Page
      title={words('dashboard.title')}
      subtitle={words(period === 'daily' ? 'dashboard.rangeDaily' : 'dashboard.rangeMonthly', {
        count: shown[period],
        range,
      })}
      actions={
        <SegmentedControl
          label={words('dashboard.period')}
          options={[
            { value: periods[0], label: words('dashboard.daily') },
            { value: periods[1], label: words('dashboard.monthly') },
          ]}
          value={period}
          onChange={(next) => onPeriodChange(next === 'daily' ? undefined : next)}
        />
      }
    >
      {organizations.map((organization) => (
        <ReportSection key={organization.id} organization={organization} period={period} />
      ))}
      {organizations.length === 0 && failure && (
        <ErrorPanel
          title={words('dashboard.organizationsFailed')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          requestId={failure.requestId}
        >
          {failure.sentence}
        </ErrorPanel>
      )}
      {organizations.length === 0 && !isPending && !failure && (
        <EmptyState
          icon={<DashboardIcon size={20} />}
          title={words('dashboard.empty')}
          action={<LinkButton href={paths.registration()}>{words('registration.title')}</LinkButton>}
        >
          {words('dashboard.emptyText')}
        </EmptyState>
      )}
    </Page>
  );
}

function rangeInWords(period: Period, language: string) {
  const [from, to] = rangeOf(new Date(), period).map(
    (date) => new Date(`${date.padEnd(10, '-01')}T00:00:00Z`),
  );
  const format = new Intl.DateTimeFormat(`${language}-IL`, {
    month: 'long',
    timeZone: 'UTC',
    ...(period === 'daily' ? { day: 'numeric' } : { year: 'numeric' }),
  });
  return from && to ? format.formatRange(from, to) : '';
}

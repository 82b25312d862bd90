import { ChartLineIcon, EmptyState, LinkButton, Page } from '@console/ui';
import { explain } from '../../core/http/failures.ts';
import { useLanguage, useMessages } from '../../core/i18n/index.ts';
import { LoadFailed } from '../../core/loading/QueryView.tsx';
import { paths } from '../../paths.ts';
import { useOrganizations } from './dashboard.queries.ts';
import { OrganizationSection } from './OrganizationSection.tsx';
import { PeriodControls, rangeInWords } from './PeriodControls.tsx';
import { spans, units } from './report.ts';

export interface DashboardScreenProps {
  /** Number of days in the URL. Anything but 90 and 365 is 30. */
  period: string | null;
  /** Unit in the URL. Anything but `monthly` is daily. */
  unit: string | null;
  /** Called when the person changes the period or unit. The default is `undefined` and isn't in the URL. */
  onChoice: (period: string | undefined, unit: string | undefined) => void;
}

/** Figures, charts and items that need attention, for each of the person's organizations. */
export function DashboardScreen({ period, unit: asked, onChoice }: DashboardScreenProps) {
  const t = useMessages();
  const language = useLanguage();
  const { organizations, query } = useOrganizations();
  const { error, isPending, isFetching, refetch } = query;
  const span = spans.find((days) => `${days}` === period) ?? spans[0];
  const unit = units.find((name) => name === asked) ?? units[0];
  const failure = error && explain(error, t);

  return (
    <Page
      title={t('nav.dashboard')}
      subtitle={rangeInWords(span, unit, t, language)}
      actions={
        <PeriodControls
          span={span}
          unit={unit}
          onChange={(days, by) =>
            onChoice(days === spans[0] ? undefined : `${days}`, by === units[0] ? undefined : by)
          }
        />
      }
    >
      {organizations.map((organization, index) => (
        <OrganizationSection key={organization.id} {...{ organization, span, unit }} isFirst={index === 0} />
      ))}
      {organizations.length === 0 && failure && (
        <LoadFailed title={t('dashboard.organizationsFailed')} query={{ error, isFetching, refetch }} />
      )}
      {organizations.length === 0 && !isPending && !failure && (
        <EmptyState
          icon={<ChartLineIcon size={20} />}
          title={t('dashboard.empty')}
          action={<LinkButton href={paths.registration()}>{t('registration.title')}</LinkButton>}
        >
          {t('dashboard.emptyText')}
        </EmptyState>
      )}
    </Page>
  );
}

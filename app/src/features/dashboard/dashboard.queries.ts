import { defaultTimeZone } from '@console/contract/rules';
import { useQuery } from '@tanstack/react-query';
import { may } from '../../core/account/access.queries.ts';
import { readUsage } from '../../core/account/billing.api.ts';
import { useOrganizations as useFrameOrganizations } from '../../core/account/organizations.queries.ts';
import { type RequestFailures, requestFailures } from '../../core/cache/requestFailures.ts';
import { isoDateIn } from '../../core/i18n/isoDate.ts';
import { readDailyReport, readMonthlyReport } from './dashboard.api.ts';
import { countsOf, daysToAsk, monthsToAsk, type Report, type Span, type Unit } from './report.ts';

type Frame = ReturnType<typeof useFrameOrganizations>;

/** An organization on the dashboard. `details` is `undefined` until the server responds. */
export type Organization = Frame['organizations'][number] & {
  details: NonNullable<Frame['query']['data']>[number] | undefined;
  /** The error of the details, with a retry function. */
  trouble: RequestFailures;
};

/** The person's organizations, sorted by name. */
export function useOrganizations() {
  const { organizations, query } = useFrameOrganizations();
  const trouble = requestFailures([query]);
  return {
    query,
    organizations: organizations.map(
      (organization): Organization => ({
        ...organization,
        details: query.data?.find(({ id }) => id === organization.id),
        trouble,
      }),
    ),
  };
}

/** Whether the person can see an organization's calls; `undefined` until the server responds. */
export const maySeeCalls = (organization: Organization) => organization.details && may(organization, 'calls');

/**
 * The figures of an organization for the charts, by days or months in its time zone. Months need two requests, because
 * the earlier period must end within a month, like the current one.
 *
 * @param isNear no request is sent while the organization is far outside the viewport
 */
export function useReport(
  { id, details }: Organization,
  { span, unit }: { span: Span; unit: Unit },
  isNear: boolean,
) {
  const timeZone = details?.timeZone ?? defaultTimeZone;
  const today = isoDateIn(new Date(), timeZone);
  // Not every server sends the date of registration.
  const registered = new Date(details?.createdAt ?? '');
  const since = Number.isNaN(registered.getTime()) ? undefined : isoDateIn(registered, timeZone);
  const months = unit === 'monthly' ? monthsToAsk(today, span) : undefined;
  return useQuery({
    queryKey: ['report', id, months ?? span],
    async queryFn({ signal }): Promise<{ report: Report; earlier?: Report }> {
      if (!months) return { report: await readDailyReport(id, daysToAsk(span), signal) };
      const [report, earlier] = await Promise.all([
        readMonthlyReport(id, months.shown, signal),
        readMonthlyReport(id, months.before, signal),
      ]);
      return { report, earlier };
    },
    enabled: isNear,
    select: ({ report, earlier }) => countsOf(report, today, span, unit, earlier, since),
  });
}

/** The minutes and estimated cost of this month. */
export const useUsage = (organization: Organization, isNear: boolean) =>
  useQuery({
    queryKey: ['usage', organization.id],
    queryFn: ({ signal }) => readUsage(organization.id, signal),
    enabled: isNear && maySeeCalls(organization) === true,
  });

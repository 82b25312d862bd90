import { defaultTimeZone, isAllowed } from '@console/contract/rules';
import { useQuery } from '@tanstack/react-query';
import { readUsage } from '../../api/billing.ts';
import { readDailyReport } from '../../api/reports.ts';
import { useOrganizations as useFrameOrganizations } from '../../organizations.data.ts';
import { type Trouble, troubleIn } from '../../trouble.data.ts';
import { countsOf, daysToAsk, type Span, todayIn, type Unit } from './report.ts';

type Frame = ReturnType<typeof useFrameOrganizations>;

/** An organization as the dashboard shows it; `details` once the server has answered. */
export type Organization = Frame['organizations'][number] & {
  details: NonNullable<Frame['data']>[number] | undefined;
  /** Why there are no details, and how to ask for them again. */
  trouble: Trouble;
};

/** The organizations of the person, by name. */
export function useOrganizations() {
  const frame = useFrameOrganizations();
  const { organizations, data, ...query } = frame;
  const trouble = troubleIn([frame]);
  return {
    ...query,
    organizations: organizations.map(
      (organization): Organization => ({
        ...organization,
        details: data?.find(({ id }) => id === organization.id),
        trouble,
      }),
    ),
  };
}

/** Whether the person may see the calls of an organization; unknown before the server has answered. */
export const maySeeCalls = ({ details }: Organization) =>
  details && isAllowed(details.role, details.permissions, 'calls');

/**
 * What happened in an organization, ready to be drawn, by its own days. One call serves days and months alike.
 *
 * @param isNear nothing is asked for what is far out of view
 */
export const useReport = (
  { id, details }: Organization,
  { span, unit }: { span: Span; unit: Unit },
  isNear: boolean,
) =>
  useQuery({
    queryKey: ['report', id, span],
    queryFn: ({ signal }) => readDailyReport(id, daysToAsk[span], signal),
    enabled: isNear,
    select: (report) =>
      countsOf(report, todayIn(new Date(), details?.timeZone ?? defaultTimeZone), span, unit),
  });

/** Minutes and estimated cost of this month. */
export const useUsage = (organization: Organization, isNear: boolean) =>
  useQuery({
    queryKey: ['usage', organization.id],
    queryFn: ({ signal }) => readUsage(organization.id, signal),
    enabled: isNear && maySeeCalls(organization) === true,
  });

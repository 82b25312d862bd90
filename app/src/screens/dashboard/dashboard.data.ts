import { useQuery } from '@tanstack/react-query';
import { readDailyReport, readMonthlyReport } from '../../api/reports.ts';
import { chartsOf, dateBack, type Period, shown } from './report.ts';

export { useOrganizations } from '../../organizations.data.ts';

/** What happened in an organization, ready to be drawn. */
export function useReport(orgId: string, period: Period) {
  return useQuery({
    queryKey: ['report', orgId, period],
    async queryFn({ signal }) {
      const today = new Date();
      const asked = 2 * shown[period];
      const report =
        period === 'daily'
          ? await readDailyReport(orgId, asked, signal)
          : await readMonthlyReport(orgId, `${dateBack(today, asked - 1, period)}-01`, signal);
      return chartsOf(report, today, period);
    },
  });
}

import { alter, button, fail, failed, hold, type Stage, type State, text } from './stages.ts';

const reports = /\/api\/.*\/reports\//;
const dashboard = (name: string, rest: Partial<State>): State => ({
  name,
  address: () => '/admin',
  seen: ({ page }) => page.getByRole('slider').first(),
  ...rest,
});
const firstFigure = ({ page }: Stage) => page.getByRole('main').getByRole('figure').first();

/** The dashboard. */
export const dashboardStates: State[] = [
  dashboard('ready', {}),
  dashboard('a year by month', { address: () => '/admin?period=365&unit=monthly' }),
  dashboard('a chart as a table', {
    async reach(stage) {
      await stage.page.getByRole('slider').first().waitFor();
      await firstFigure(stage).getByRole('button').first().press('Enter');
    },
    seen: (stage) => firstFigure(stage).getByRole('table'),
  }),
  dashboard('loading', {
    before: ({ page }) => hold(page, reports),
    seen: ({ page }) => page.locator('main [aria-busy=true]').first(),
  }),
  dashboard('failed', {
    before: ({ page }) => fail(page, reports),
    seen: (stage) => button(stage, 'common.retry').first(),
    allows: failed,
  }),
  dashboard('without an organization', {
    before: ({ page }) => alter(page, '**/api/organizations', () => []),
    seen: (stage) => text(stage, 'dashboard.empty'),
  }),
  dashboard('the narrow sidebar', {
    reach: ({ page }) => page.setViewportSize({ width: 1024, height: 800 }),
  }),
];

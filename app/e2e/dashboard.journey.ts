import { expect, expectAccessible, sidewaysScroll, test } from './steps.ts';

const charts = ['Contacts', 'Appointments', 'Calls'];
const demo = ['Levinsky Bakery', 'מרפאת שיניים כרמל', 'Автосервис «Мотор»'];

test('each organization has its three charts, and the brand-new one says that there is no data', async ({
  page,
  open,
}) => {
  await open(page, 'Maya Levin');
  for (const organization of demo) {
    const section = page.getByRole('region', { name: organization });
    for (const chart of charts) {
      const figure = section.getByRole('figure', { name: chart });
      await expect(figure).toBeVisible();
      await expect(figure.getByRole('slider')).toBeAttached();
    }
    await expect(section.getByText('No data available')).toHaveCount(0);
  }
  const empty = page.getByRole('region', { name: 'Neve Tzedek Flowers' });
  await expect(empty.getByText('No data available')).toHaveCount(3);
});

for (const [person, colorScheme] of [
  ['Maya Levin', 'light'],
  ['Maya Levin', 'dark'],
  ['נועה פרידמן', 'light'],
  ['נועה פרידמן', 'dark'],
] as const) {
  test(`the dashboard of ${person} is accessible in ${colorScheme}`, async ({ page, open }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, person);
    await expect(page.getByRole('slider').first()).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('dir', person === 'Maya Levin' ? 'ltr' : 'rtl');
    await expectAccessible(page);
  });
}

test('the address says daily or monthly, so a link to either works', async ({ page, open }) => {
  await open(page, 'Maya Levin', '/admin?period=monthly');
  await expect(page).toHaveTitle('Dashboard · Console');
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await expect(page.getByText(/^Last 6 months/)).toBeVisible();
  await page.getByText('Daily', { exact: true }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText(/^Last 30 days/)).toBeVisible();
});

test('nothing moves while the dashboard loads', async ({ page, open }) => {
  await open(page, 'Maya Levin');
  await page.addInitScript(() => {
    const layout = { shift: 0 };
    Object.assign(window, { layout });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        layout.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // A slow report, so that the skeleton is seen and then replaced.
  await page.route('**/reports/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('slider')).toHaveCount(9);
  await page.waitForTimeout(500);
  const shift = await page.evaluate(() => (window as unknown as { layout: { shift: number } }).layout.shift);
  // Less than a hundredth of what is called good: rounding of one icon, not something that moves.
  expect(shift).toBeLessThan(0.001);
});

test('a report that fails has its own panel, and Retry brings it back', async ({ page, open, guard }) => {
  guard.allow(/status of 500|HTTP error 500/);
  await open(page, 'Maya Levin');
  const section = page.getByRole('region', { name: 'Levinsky Bakery' });
  const id = await page.evaluate(() => {
    const { organizations } = JSON.parse(localStorage.getItem('console.session') ?? '{}');
    return organizations.find(({ name }: { name: string }) => name === 'Levinsky Bakery').id;
  });
  const address = `**/organization/${id}/reports/**`;
  await page.route(address, (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      headers: { 'x-request-id': 'r-42' },
      body: '{}',
    }),
  );
  await page.reload();
  await expect(section.getByText('The report of Levinsky Bakery could not be loaded')).toBeVisible();
  await expect(section.getByText('Request r-42')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Автосервис «Мотор»' }).getByRole('slider')).toHaveCount(3);
  await page.unroute(address);
  await section.getByRole('button', { name: 'Retry' }).click();
  await expect(section.getByRole('slider')).toHaveCount(3);
});

test('somebody without an organization is told so', async ({ page, open }) => {
  await open(page, 'Somebody new');
  await expect(page.locator('html')).toHaveAttribute('lang', 'he');
  await expect(page.getByText('אין עדיין ארגון')).toBeVisible();
  await expectAccessible(page);
});

test('at 320 px nothing has to be scrolled sideways, and the drawer leads on', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, 'Maya Levin');
  await expect(page.getByRole('slider').first()).toBeAttached();
  expect(await sidewaysScroll(page)).toBe(0);
  await page.getByRole('button', { name: 'Navigation' }).click();
  const drawer = page.getByRole('dialog');
  await expectAccessible(page);
  const group = drawer.getByRole('button', { name: 'Levinsky Bakery' });
  if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
  await drawer.getByRole('list', { name: 'Levinsky Bakery' }).getByRole('link', { name: 'Channels' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Channels' })).toBeFocused();
  expect(await sidewaysScroll(page)).toBe(0);
});

import { en, he, ofLibrary, pattern } from '../../src/testing/messages.ts';
import { organizationId } from '../support/api.ts';
import { bakery } from '../support/demo.ts';
import { expect, expectAccessible, full, looks, sidewaysScroll, test } from '../support/steps.ts';

const charts = [en('dashboard.contacts'), en('dashboard.appointments'), en('dashboard.calls')];
const demo = ['Levinsky Bakery', 'מרפאת שיניים כרמל', 'Автосервис «Мотор»'];

/** The hues of the lines, in degrees: blue, green and orange. */
const hues = [
  [en('dashboard.contacts'), 200, 240],
  [en('dashboard.appointments'), 130, 170],
  [en('dashboard.calls'), 15, 45],
] as const;

/** How a total compares with the period before. */
const changed = pattern('en', 'dashboard.more', 'dashboard.less', 'dashboard.same');

function hueOf(color: string) {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
}

test(
  'the chart line is blue for contacts, green for appointments and orange for calls',
  full,
  async ({ page, open }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await open(page, 'Maya Levin');
      const section = page.getByRole('region', { name: bakery });
      for (const [chart, least, most] of hues) {
        const line = section.getByRole('figure', { name: chart }).locator('[data-part="line-chart-line"]');
        const hue = (hueOf(await line.evaluate((path) => getComputedStyle(path).stroke)) + 360) % 360;
        expect(hue, `${chart} in ${colorScheme}`).toBeGreaterThan(least);
        expect(hue, `${chart} in ${colorScheme}`).toBeLessThan(most);
      }
    }
  },
);

test('each organization has three charts, and a new organization’s charts say there is no data', async ({
  page,
  open,
}) => {
  await open(page, 'Maya Levin');
  for (const organization of demo) {
    const section = page.getByRole('region', { name: organization });
    await section.scrollIntoViewIfNeeded();
    for (const chart of charts) {
      const figure = section.getByRole('figure', { name: chart });
      await expect(figure).toBeVisible();
      await expect(figure.getByRole('slider')).toBeAttached();
    }
    await expect(section.getByText(ofLibrary('LineChart.empty'))).toHaveCount(0);
  }
  const empty = page.getByRole('region', { name: 'Neve Tzedek Flowers' });
  await empty.scrollIntoViewIfNeeded();
  await expect(empty.getByText(ofLibrary('LineChart.empty'))).toHaveCount(3);
});

for (const [person, , colorScheme, details] of looks) {
  test(`the dashboard of ${person} is accessible in ${colorScheme}`, details, async ({ page, open }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, person);
    await expect(page.getByRole('slider').first()).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('dir', person === 'Maya Levin' ? 'ltr' : 'rtl');
    await expectAccessible(page);
  });
}

test('the period and the unit, days or months, are in the URL', async ({ page, open }) => {
  const asked = page.waitForRequest(/\/reports\/monthly\?from=\d{4}-\d\d-01&to=/);
  await open(page, 'Maya Levin', '/admin?period=365&unit=monthly');
  await asked;
  await expect(page).toHaveTitle(en('app.title', { page: en('nav.dashboard') }));
  await expect(page.getByRole('radio', { name: en('dashboard.months', { count: 12 }) })).toBeChecked();
  await expect(page.getByRole('radio', { name: en('dashboard.monthly') })).toBeChecked();
  await expect(page.getByText(en('dashboard.rangeMonthly', { count: 12, range: '' }))).toBeVisible();
  const section = page.getByRole('region', { name: 'Levinsky Bakery' });
  const calls = section.locator('dl > div').first();
  await expect(calls).toHaveText(new RegExp(`^${en('dashboard.calls')}\\d`));
  const aYear = (await calls.textContent()) ?? '';

  // With the keyboard alone: arrow keys move between the options.
  await page.getByRole('radio', { name: en('dashboard.months', { count: 12 }) }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL('/admin?period=90&unit=monthly');
  await expect(page.getByText(en('dashboard.rangeMonthly', { count: 3, range: '' }))).toBeVisible();
  await expect(calls).toHaveText(changed);
  await expect(calls).not.toHaveText(aYear);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL('/admin?period=90');
  await page.getByText(en('dashboard.days', { count: 30 }), { exact: true }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText(en('dashboard.rangeDaily', { count: 30, range: '' }))).toBeVisible();
});

test('the totals match the charts and show the change and the month’s cost', async ({ page, open }) => {
  await open(page, 'Maya Levin');
  const section = page.getByRole('region', { name: 'Levinsky Bakery' });
  const totals = section.locator('dl').first();
  for (const [label, chart] of [
    [en('dashboard.calls'), en('dashboard.calls')],
    [en('dashboard.appointments'), en('dashboard.appointments')],
    [en('dashboard.newContacts'), en('dashboard.contacts')],
  ] as const) {
    const total = totals.locator('div', { hasText: new RegExp(`^${label}`) });
    await expect(total).toHaveText(changed);
    const number = await total.locator('dd > span').first().textContent();
    await expect(section.getByRole('figure', { name: chart })).toContainText(`Total ${number}`);
  }
  await expect(totals).toContainText(
    new RegExp(`${en('common.minutes')}\\d+${pattern('en', 'dashboard.inMonth').source}`),
  );
  await expect(totals).toContainText(
    new RegExp(`${en('dashboard.cost')}₪\\d+${pattern('en', 'dashboard.covered').source}`),
  );
  await expect(totals).toContainText(/\b90\b/);
});

test('an organization’s report is requested when it scrolls into view', full, async ({ page, open }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, 'Maya Levin');
  await expect(page.getByRole('slider').first()).toBeAttached();
  const last = page.getByRole('region', { name: 'מרפאת שיניים כרמל' });
  const reports = () => asked.filter((path) => path.includes('/reports/')).length;
  const before = reports();
  await expect(last.getByRole('slider')).toHaveCount(0);
  await last.scrollIntoViewIfNeeded();
  await expect(last.getByRole('slider')).toHaveCount(3);
  expect(reports()).toBeGreaterThan(before);
});

test(
  'a report that fails to load has its own error panel, and Retry loads it',
  full,
  async ({ page, open, guard }) => {
    guard.allow(/status of 500|HTTP error 500/);
    await open(page, 'Maya Levin');
    const section = page.getByRole('region', { name: 'Levinsky Bakery' });
    const id = await organizationId(page, bakery);
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
    await expect(
      section.getByText(en('dashboard.failed', { organization: 'Levinsky Bakery' })),
    ).toBeVisible();
    await expect(section.getByText('r-42')).toBeVisible();
    const other = page.getByRole('region', { name: 'Автосервис «Мотор»' });
    await other.scrollIntoViewIfNeeded();
    await expect(other.getByRole('slider')).toHaveCount(3);
    // The totals that aren't part of the report are still shown.
    await expect(section.locator('dl').first()).toContainText(`${en('dashboard.cost')}₪`);
    await page.unroute(address);
    await section.getByRole('button', { name: en('common.retry') }).click();
    await expect(section.getByRole('slider')).toHaveCount(3);
  },
);

test('a person without an organization sees an empty state', full, async ({ page, open }) => {
  await open(page, 'Somebody new');
  await expect(page.locator('html')).toHaveAttribute('lang', 'he');
  await expect(page.getByText(he('dashboard.empty'))).toBeVisible();
  await expectAccessible(page);
});

test(
  'nothing scrolls horizontally at 320 px, and the drawer opens other pages',
  full,
  async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, 'Maya Levin');
    await expect(page.getByRole('slider').first()).toBeAttached();
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('button', { name: ofLibrary('Sidebar.navigation') }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toBeVisible();
    await expectAccessible(page);
    const group = drawer.getByRole('button', { name: 'Levinsky Bakery' });
    if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
    await drawer
      .getByRole('list', { name: 'Levinsky Bakery' })
      .getByRole('link', { name: en('nav.channels') })
      .click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: en('nav.channels') })).toBeFocused();
    expect(await sidewaysScroll(page)).toBe(0);
  },
);

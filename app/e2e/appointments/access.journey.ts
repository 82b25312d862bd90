import { en, ofLibrary, pattern } from '../../src/testing/messages.ts';
import { bakery, callAs, clinic, heading } from '../channels/steps.ts';
import {
  expect,
  expectAccessible,
  failUntilEnter,
  full,
  looks,
  sidewaysScroll,
  test,
} from '../support/steps.ts';
import { appointment, change, details, idOf, main, make, openWeek } from './steps.ts';

for (const [person, organization, colorScheme, suite, t] of looks) {
  test(
    `calendar, list, popover, form and dialogs of ${organization} are accessible in ${colorScheme}`,
    suite,
    async ({ page, become }) => {
      await page.emulateMedia({ colorScheme });
      await become(page, person);
      const id = await idOf(page, organization);
      const titles = ['Waiting', 'Scheduled', 'Completed', 'Cancelled'];
      const made = [
        await make(page, id, 'Waiting', '03T10:30', { status: 'pending' }),
        await make(page, id, 'Scheduled', '03T11:00'),
        await make(page, id, 'Completed', '04T10:30', { status: 'completed' }),
        await make(page, id, 'Cancelled', '04T21:00', { status: 'cancelled' }),
      ];
      await openWeek(page, organization);
      await expect(appointment(page, 'Waiting')).toBeVisible();
      await expectAccessible(page);
      await appointment(page, 'Waiting').press('Enter');
      await expect(details(page, 'Waiting')).toBeVisible();
      await expectAccessible(page);
      await details(page, 'Waiting').getByRole('button').first().press('Enter');
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(page);

      await openWeek(page, organization, { show: 'list' });
      for (const title of titles) await expect(appointment(page, title)).toBeVisible();
      await expectAccessible(page);

      await page.goto(`/organization/${id}/appointments/${made[0]?.id}`);
      await expect(page.getByRole('textbox').first()).toHaveValue('Waiting');
      await page.getByRole('textbox').first().fill('');
      await page.getByRole('button', { name: t('appointment.update') }).press('Enter');
      await expect(page.getByRole('link', { name: t('appointment.title') })).toBeVisible();
      await expect(page.getByText(t('appointment.overlaps'))).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: t('appointment.delete') }).press('Enter');
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(page);
      for (const one of made) await callAs(page, 'DELETE', `/appointments/${one.id}`);
    },
  );
}

test(
  'at 320 px, only the grid scrolls horizontally, and the list is the default view',
  full,
  async ({ page, become }) => {
    await become(page, 'Maya Levin');
    const id = await idOf(page, bakery);
    const made = await make(page, id, 'Waiting', '03T10:30', { status: 'pending' });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/organization/${id}/appointments?week=2031-02-02`);
    await expect(page.getByRole('navigation', { name: ofLibrary('WeekCalendarList.days') })).toBeVisible();
    await expect(page.getByRole('grid')).toHaveCount(0);
    await appointment(page, 'Waiting').click();
    await expect(details(page, 'Waiting')).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await main(page).getByText(ofLibrary('WeekCalendar.week'), { exact: true }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
    await page.goto(`/organization/${id}/appointments/${made.id}`);
    await expect(page.getByRole('textbox', { name: en('appointment.title') })).toHaveValue('Waiting');
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('button', { name: en('appointment.delete') }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
    await callAs(page, 'DELETE', `/appointments/${made.id}`);
  },
);

test(
  'a viewer can read appointments, can’t change them, and sees the reason',
  full,
  async ({ page, become, open }) => {
    await become(page, 'Maya Levin');
    const id = await idOf(page, bakery);
    const made = await make(page, id, 'Waiting', '03T10:30', { status: 'pending' });
    await become(page, 'Yael Shapira');
    await openWeek(page, bakery);
    await expect(main(page)).toContainText(en('appointments.mayNotChange', { organization: bakery }));
    await expect(page.getByRole('link', { name: en('appointments.add') })).toHaveCount(0);
    await appointment(page, 'Waiting').press('Enter');
    await expect(
      details(page, 'Waiting').getByRole('button', {
        name: pattern('en', 'appointments.approve', 'appointments.decline'),
      }),
    ).toHaveCount(0);
    await details(page, 'Waiting')
      .getByRole('link', { name: en('common.open') })
      .press('Enter');
    await expect(page.getByRole('textbox', { name: en('appointment.title') })).toHaveAttribute(
      'readonly',
      '',
    );
    await expect(
      page.getByRole('button', { name: pattern('en', 'appointment.update', 'appointment.delete') }),
    ).toHaveCount(0);
    await expectAccessible(page);
    await page.goto(`/organization/${id}/appointments/new`);
    await expect(main(page)).toContainText(en('appointments.mayNotChange', { organization: bakery }));
    await open(page, 'Maya Levin');
    await callAs(page, 'DELETE', `/appointments/${made.id}`);
  },
);

test(
  'an unknown appointment shows the not-found page, and a week that fails to load has Retry',
  full,
  async ({ page, become, guard }) => {
    guard.allow(/status of (404|422|500)|HTTP error (404|422|500)/);
    await become(page, 'Maya Levin');
    const id = await idOf(page, bakery);
    await page.goto(`/organization/${id}/appointments/00000000-0000-4000-8000-000000000000`);
    await expect(heading(page, en('notFound.title'))).toBeVisible();
    const other = await idOf(page, clinic);
    const made = await make(page, other, 'Elsewhere', '03T10:30');
    await page.goto(`/organization/${id}/appointments/${made.id}`);
    await expect(heading(page, en('notFound.title'))).toBeVisible();
    await callAs(page, 'DELETE', `/appointments/${made.id}`);

    await failUntilEnter(page, '**/api/**/appointments?*');
    await page.goto(`/organization/${id}/appointments?week=2031-02-02`);
    await expect(page.getByText(`Couldn’t load ${en('nav.appointments')}`)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: en('common.retry') }).press('Enter');
    await expect(page.getByRole('grid')).toBeVisible();
  },
);

test('changes made elsewhere appear without moving focus or scroll position', async ({ page, become }) => {
  await page.clock.install();
  await become(page, 'Maya Levin');
  const id = await idOf(page, bakery);
  const made = await make(page, id, 'Delivery', '03T10:30');
  await openWeek(page, bakery);
  await appointment(page, 'Delivery').focus();
  const scrolled = () => page.getByRole('grid').evaluate((grid) => grid.parentElement?.scrollTop);
  const before = await scrolled();
  await change(page, id, made.id, { status: 'cancelled' });
  await page.clock.runFor(31_000);
  await expect(appointment(page, 'Delivery')).toHaveAccessibleName(
    pattern('en', 'appointments.status.cancelled'),
  );
  await expect(appointment(page, 'Delivery')).toBeFocused();
  expect(await scrolled()).toBe(before);
  await callAs(page, 'DELETE', `/appointments/${made.id}`);
});

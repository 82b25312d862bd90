import { en, he, pattern } from '../../src/testing/messages.ts';
import { bakery, callAs, clinic, heading, news } from '../channels/steps.ts';
import { expect, full, test } from '../support/steps.ts';
import { appointment, change, details, idOf, main, make, openWeek, read } from './steps.ts';

const waiting = { status: 'pending' };

test(
  'a pending appointment is approved in the popover, and the approval is undone',
  full,
  async ({ page, become }) => {
    await become(page, 'Maya Levin');
    const id = await idOf(page, bakery);
    const { id: made } = await make(page, id, 'Cake for Dana', '03T08:00', waiting);
    await openWeek(page, bakery);
    await expect(
      page.getByText(
        [en('appointments.count', { count: 1 }), en('appointments.waitingCount', { waiting: 1 })].join(', '),
      ),
    ).toBeVisible();
    await expect(appointment(page, 'Cake for Dana')).toHaveAccessibleName(
      pattern('en', 'appointments.status.waiting'),
    );

    await appointment(page, 'Cake for Dana').press('Enter');
    await page.keyboard.press('Tab');
    await expect(
      details(page, 'Cake for Dana').getByRole('button', { name: en('appointments.approve') }),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(news(page)).toContainText(en('appointments.approved', { title: 'Cake for Dana' }));
    await expect(appointment(page, 'Cake for Dana')).toBeFocused();
    await expect(appointment(page, 'Cake for Dana')).not.toHaveAccessibleName(
      pattern('en', 'appointments.status.waiting'),
    );
    expect((await read(page, made)).status).toBe('scheduled');

    await news(page)
      .getByRole('button', { name: en('common.undo') })
      .press('Enter');
    await expect(news(page)).toContainText(en('appointments.waitsAgain', { title: 'Cake for Dana' }));
    await expect(appointment(page, 'Cake for Dana')).toHaveAccessibleName(
      pattern('en', 'appointments.status.waiting'),
    );
    expect((await read(page, made)).status).toBe('pending');
    await callAs(page, 'DELETE', `/appointments/${made}`);
  },
);

test(
  'in the list, an appointment is declined in its row and keeps the focus',
  full,
  async ({ page, become }) => {
    await become(page, 'Maya Levin');
    const id = await idOf(page, bakery);
    const { id: made } = await make(page, id, 'Cake for Gil', '04T08:00', waiting);
    await openWeek(page, bakery, { show: 'list' });
    const row = main(page).getByRole('listitem').filter({ hasText: 'Cake for Gil' });
    await expect(row).toContainText(en('appointments.status.waiting'));
    await row
      .getByRole('group', { name: 'Cake for Gil' })
      .getByRole('button', { name: en('appointments.decline') })
      .press('Enter');
    await expect(news(page)).toContainText(en('appointments.declined', { title: 'Cake for Gil' }));
    await expect(row.getByRole('group')).toHaveCount(0);
    await expect(appointment(page, 'Cake for Gil')).toBeFocused();
    await expect(appointment(page, 'Cake for Gil')).toHaveAccessibleName(
      pattern('en', 'appointments.status.cancelled'),
    );
    expect((await read(page, made)).status).toBe('cancelled');
    await callAs(page, 'DELETE', `/appointments/${made}`);
  },
);

test('approving an overlapping appointment asks for confirmation', full, async ({ page, become }) => {
  await become(page, 'Maya Levin');
  const id = await idOf(page, bakery);
  const taken = await make(page, id, 'Tasting', '05T08:30');
  const { id: made } = await make(page, id, 'Cake for Hila', '05T08:00', waiting);
  await openWeek(page, bakery);
  const approve = async () => {
    await appointment(page, 'Cake for Hila').press('Enter');
    await expect(details(page, 'Cake for Hila')).toContainText(
      en('appointments.overlaps', { titles: 'Tasting' }),
    );
    await details(page, 'Cake for Hila')
      .getByRole('button', { name: en('appointments.approve') })
      .press('Enter');
  };
  await approve();
  const asked = page.getByRole('alertdialog', { name: en('appointments.overlapQuestion') });
  await expect(asked).toContainText('Tasting, Noa, Wed, 5 Feb, ⁦08:30–09:30⁩');
  await asked.getByRole('button', { name: en('appointments.leave') }).press('Enter');
  await expect(asked).toBeHidden();
  await expect(appointment(page, 'Cake for Hila')).toBeFocused();
  expect((await read(page, made)).status).toBe('pending');
  await approve();
  await asked.getByRole('button', { name: en('appointments.approveAnyway') }).press('Enter');
  await expect(news(page)).toContainText(en('appointments.approved', { title: 'Cake for Hila' }));
  expect((await read(page, made)).status).toBe('scheduled');

  // The form also shows the overlap, but allows it.
  await page.goto(`/organization/${id}/appointments/${made}`);
  await expect(page.getByText(en('appointment.overlaps'))).toBeVisible();
  await expect(main(page)).toContainText('Tasting, Noa, Wed, 5 Feb');
  for (const one of [made, taken.id]) await callAs(page, 'DELETE', `/appointments/${one}`);
});

test(
  'someone else’s decision or change isn’t overridden without asking',
  full,
  async ({ page, become, guard }) => {
    guard.allow(/status of 412|HTTP error 412/);
    await become(page, 'Maya Levin');
    const id = await idOf(page, bakery);
    const { id: made } = await make(page, id, 'Cake for Omer', '06T08:00', waiting);
    await openWeek(page, bakery);
    await change(page, id, made, { status: 'cancelled' });
    await appointment(page, 'Cake for Omer').press('Enter');
    await details(page, 'Cake for Omer')
      .getByRole('button', { name: en('appointments.approve') })
      .press('Enter');
    const asked = page.getByRole('alertdialog', { name: en('appointments.changedQuestion') });
    await expect(asked).toContainText(
      en('appointments.changedText', {
        title: 'Cake for Omer',
        when: 'Thu, 6 Feb, ⁦08:00–09:00⁩',
        status: en('appointments.status.cancelled'),
      }),
    );
    await asked.getByRole('button', { name: en('appointments.leave') }).press('Enter');
    await expect(appointment(page, 'Cake for Omer')).toHaveAccessibleName(
      pattern('en', 'appointments.status.cancelled'),
    );

    // Also when the change happens between the two calls.
    await change(page, id, made, waiting);
    await page.reload();
    await expect(appointment(page, 'Cake for Omer')).toHaveAccessibleName(
      pattern('en', 'appointments.status.waiting'),
    );
    let isFirst = true;
    await page.route(`**/appointments/${made}`, async (route) => {
      if (route.request().method() === 'PATCH' && isFirst) {
        isFirst = false;
        await change(page, id, made, { title: 'Cake for Omer and Lior' });
      }
      await route.continue();
    });
    await appointment(page, 'Cake for Omer').press('Enter');
    await details(page, 'Cake for Omer')
      .getByRole('button', { name: en('appointments.approve') })
      .press('Enter');
    await expect(asked).toContainText('“Cake for Omer and Lior”');
    await asked.getByRole('button', { name: en('appointments.approveAnyway') }).press('Enter');
    await expect(news(page)).toContainText(en('appointments.approved', { title: 'Cake for Omer and Lior' }));
    expect((await read(page, made)).status).toBe('scheduled');
    await callAs(page, 'DELETE', `/appointments/${made}`);
  },
);

test(
  'conflicting edits and deletions of an appointment let people choose which version stays',
  full,
  async ({ page, become, open, browser, server, guard }) => {
    guard.allow(/status of 412|HTTP error 412/);
    await become(page, 'Maya Levin');
    const id = await idOf(page, bakery);
    const { id: made } = await make(page, id, 'Platter', '07T08:00');
    const address = `/organization/${id}/appointments/${made}`;
    await page.goto(address);
    await page.getByRole('textbox', { name: en('appointment.title') }).fill('Platter for ten');

    const other = await browser.newPage({ baseURL: server.origin });
    await open(other, 'Maya Levin', address);
    const hour = other
      .getByRole('group', { name: en('appointment.starts') })
      .getByRole('spinbutton', { name: /hour/ });
    await hour.press('ArrowUp');
    await other.getByRole('button', { name: en('appointment.update') }).press('Enter');
    await expect(heading(other, en('nav.appointments'))).toBeFocused();
    await other.close();

    await page.getByRole('button', { name: en('appointment.update') }).press('Enter');
    const asked = page.getByRole('alertdialog');
    await expect(asked).toContainText(en('forms.conflict'));
    await expect(asked).toContainText(new RegExp(`${en('forms.theirs')}.*2031`));
    await asked.getByRole('button', { name: en('forms.keepMine') }).press('Enter');
    await expect(heading(page, en('nav.appointments'))).toBeFocused();
    expect(await read(page, made)).toMatchObject({ title: 'Platter for ten' });

    await page.goto(address);
    await expect(page.getByRole('textbox', { name: en('appointment.title') })).toHaveValue('Platter for ten');
    await change(page, id, made, { title: 'Platter for twenty' });
    await page.getByRole('button', { name: en('appointment.delete') }).press('Enter');
    await asked.getByRole('button', { name: en('common.confirmDeletion') }).press('Enter');
    await expect(asked).toContainText(pattern('en', 'appointment.changedMeanwhile'));
    await asked.getByRole('button', { name: en('common.confirmDeletion') }).press('Enter');
    await expect(heading(page, en('nav.appointments'))).toBeFocused();
    await expect(appointment(page, 'Platter')).toHaveCount(0);
  },
);

test('in Hebrew, a pending appointment is approved', full, async ({ page, become }) => {
  await become(page, 'נועה פרידמן');
  const id = await idOf(page, clinic);
  const { id: made } = await make(page, id, 'צילום', '03T08:00', waiting);
  await openWeek(page, clinic, { show: 'list' });
  await expect(main(page)).toContainText(he('appointments.status.waiting'));
  await page
    .getByRole('group', { name: 'צילום' })
    .getByRole('button', { name: he('appointments.approve') })
    .press('Enter');
  await expect(page.getByRole('region', { name: 'התראות' })).toContainText(
    he('appointments.approved', { title: 'צילום' }),
  );
  await expect(appointment(page, 'צילום')).toBeFocused();
  await callAs(page, 'DELETE', `/appointments/${made}`);
});

test(
  'without a connected calendar, the page says so and links to the integrations',
  full,
  async ({ page, become }) => {
    await become(page, 'Maya Levin');
    await openWeek(page, 'Автосервис «Мотор»');
    await expect(page.getByText(en('common.calendarMissing'))).toBeVisible();
    await page.getByRole('link', { name: en('appointments.syncCalendar') }).press('Enter');
    await expect(heading(page, en('nav.integrations'))).toBeFocused();
    await openWeek(page, bakery);
    await expect(page.getByText(en('appointments.count', { count: 0 }))).toBeVisible();
    await expect(page.getByText(en('common.calendarMissing'))).toHaveCount(0);
  },
);

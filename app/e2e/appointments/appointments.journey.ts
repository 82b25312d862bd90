import { en, he, ofLibrary, pattern } from '../../src/testing/messages.ts';
import { bakery, clinic, heading, news } from '../channels/steps.ts';
import { expect, full, test } from '../support/steps.ts';
import { appointment, details, emptyWeek, idOf, main, make, openWeek } from './steps.ts';

test('an appointment is added from a free slot, edited and deleted with the keyboard alone', async ({
  page,
  become,
}) => {
  await become(page, 'Maya Levin');
  await openWeek(page, bakery);
  await expect(page).toHaveTitle(en('app.title', { page: en('nav.appointments') }));

  // Monday, 10:30.
  await page.getByRole('gridcell', { name: 'Sunday, 2 February, 06:00, free' }).focus();
  for (let row = 0; row < 9; row++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(heading(page, en('appointment.newTitle'))).toBeFocused();
  await expect(page).toHaveTitle(en('app.title', { page: en('appointment.newTitle') }));
  const starts = page.getByRole('group', { name: en('appointment.starts') });
  const ends = page.getByRole('group', { name: en('appointment.ends') });
  await expect(starts).toContainText(/3\D+0?2\D+2031\D+10\D+30/);
  await expect(ends).toContainText(/3\D+0?2\D+2031\D+11\D+30/);

  await page.getByRole('button', { name: en('appointment.add') }).press('Enter');
  await expect(
    page.getByRole('link', { name: en('forms.required', { field: en('appointment.title') }) }),
  ).toBeVisible();
  await expect(
    page.getByRole('link', { name: en('forms.required', { field: en('appointment.contactName') }) }),
  ).toBeVisible();
  await page.getByRole('textbox', { name: en('appointment.title') }).focus();
  await page.keyboard.type('Tasting for two');
  await page.getByRole('combobox', { name: en('appointment.contactName') }).focus();
  await page.keyboard.type('Rachel');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: en('common.phoneNumber') })).toBeFocused();
  await page.keyboard.type('050-12');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: en('forms.phone') })).toBeVisible();
  await page.getByRole('textbox', { name: en('common.phoneNumber') }).fill('050-1234567');
  await page.keyboard.press('Enter');

  await expect(heading(page, en('nav.appointments'))).toBeFocused();
  expect(new URL(page.url()).searchParams.get('week')).toBe(emptyWeek);
  await expect(news(page)).toContainText(en('appointment.added', { title: 'Tasting for two' }));
  await appointment(page, 'Tasting for two').focus();
  await page.keyboard.press('Enter');
  await expect(details(page, 'Tasting for two')).toContainText('Mon, 3 Feb, ⁦10:30–11:30⁩');
  await page.keyboard.press('Escape');
  await expect(appointment(page, 'Tasting for two')).toBeFocused();
  await page.keyboard.press('Enter');
  await details(page, 'Tasting for two')
    .getByRole('link', { name: en('common.edit') })
    .press('Enter');
  await expect(heading(page, en('appointment.editTitle'))).toBeFocused();

  // With the end before the start, both fields show the error, and either can correct it.
  await ends.getByRole('spinbutton', { name: /hour/ }).focus();
  for (let hour = 0; hour < 2; hour++) await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: en('appointment.update') }).press('Enter');
  await expect(page.getByRole('link', { name: en('appointment.order') })).toHaveCount(2);
  await page
    .getByRole('link', { name: en('appointment.order') })
    .last()
    .press('Enter');
  await ends.getByRole('spinbutton', { name: /hour/ }).focus();
  for (let hour = 0; hour < 3; hour++) await page.keyboard.press('ArrowUp');
  // Changing the start also moves the end.
  await starts.getByRole('spinbutton', { name: /hour/ }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(ends).toContainText(/13\D+30/);
  await page.getByRole('combobox', { name: en('common.status') }).press('ArrowDown');
  await page.getByRole('button', { name: en('appointment.update') }).press('Enter');
  await expect(heading(page, en('nav.appointments'))).toBeFocused();
  await expect(appointment(page, 'Tasting for two')).toHaveAccessibleName(
    pattern('en', 'appointments.status.completed'),
  );

  await appointment(page, 'Tasting for two').press('Enter');
  await details(page, 'Tasting for two')
    .getByRole('link', { name: en('common.edit') })
    .press('Enter');
  await page.getByRole('button', { name: en('appointment.delete') }).press('Enter');
  const asked = page.getByRole('alertdialog', {
    name: en('appointment.deleteQuestion'),
  });
  await expect(asked).toContainText(
    en('appointment.deleteText', { title: 'Tasting for two', when: 'Mon, 3 Feb, ⁦11:30–13:30⁩' }),
  );
  await expect(asked.getByRole('button', { name: en('common.cancel') })).toBeFocused();
  await asked.getByRole('button', { name: en('common.confirmDeletion') }).press('Enter');
  await expect(heading(page, en('nav.appointments'))).toBeFocused();
  await expect(appointment(page, 'Tasting for two')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(en('appointments.count', { count: 0 }))).toBeVisible();
  await expect(appointment(page, 'Tasting for two')).toHaveCount(0);
});

test(
  'in Hebrew, an appointment is added and deleted, and the week stays left to right',
  full,
  async ({ page, become }) => {
    await become(page, 'נועה פרידמן');
    await openWeek(page, clinic);
    const first = page.getByRole('columnheader').nth(1);
    const last = page.getByRole('columnheader').last();
    expect((await first.boundingBox())?.x).toBeLessThan((await last.boundingBox())?.x ?? 0);
    const hours = page.getByRole('grid').locator('..');
    expect((await hours.boundingBox())?.height).toBe(650);

    await page.getByRole('gridcell', { name: 'יום ראשון, 2 בפברואר, 06:00, פנוי' }).focus();
    for (let row = 0; row < 6; row++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(heading(page, he('appointment.newTitle'))).toBeFocused();
    await page.getByRole('button', { name: he('appointment.add') }).press('Enter');
    await expect(page.getByRole('link', { name: he('appointment.title') })).toBeVisible();
    await page.getByRole('textbox', { name: he('appointment.title') }).fill('בדיקה שנתית');
    await page.getByRole('combobox', { name: he('appointment.contactName') }).fill('רונית');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(heading(page, he('nav.appointments'))).toBeFocused();
    const made = main(page).getByRole('button', { name: 'בדיקה שנתית' });
    await made.press('Enter');
    await expect(details(page, 'בדיקה שנתית')).toContainText('09:00–10:00');
    await details(page, 'בדיקה שנתית')
      .getByRole('link', { name: he('common.edit') })
      .press('Enter');
    await expect(heading(page, he('appointment.editTitle'))).toBeFocused();
    await page.getByRole('button', { name: he('appointment.delete') }).press('Enter');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: he('common.confirmDeletion') })
      .press('Enter');
    await expect(heading(page, he('nav.appointments'))).toBeFocused();
    await expect(made).toHaveCount(0);
  },
);

test('the week is in the URL, other views become a week, Back works, and the list view is kept', async ({
  page,
  become,
}) => {
  await become(page, 'Maya Levin');
  const id = await idOf(page, bakery);
  await page.goto(`/organization/${id}/appointments?view=month&week=2031-02-05&show=list`);
  await expect(page.getByRole('heading', { level: 2, name: '2–8 February 2031' })).toBeVisible();
  await expect.poll(() => new URL(page.url()).search).toBe('?week=2031-02-05&show=list');
  await expect(page.getByRole('grid')).toHaveCount(0);

  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/appointments') && searchParams.has('from')) {
      asked.push(searchParams.get('from')?.slice(0, 10) ?? '');
    }
  });
  const next = main(page)
    .getByRole('button', { name: /^In \d+ weeks$/ })
    .last();
  await next.focus();
  // Focusing the button prefetches the week.
  await expect.poll(() => asked).toEqual(['2031-02-08']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: '9–15 February 2031' })).toBeVisible();
  await expect(next).toBeFocused();
  expect(new URL(page.url()).search).toBe('?week=2031-02-09&show=list');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: '2–8 February 2031' })).toBeVisible();
  await main(page)
    .getByRole('radio', { name: ofLibrary('WeekCalendar.week') })
    .press(' ');
  await expect(page.getByRole('grid')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('show')).toBe('grid');
  await main(page).getByRole('button', { name: 'Today' }).press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.has('week')).toBe(false);
  await expect(page.locator('[aria-current="date"]')).toBeVisible();
});

test(
  'events outside the shown hours are counted at the edge and open from there',
  full,
  async ({ page, become }) => {
    await become(page, 'Maya Levin');
    const id = await idOf(page, bakery);
    await make(page, id, 'Flour', '04T04:30');
    await make(page, id, 'Night shift', '04T21:00');
    await openWeek(page, bakery);
    await page.getByRole('button', { name: '1 event before 06:00' }).press('Enter');
    await page.getByRole('button', { name: 'Flour' }).press('Enter');
    await expect(details(page, 'Flour')).toContainText('04:30–05:30');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: '1 event after 20:00' })).toBeVisible();
  },
);

test('leaving a form with unsaved changes asks for confirmation', full, async ({ page, become }) => {
  await become(page, 'Maya Levin');
  const id = await idOf(page, bakery);
  await page.goto(`/organization/${id}/appointments/new?start=2031-02-05T08:00:00%2B02:00`);
  await page.getByRole('textbox', { name: en('appointment.title') }).fill('Half a thought');
  await page.getByRole('link', { name: en('common.cancel') }).press('Enter');
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText(ofLibrary('UnsavedChangesGuard.question'));
  await asked.getByRole('button', { name: 'No' }).press('Enter');
  await expect(asked).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: en('appointment.title') })).toHaveValue('Half a thought');
  await page.getByRole('link', { name: en('common.cancel') }).press('Enter');
  await asked.getByRole('button', { name: 'Yes' }).press('Enter');
  await expect(heading(page, en('nav.appointments'))).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: '2–8 February 2031' })).toBeVisible();
});

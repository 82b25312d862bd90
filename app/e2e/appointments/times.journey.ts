import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { en, pattern } from '../../src/testing/messages.ts';
import { bakery, callAs, heading } from '../channels/steps.ts';
import { exhaustive, expect, full, test } from '../support/steps.ts';
import { appointment, details, idOf, main, make, openWeek, read, typeMoment } from './steps.ts';

const part = (page: Page, field: string, name: RegExp) =>
  page.getByRole('group', { name: field }).getByRole('spinbutton', { name });

test('a week and an appointment are downloaded as calendar files', full, async ({ page, become }) => {
  await become(page, 'Maya Levin');
  const id = await idOf(page, bakery);
  const made = await make(page, id, 'Cake; two, tall', '03T10:30', {
    description: 'Lemon\nNo nuts',
    contact_phonenumber: '0501234567',
  });
  const off = await make(page, id, 'Off', '04T10:30', { status: 'cancelled' });
  await openWeek(page, bakery);
  const save = async (press: () => Promise<void>) => {
    const saved = page.waitForEvent('download');
    await press();
    const file = await saved;
    const text = await readFile(await file.path(), 'utf8');
    return { name: file.suggestedFilename(), text, lines: text.replaceAll('\r\n ', '').split('\r\n') };
  };

  const week = await save(() =>
    page.getByRole('button', { name: en('appointments.downloadWeek') }).press('Enter'),
  );
  expect(week.name).toBe('appointments-2031-02-02.ics');
  // Other journeys might have left appointments in the same week.
  const inWeek = `/organization/${id}/appointments?from=2031-02-01T22:00:00Z&to=2031-02-08T22:00:00Z`;
  const there = (await callAs(page, 'GET', inWeek)) as unknown[];
  expect(week.lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(there.length);
  expect(week.lines).toEqual(
    expect.arrayContaining([
      'X-WR-CALNAME:Levinsky Bakery',
      ...[made, off].map((each) => `UID:${each.id}@127.0.0.1`),
      'DTSTART:20310203T083000Z',
      'DTEND:20310203T093000Z',
      'SUMMARY:Cake\\; two\\, tall',
      'DESCRIPTION:Lemon\\nNo nuts\\nNoa 0501234567',
      'STATUS:CANCELLED',
    ]),
  );
  for (const row of week.text.split('\r\n')) expect(Buffer.byteLength(row)).toBeLessThanOrEqual(75);

  await appointment(page, 'Cake').press('Enter');
  const one = await save(() =>
    details(page, 'Cake')
      .getByRole('button', { name: en('appointments.downloadOne') })
      .press('Enter'),
  );
  expect(one.name).toBe('appointment-2031-02-03.ics');
  expect(one.lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  for (const each of [made, off]) await callAs(page, 'DELETE', `/appointments/${each.id}`);
});

for (const [timezoneId, zone, times, date, offset, suite] of [
  ['Asia/Jerusalem', 'Israel Time (GMT+2)', '15:00–16:00', /3\D+0?2\D+2031\D+15\D+00/, '+02:00', exhaustive],
  ['America/New_York', 'Eastern Time (GMT-5)', '08:00–09:00', /3\D+0?2\D+2031\D+0?8\D+00/, '-05:00', full],
  [
    'Asia/Tokyo',
    'Japan Standard Time (GMT+9)',
    '22:00–23:00',
    /3\D+0?2\D+2031\D+22\D+00/,
    '+09:00',
    exhaustive,
  ],
] as const) {
  test.describe(`in the time zone ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the same instant is shown and saved in local time', suite, async ({ page, become }) => {
      await become(page, 'Maya Levin');
      const id = await idOf(page, bakery);
      const made = await make(page, id, 'One moment', '03T15:00');
      expect(made.startTime).toBe('2031-02-03T13:00:00.000Z');
      await openWeek(page, bakery, { show: 'list' });
      await expect(main(page)).toContainText(zone);
      await appointment(page, 'One moment').press('Enter');
      await expect(details(page, 'One moment')).toContainText(`Mon, 3 Feb, ⁦${times}⁩`);
      await details(page, 'One moment')
        .getByRole('link', { name: en('common.edit') })
        .press('Enter');
      await expect(page.getByRole('group', { name: en('appointment.starts') })).toContainText(date);
      const named = page.getByText(pattern('en', 'appointment.zone'));
      await expect(named).toHaveCount(timezoneId === 'Asia/Jerusalem' ? 0 : 1);

      await page.getByRole('textbox', { name: en('appointment.title') }).fill('Same moment');
      const sent = page.waitForRequest((request) => request.method() === 'PATCH');
      await page.getByRole('button', { name: en('appointment.update') }).press('Enter');
      expect((await sent).postDataJSON().startTime.slice(-6)).toBe(offset);
      await expect(heading(page, en('nav.appointments'))).toBeFocused();
      expect(await read(page, made.id)).toMatchObject({
        title: 'Same moment',
        startTime: made.startTime,
        endTime: made.endTime,
      });

      await page.goto(`/organization/${id}/appointments/${made.id}`);
      await part(page, en('appointment.starts'), /hour/).press('ArrowUp');
      await page.getByRole('button', { name: en('appointment.update') }).press('Enter');
      await expect(heading(page, en('nav.appointments'))).toBeFocused();
      expect(await read(page, made.id)).toMatchObject({
        startTime: '2031-02-03T14:00:00.000Z',
        endTime: '2031-02-03T15:00:00.000Z',
      });
      await callAs(page, 'DELETE', `/appointments/${made.id}`);
    });
  });
}

test(
  'when clocks go forward, the week shows it, and a skipped time moves forward',
  full,
  async ({ page, become }) => {
    await become(page, 'Maya Levin');
    const asked = page.waitForRequest((request) => request.url().includes('from=2031-03-22'));
    const id = await openWeek(page, bakery, { week: '2031-03-23' });
    const { searchParams } = new URL((await asked).url());
    expect([searchParams.get('from'), searchParams.get('to')]).toEqual([
      '2031-03-22T22:00:00.000Z',
      '2031-03-29T21:00:00.000Z',
    ]);
    await expect(main(page)).toContainText('The clock goes forward on Friday, 28 March at 02:00');

    await page.goto(`/organization/${id}/appointments/new?start=2031-03-27T08:00:00%2B02:00`);
    await expect(page.getByText(pattern('en', 'appointment.clockForward'))).toHaveCount(0);
    await typeMoment(page, en('appointment.starts'), '280320310230');
    await expect(
      page
        .getByText(en('appointment.clockForward', { from: '02:00', to: '03:00', date: '28 Mar 2031' }))
        .first(),
    ).toBeVisible();
    await page.getByRole('textbox', { name: en('appointment.title') }).fill('Night bread');
    await expect(page.getByRole('group', { name: en('appointment.starts') })).toContainText(
      /28\D+0?3\D+2031\D+0?3\D+30/,
    );
    await page.getByRole('combobox', { name: en('appointment.contactName') }).fill('Noa');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(heading(page, en('nav.appointments'))).toBeFocused();
    const [made] = (await callAs(
      page,
      'GET',
      `/organization/${id}/appointments?from=2031-03-27T22:00:00Z&to=2031-03-28T12:00:00Z`,
    )) as { id: string; startTime: string; endTime: string }[];
    expect(made).toMatchObject({
      startTime: '2031-03-28T00:30:00.000Z',
      endTime: '2031-03-28T01:30:00.000Z',
    });
    await callAs(page, 'DELETE', `/appointments/${made?.id}`);
  },
);

test(
  'when clocks go back, the week shows it, and either of two ambiguous times can be selected',
  full,
  async ({ page, become }) => {
    await become(page, 'Maya Levin');
    const id = await openWeek(page, bakery, { week: '2031-10-26' });
    await expect(main(page)).toContainText('The clock goes back on Sunday, 26 October at 02:00');

    await page.goto(`/organization/${id}/appointments/new?start=2031-10-26T00:30:00%2B03:00`);
    await expect(
      page
        .getByText(en('appointment.clockBack', { from: '02:00', to: '01:00', date: '26 Oct 2031' }))
        .first(),
    ).toBeVisible();
    const which = page.getByRole('radiogroup', {
      name: en('appointment.whichTime', { field: en('appointment.ends'), time: '01:30' }),
    });
    await expect(
      which.getByRole('radio', { name: en('appointment.firstTime', { time: '01:30', offset: 'GMT+3' }) }),
    ).toBeChecked();
    await which
      .getByRole('radio', { name: en('appointment.firstTime', { time: '01:30', offset: 'GMT+3' }) })
      .press('ArrowRight');
    await expect(
      which.getByRole('radio', { name: en('appointment.secondTime', { time: '01:30', offset: 'GMT+2' }) }),
    ).toBeChecked();
    await page.getByRole('textbox', { name: en('appointment.title') }).fill('Long night');
    await page.getByRole('combobox', { name: en('appointment.contactName') }).fill('Noa');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(heading(page, en('nav.appointments'))).toBeFocused();
    const [made] = (await callAs(
      page,
      'GET',
      `/organization/${id}/appointments?from=2031-10-25T21:00:00Z&to=2031-10-26T12:00:00Z`,
    )) as { id: string; startTime: string; endTime: string }[];
    expect(made).toMatchObject({
      startTime: '2031-10-25T21:30:00.000Z',
      endTime: '2031-10-25T23:30:00.000Z',
    });
    await callAs(page, 'DELETE', `/appointments/${made?.id}`);
  },
);

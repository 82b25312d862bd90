import { en, pattern, startingWith } from '../../src/testing/messages.ts';
import { bakery } from '../support/demo.ts';
import { exhaustive, expect, full, test } from '../support/steps.ts';
import { ask, idOf, openSessions, rows, typeMoment } from './steps.ts';

const places = [
  { timezoneId: 'America/New_York', zone: 'Eastern Time', start: '2026-11-18T20:00:00.000Z', details: full },
  { timezoneId: 'Asia/Tokyo', zone: 'Japan', start: '2026-11-18T06:00:00.000Z', details: exhaustive },
];

for (const { timezoneId, zone, start, details } of places) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test('times are shown and saved in the local time zone', details, async ({ page, become }) => {
      await become(page, 'Maya Levin');
      await openSessions(page, bakery, 'Offices and events');
      await expect(page.getByText(en('sessions.zone', { zone }))).toBeVisible();
      await page.getByRole('button', { name: en('sessions.add') }).press('Enter');
      await typeMoment(page, startingWith(en('common.startTime')), '181120261500');
      await typeMoment(page, startingWith(en('sessions.end')), '181120261510');
      const form = page.getByRole('dialog');
      await form.getByRole('textbox', { name: en('common.summary') }).fill(`Written down in ${timezoneId}`);
      await form.getByRole('button', { name: en('sessions.add') }).press('Enter');
      await expect(form).toBeHidden();
      await page.getByRole('searchbox', { name: en('sessions.search') }).fill(timezoneId);
      const row = rows(page).filter({ hasText: `Written down in ${timezoneId}` });
      await expect(row).toContainText('18 Nov 2026, 15:00');
      const orgId = await idOf(page, bakery);
      const read = async () =>
        (await ask(page, `/organization/${orgId}/sessions?limit=1&q=${timezoneId}`))[0];
      const saved = await read();
      expect(saved.startTime).toBe(start);

      // Editing another field doesn't change the time, to the millisecond.
      await ask(page, `/organization/${orgId}/sessions/${saved.id}`, 'PATCH', {
        startTime: start.replace('00.000', '07.250'),
      });
      await row.getByRole('link').press('Enter');
      await page.getByRole('link', { name: en('sessions.edit') }).press('Enter');
      await page.getByRole('textbox', { name: en('common.summary') }).fill(`Corrected in ${timezoneId}`);
      await page.getByRole('button', { name: en('sessions.save') }).press('Enter');
      await expect(page.getByText(`Corrected in ${timezoneId}`)).toBeVisible();
      expect(await read()).toMatchObject({
        startTime: start.replace('00.000', '07.250'),
        endTime: saved.endTime,
      });
    });

    test('a day in the filter begins and ends at local midnight', details, async ({ page, become }) => {
      await become(page, 'Maya Levin');
      const asked = page.waitForRequest(
        (request) => /\/sessions\?.*from=/.test(request.url()) && request.url().includes('/api/'),
      );
      await openSessions(page, bakery, 'Orders', '?from=2026-11-02&to=2026-11-02');
      const query = new URL((await asked).url()).searchParams;
      const hour = timezoneId === 'Asia/Tokyo' ? '2026-11-01T15:00:00.000Z' : '2026-11-02T05:00:00.000Z';
      expect(query.get('from')).toBe(hour);
      expect(Date.parse(query.get('to') ?? '') - Date.parse(hour)).toBe(86_400_000);
    });
  });
}

test('in Israel, the time zone isn’t shown', full, async ({ page, become }) => {
  await become(page, 'Maya Levin');
  await openSessions(page, bakery, 'Orders');
  await expect(rows(page)).toHaveCount(25);
  await expect(page.getByText(pattern('en', 'sessions.zone'))).toHaveCount(0);
});

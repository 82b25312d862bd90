import { expect, test } from '../support/steps.ts';

/** Tests the guard of all journeys with problems that it must find. */

test.beforeEach(({ open, page }) => open(page, 'Maya Levin'));

test('the guard reports policy violations on every page, including popups and other browser contexts', async ({
  page,
  browser,
  server,
  guard,
}) => {
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => {
    window.open('/settings');
  });
  const popup = await opened;
  const profile = await browser.newPage({ baseURL: server.origin });
  await profile.goto('/login');
  for (const each of [page, popup, profile]) {
    await expect(each.getByRole('heading', { level: 1 })).toBeVisible();
    await guard.take();
    await each.evaluate(() => document.body.setAttribute('style', 'color: red'));
    await expect
      .poll(() => guard.take())
      .toEqual(expect.arrayContaining([expect.stringContaining('A policy was broken: style-src-attr')]));
  }
  await profile.close();
  await popup.close();
  await guard.take();
});

test('the guard reports a secret in a URL, a console message and the server’s log', async ({
  page,
  guard,
}) => {
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('console.session') ?? '{}').user.token,
  );
  expect(await guard.take()).toEqual([]);
  await page.evaluate((secret) => history.replaceState(null, '', `/admin?a=${secret}`), token);
  await expect
    .poll(() => guard.take())
    .toEqual([expect.stringMatching(/^An address holds a secret .*a=\*\*\*/)]);
  await page.evaluate((secret) => console.info(`this is ${secret}`), token);
  await expect
    .poll(() => guard.take())
    .toEqual([expect.stringMatching(/^A message holds a secret .*is \*\*\*/)]);
  // The log contains the paths of URLs, so a secret in a path could be read there.
  await page.evaluate((secret) => fetch(`/icon.svg/${secret}`), token);
  await expect
    .poll(() => guard.take())
    .toEqual(expect.arrayContaining([expect.stringMatching(/^The log of the server holds a secret/)]));
  await guard.take();
});

import { en } from '../../src/testing/messages.ts';
import { callApi, organizationId, stored } from '../support/api.ts';
import { garage } from '../support/demo.ts';
import { knowOnlySpecification } from '../support/specifiedServer.ts';
import { expect, full, test } from '../support/steps.ts';

test(
  'with a server that knows only the specification, the main views load, or explain what is missing',
  full,
  async ({ page, open, guard }) => {
    guard.allow(/404/);
    await open(page, 'Maya Levin');
    const id = await organizationId(page, garage);
    const at = `/organization/${id}`;
    const channel = (await stored(page)).channels.find(({ organization }) => organization === id)?.id ?? '';
    const [call] = await callApi(page, 'GET', `${at}/sessions?channel=${channel}&limit=1`);
    const backend = await knowOnlySpecification(page);

    /** The URLs of the views, each with the sentences for what is missing. */
    const views: readonly (readonly [string, ...string[]])[] = [
      ['/settings', en('common.usageMissing'), en('settings.placesMissing')],
      [`${at}/team`, en('team.missing')],
      [`${at}/channels/${channel}/view`, en('common.usageMissing')],
      [`${at}/channels/${channel}/sessions`],
      [`${at}/channels/${channel}/sessions/${call.id}`],
      [`${at}/sessions?view=calls`, en('sessions.noCallers')],
      [`${at}/search?q=масло`, en('search.impossible')],
      [`${at}/contacts`],
      [`${at}/contacts?view=callbacks`, en('callbacks.derived', { count: 100 })],
      [`${at}/appointments`],
      [`${at}/qna`],
      [`${at}/integrations`],
      ['/admin', en('common.usageMissing')],
    ];
    const main = page.getByRole('main');
    for (const [address, ...missing] of views) {
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const sentence of missing) await expect(main.getByText(sentence).first()).toBeVisible();
        // Parts of the dashboard that aren't near the viewport wait.
        if (address !== '/admin') await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expect(main).not.toContainText(/undefined|NaN|Invalid Date|\[object/);
      });
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    backend.stop();
  },
);

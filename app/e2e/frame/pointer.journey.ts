import type { Page } from '@playwright/test';
import { bakery } from '../organizations/steps.ts';
import { organizationId } from '../support/api.ts';
import { exhaustive, expect, test } from '../support/steps.ts';

/** Presses each control with the mouse, moves off it, and releases. Returns how many there were. */
async function abandonEach(page: Page) {
  const controls = page.locator(':is(button, a[href], [role="tab"], [role="gridcell"], label):visible');
  const corner = { x: 2, y: (page.viewportSize()?.height ?? 0) - 2 };
  let count = 0;
  for (const control of await controls.all()) {
    const box = await control.boundingBox();
    const isReachable = box && box.y > 60 && box.y + box.height < corner.y && box.width > 4;
    if (!isReachable) continue;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(corner.x, corner.y, { steps: 2 });
    await page.mouse.up();
    count++;
  }
  return count;
}

test('a press that slides off its control does nothing', exhaustive, async ({ page, open }) => {
  test.setTimeout(180_000);
  await open(page, 'Maya Levin');
  const orgId = await organizationId(page, bakery);
  const changes: string[] = [];
  page.on('request', (request) => {
    if (!['GET', 'HEAD'].includes(request.method())) changes.push(`${request.method()} ${request.url()}`);
  });
  for (const path of ['channels/', 'contacts', 'appointments?show=grid', 'channel', 'qna']) {
    const address = `/organization/${orgId}/${path}`;
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const before = await page.getByRole('main').ariaSnapshot();
      expect(await abandonEach(page)).toBeGreaterThan(20);
      expect(await page.getByRole('main').ariaSnapshot()).toBe(before);
      await expect(page).toHaveURL(address);
      expect(changes).toEqual([]);
    });
  }
});

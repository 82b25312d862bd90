import type { Page } from '@playwright/test';
import { en, ofLibrary, pattern } from '../../src/testing/messages.ts';
import { bakery } from '../contacts/steps.ts';
import { openSettings, save } from '../organizations/steps.ts';
import { connectionErrors, expect, expectAccessible, fillUp, full, test } from './fixtures.ts';

const industryOf = (page: Page) => page.getByRole('textbox', { name: en('organization.industry') });
const unauthorized = { kind: 'answer', status: 401 } as const;

for (const [who, goesOn] of [
  ['the same person', true],
  ['someone else', false],
] as const) {
  test(
    `with full storage, the page waits for a sign-in when the session ends: ${who} signs in in another tab`,
    full,
    async ({ page, open, become, guard, faultProxy }) => {
      guard.allow(connectionErrors);
      guard.allow(/draft could not be kept/);
      const typed = `Typed before ${who}`;
      await open(page, 'Maya Levin');
      await fillUp(page);
      await openSettings(page, bakery);
      await industryOf(page).fill(typed);
      const injected = faultProxy.on(/^PATCH \/api\/organizations\//, unauthorized);
      await save(page);
      const question = page.getByRole('alertdialog', { name: en('signedOut.title') });
      await expect(question).toContainText(en('signedOut.text'));
      await expect(question.getByRole('link', { name: en('signedOut.signIn') })).toHaveAttribute(
        'target',
        '_blank',
      );
      // The content of the page is hidden.
      await expect(industryOf(page)).toBeHidden();
      await expect(page.locator('#root')).toHaveCSS('visibility', 'hidden');
      await expectAccessible(page);
      injected.lift();
      page.on('dialog', (dialog) => void dialog.accept());
      const other = await page.context().newPage();
      await become(other, goesOn ? 'Maya Levin' : 'נועה פרידמן');
      await expect(question).toHaveCount(0);
      if (!goesOn) {
        await expect(page.locator('html')).toHaveAttribute('lang', 'he');
        await expect(page.locator('[name="industry"]')).not.toHaveValue(typed);
        const sent = faultProxy.requests.filter(({ line }) => line.startsWith('PATCH /api/organizations/'));
        expect(sent).toHaveLength(injected.met.length);
        return;
      }
      await expect(industryOf(page)).toHaveValue(typed);
      await page
        .locator('form')
        .getByRole('button', { name: pattern('en', 'organization.save', 'common.retry') })
        .first()
        .press('Enter');
      await expect(page.getByText(ofLibrary('Form.saved'), { exact: true }).first()).toBeVisible();
      await page.reload();
      await expect(industryOf(page)).toHaveValue(typed);
    },
  );
}

test(
  'signing in as someone else in another tab never shows or sends what the first person typed',
  full,
  async ({ page, become, faultProxy, guard }) => {
    guard.allow(connectionErrors);
    await become(page, 'Maya Levin');
    await openSettings(page, bakery);
    await industryOf(page).fill('Only for Maya');
    const other = await page.context().newPage();
    await become(other, 'נועה פרידמן');
    await expect(page.locator('html')).toHaveAttribute('lang', 'he');
    await expect(page.locator('[name="industry"]')).not.toHaveValue('Only for Maya');
    expect(faultProxy.requests.filter(({ line }) => line.startsWith('PATCH /api/organizations'))).toEqual([]);
  },
);

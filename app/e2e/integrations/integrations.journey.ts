import { en, he, pattern, startingWith } from '../../src/testing/messages.ts';
import { callApi } from '../support/api.ts';
import { expect, expectAccessible, full, looks, notInFirefox, test } from '../support/steps.ts';
import { bakery, clinic, goToIntegrations, openIntegrations, tile } from './steps.ts';

test('a connected service has a check mark and a reason, and can’t be connected again', async ({
  page,
  become,
}) => {
  await become(page, 'Maya Levin');
  await openIntegrations(page, bakery);
  await expect(page).toHaveTitle(en('app.title', { page: en('nav.integrations') }));
  await expect(
    page.getByText(en('integrations.subtitle', { connected: 2, all: 3, organization: bakery })),
  ).toBeVisible();
  const whatsapp = tile(page, 'WhatsApp');
  await expect(whatsapp.getByText(en('integrations.connected'), { exact: true })).toBeVisible();
  await expect(
    whatsapp.getByText(en('integrations.connected'), { exact: true }).locator('..').locator('svg'),
  ).toBeVisible();
  await expect(whatsapp.getByText(en('integrations.already', { type: 'WhatsApp' }))).toBeVisible();
  await expect(whatsapp.getByRole('button', { name: en('integrations.connect') })).toHaveCount(0);
  await expect(tile(page, 'Meta').getByRole('button', { name: en('integrations.connect') })).toBeVisible();
  const picture = tile(page, 'Meta').locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(48);

  const enabled = whatsapp.getByRole('switch', {
    name: en('integrations.enabledOf', { type: 'WhatsApp' }),
  });
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await enabled.press(' ');
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(enabled).not.toBeChecked();
});

test('in Hebrew, WhatsApp is connected with the keyboard alone, and its token is never shown', async ({
  page,
  become,
}) => {
  notInFirefox('the bodies of requests');
  await become(page, 'נועה פרידמן');
  await openIntegrations(page, clinic);
  await tile(page, 'WhatsApp')
    .getByRole('button', { name: he('integrations.connect') })
    .press('Enter');
  const dialog = page.getByRole('dialog', {
    name: he('integrations.formOf', { type: 'WhatsApp' }),
  });
  await dialog.getByRole('button', { name: he('integrations.getWhatsapp') }).press('Enter');
  await expect(dialog.getByText(/developers\.facebook\.com/)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('1055');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('secret-token');
  await dialog.getByRole('button', { name: he('integrations.submit') }).press('Enter');
  await expect(dialog.getByRole('textbox', { name: he('integrations.businessAccountId') })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('2066');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON().configuration).toEqual({
    phoneNumberId: '1055',
    businessAccountId: '2066',
    accessToken: 'secret-token',
  });
  await expect(dialog).toBeHidden();
  await expect(tile(page, 'WhatsApp').getByText(he('integrations.connected'), { exact: true })).toBeVisible();
  const list = page.waitForResponse((answer) => answer.url().endsWith('/integrations') && answer.ok());
  await page.reload();
  expect(await (await list).text()).not.toContain('secret-token');
});

test(
  'a service without its own form gets the generic form, which reports what is missing',
  full,
  async ({ page, become }) => {
    await become(page, 'Maya Levin');
    await openIntegrations(page, bakery);
    await page.getByRole('button', { name: en('integrations.addOther') }).press('Enter');
    const dialog = page.getByRole('dialog', {
      name: en('integrations.formOf', { type: en('integrations.other') }),
    });
    await dialog.getByRole('button', { name: en('integrations.submit') }).press('Enter');
    await expect(dialog.getByText(en('integrations.selectType')).first()).toBeVisible();
    const type = dialog.getByRole('combobox', { name: en('integrations.type') });
    await expect(type.locator('option:enabled')).toHaveText(['Google Calendar', 'Meta']);
    await type.selectOption('Google Calendar');
    await expect(
      dialog.getByText(en('integrations.already', { type: 'Google Calendar' })).first(),
    ).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: en('integrations.configuration') }).fill('{"page": 7}');
    await dialog.getByRole('button', { name: en('common.cancel') }).press('Enter');
    const asked = page.getByRole('alertdialog');
    await expect(asked).toContainText('You have unsaved changes.');
    await asked.getByRole('button', { name: 'Yes' }).press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await tile(page, 'Meta')
      .getByRole('button', { name: en('integrations.connect') })
      .press('Enter');
    const meta = page.getByRole('dialog', { name: en('integrations.formOf', { type: 'Meta' }) });
    await meta.getByRole('textbox', { name: en('integrations.configuration') }).fill('page 7');
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await meta.getByRole('button', { name: en('integrations.submit') }).press('Enter');
    expect((await sent).postDataJSON()).toMatchObject({ configuration: 'page 7' });
    await expect(meta).toBeHidden();
    await expect(
      page.getByText(en('integrations.nowConnected', { type: 'Meta' }), { exact: true }),
    ).toBeVisible();
    await expect(tile(page, 'Meta').getByText(en('integrations.connected'), { exact: true })).toBeVisible();
  },
);

test(
  'changing a connection and its channel keeps the configuration format and unsent values',
  full,
  async ({ page, become }) => {
    await become(page, 'Maya Levin');
    const { id } = await callApi<{ id: string }>(page, 'POST', '/organizations', { name: 'Bagel Workshop' });
    await callApi(page, 'POST', `/organization/${id}/channels`, { name: 'Orders' });
    const types = await callApi<{ id: string; type: string }[]>(page, 'GET', '/integrationTypes/');
    await callApi(page, 'POST', `/organization/${id}/integrations`, {
      ...{ type: types.find(({ type }) => type === 'whatsapp')?.id, enabled: true, channel: null },
      configuration: { phoneNumberId: '1055', businessAccountId: '2066', accessToken: 'secret-token' },
    });
    await page.goto(`/organization/${id}/integrations`);
    await tile(page, 'Meta')
      .getByRole('button', { name: en('integrations.connect') })
      .press('Enter');
    const made = page.getByRole('dialog', { name: pattern('en', 'integrations.formOf') });
    await made.getByRole('button', { name: en('integrations.submit') }).press('Enter');
    await expect(made.getByRole('textbox', { name: en('integrations.configuration') })).toBeFocused();
    await expect(
      made.getByText(en('forms.required', { field: en('integrations.configuration') })).first(),
    ).toBeVisible();
    await page.keyboard.type('page 7');
    await made.getByRole('button', { name: en('integrations.submit') }).press('Enter');
    await expect(made).toBeHidden();

    const change = tile(page, 'Meta').getByRole('button', { name: startingWith(en('integrations.change')) });
    await change.press('Enter');
    const dialog = page.getByRole('dialog', { name: pattern('en', 'integrations.changeOf') });
    await expect(dialog.getByRole('textbox', { name: en('integrations.configuration') })).toHaveValue('');
    await expect(dialog.getByText(en('integrations.storedHint'))).toBeVisible();
    await dialog.getByRole('combobox', { name: en('common.channel') }).selectOption({ index: 1 });
    await dialog.getByRole('textbox', { name: en('integrations.configuration') }).fill('page 8');
    const removal = dialog.getByRole('checkbox', { name: en('integrations.forget') });
    await removal.press(' ');
    await dialog.getByRole('button', { name: en('common.save') }).press('Enter');
    await expect(removal).toBeFocused();
    await expect(removal).toHaveAccessibleDescription(pattern('en', 'integrations.forgetOrChange'));
    await expectAccessible(page);
    await removal.press(' ');
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await dialog.getByRole('button', { name: en('common.save') }).press('Enter');
    const body = (await sent).postDataJSON();
    expect(body).toMatchObject({ configuration: 'page 8', enabled: true });
    expect(body.channel).toMatch(/-/);
    await expect(dialog).toBeHidden();
    await expect(change).toBeFocused();
    await change.press('Enter');
    await expect(dialog.getByRole('combobox', { name: en('common.channel') })).toHaveValue(body.channel);
    await page.keyboard.press('Escape');

    // Only its channel, without a new token.
    await tile(page, 'WhatsApp')
      .getByRole('button', { name: startingWith(en('integrations.change')) })
      .press('Enter');
    await dialog.getByRole('combobox', { name: en('common.channel') }).selectOption({ index: 1 });
    const again = page.waitForRequest((request) => request.method() === 'PATCH');
    await dialog.getByRole('button', { name: en('common.save') }).press('Enter');
    expect(Object.keys((await again).postDataJSON())).toEqual(['enabled', 'channel']);
  },
);

test('integration types that fail to load show an error and Retry', full, async ({ page, become, guard }) => {
  guard.allow(/status of 500|HTTP error 500|Failed to fetch integration types/);
  await become(page, 'Maya Levin');
  await page.route('**/api/integrationTypes/', (route) => route.fulfill({ status: 500, body: '' }));
  await goToIntegrations(page, bakery);
  await expect(page.getByText(en('integrations.typesFailed'))).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/integrationTypes/');
  await page.getByRole('button', { name: en('common.retry') }).press('Enter');
  await expect(tile(page, 'WhatsApp')).toBeVisible();
});

for (const [person, organization, colorScheme, details] of looks) {
  test(
    `the integrations of ${organization} are accessible in ${colorScheme}`,
    details,
    async ({ page, become }) => {
      await page.emulateMedia({ colorScheme });
      await become(page, person);
      await openIntegrations(page, organization);
      await expectAccessible(page);
    },
  );
}

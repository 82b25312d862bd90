import { expect, type Page, test } from '@playwright/test';

const openEditor = async (page: Page, query: string) => {
  await page.goto(`/iframe.html?id=guides-live-editor--docs&viewMode=docs&${query}`);
  const code = page.getByLabel('Code', { exact: true });
  return { code, result: page.getByRole('region', { name: 'Result' }) };
};

test('a link below a story opens its code and its result; both survive an error, a reload and a new start', async ({
  page,
}) => {
  await page.goto('/?path=/docs/components-badge--docs&globals=locale:he');
  const docs = page.frameLocator('#storybook-preview-iframe');
  await docs.getByRole('link', { name: 'Edit this example: Warning' }).click();
  const code = docs.getByLabel('Code', { exact: true });
  const result = docs.getByRole('region', { name: 'Result' });
  const status = docs.getByRole('status').filter({ hasText: 'The code doesn’t work.' });
  await expect(result.locator('[dir="rtl"]')).toHaveText('Waiting for approval');
  const original = await code.inputValue();

  const changed = original.replace('Waiting for approval', 'Rejected');
  await code.fill(changed);
  await expect(result).toContainText('Rejected');
  await code.fill(changed.replace('</Badge>', '</Text>'));
  await expect(status).toContainText('Line 4, column');
  await expect(status).toContainText('closing tag for <Badge>');
  await expect(result).toContainText('Rejected');

  await code.fill(`${changed}\nthrow new Error('Too late');`);
  await expect(status).toContainText('Too late');
  await code.fill("export function Example() { throw new Error('Not rendered'); }");
  await expect(status).toContainText('Not rendered');
  await expect(result).toContainText('Rejected');

  await code.fill(changed);
  await page.reload();
  await expect(result).toContainText('Rejected');
  await docs.getByRole('button', { name: 'Start again' }).click();
  await expect(code).toHaveValue(original);
  await expect(result).toContainText('Waiting for approval');
  await docs.getByRole('button', { name: 'Undo' }).click();
  await expect(code).toHaveValue(changed);
  await expect(code).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(docs.getByRole('button', { name: 'Copy code' })).toBeFocused();

  await page.goBack();
  await expect(docs.getByRole('heading', { name: 'Badge', level: 1 })).toBeVisible();
});

test('a copied link opens the changed code, which runs only after a person says so', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { code, result } = await openEditor(page, 'example=components-audioplayer--ready');
  await expect(result.getByRole('slider').first()).toBeVisible();
  await code.fill("import { Text } from '@console/ui/layout';\nexport default () => <Text>Shared</Text>;");
  await expect(result).toContainText('Shared');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));

  await page.evaluate(() => sessionStorage.clear());
  await openEditor(page, link.search.slice(1));
  await expect(code).toHaveValue(/Shared/);
  await expect(result).toContainText('This code comes from a link.');
  await result.getByRole('button', { name: 'Run the code' }).click();
  await expect(result).toHaveText(/Shared$/);
});

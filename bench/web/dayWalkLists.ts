import { close, dialog, follow, main, press, type Step, screen, step } from './daySteps.ts';
import type { DemoWorld } from './dayWorld.ts';

/** The screens of one organization. */
export function listSteps({ channelId }: DemoWorld, home: string): Step[] {
  const channel = `${home}/channels/${channelId}`;
  return [
    screen('contacts', `${home}/contacts`),
    step('next page', press('Next page')),
    step('previous page', press('Previous page')),
    step('search', (page) => page.getByRole('searchbox').first().pressSequentially('an', { delay: 100 })),
    step('no search', (page) => page.getByRole('searchbox').first().fill('')),
    step('filter', (page) => page.getByRole('combobox', { name: 'Show by status' }).selectOption('new')),
    step('no filter', (page) => page.getByRole('combobox', { name: 'Show by status' }).selectOption('')),
    ...['contacted', 'new'].map((status) =>
      step(`status ${status}`, (page) =>
        page
          .getByRole('combobox', { name: /^Status of/ })
          .first()
          .selectOption(status),
      ),
    ),
    step('open the form', press('Add contact')),
    step('type into it', (page) => dialog(page).getByRole('textbox').first().fill('Somebody')),
    step('empty it', (page) => dialog(page).getByRole('textbox').first().fill('')),
    step('close it', close),
    step('a contact', press(/^Open/, 'link')),
    step('another one', (page) => main(page).locator('li a[href*="/contact/"]').nth(3).click()),
    step('edit notes', press('Edit notes', 'link')),
    step('write', async (page) => {
      const notes = page.getByRole('textbox', { name: /^Notes about/ });
      await notes.fill(`Called at ${new Date().toTimeString().slice(0, 8)}.`);
      await notes.blur();
    }),
    step('back', (page) => page.goBack()),
    screen('channels', `${home}/channels/`),
    ...['off', 'on'].map((state) =>
      step(`switch ${state}`, async (page) => {
        const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
        await main(page).getByRole('switch').first().press(' ');
        await saved;
      }),
    ),
    step('settings of a channel', press('Orders', 'link')),
    step('the representative', press(/^Bot/, 'tab')),
    step('its calls', async (page) => {
      await main(page).locator(`a[href="${channel}/sessions"]`).first().click();
      await main(page).getByRole('heading', { level: 1, name: 'Existing Sessions' }).waitFor();
    }),
    step('a recorded call', async (page) => {
      await page.getByRole('searchbox').first().fill('birthday cake for about ten');
      const row = main(page).locator('tbody tr', { hasText: 'Happy birthday, Adi' }).first();
      await row.getByRole('link').first().click();
      await page
        .getByRole('button', { name: /^Play call with/ })
        .first()
        .waitFor();
    }),
    step('listen', (page) =>
      page
        .getByRole('button', { name: /^Play call with/ })
        .first()
        .click(),
    ),
    step('listen on', (page) => page.waitForTimeout(2_000)),
    step('enough', (page) =>
      page
        .getByRole('button', { name: /^Pause call with/ })
        .first()
        .click(),
    ),
    step('to a question', press('Add to Q&A')),
    step('no question', close),
    screen('appointments', `${home}/appointments`),
    step('next week', async (page) => {
      await press('Next week')(page);
      await page.waitForURL(/week=/);
    }),
    step('the week before', (page) => page.goBack()),
    step('the list', (page) => main(page).getByText('List', { exact: true }).click()),
    step('the week', (page) => main(page).getByText('Week', { exact: true }).click()),
    step('an appointment', (page) => main(page).locator('[role="grid"] button').first().click()),
    step('its form', (page) => dialog(page).getByRole('link', { name: 'Edit' }).click()),
    step('save it', async (page) => {
      const title = page.getByRole('textbox', { name: 'Title' });
      const text = await title.inputValue();
      await title.fill(text.endsWith('.') ? text.slice(0, -1) : `${text}.`);
      await title.press('Enter');
      await main(page).locator('[role="grid"]').waitFor();
    }),
    screen('questions', `${home}/qna`),
    step('search them', (page) => page.getByRole('searchbox').fill('deliver')),
    step('change one', press(/^Edit/)),
    step('save the answer', async (page) => {
      const answer = page.getByRole('textbox', { name: 'Answer' });
      const text = await answer.inputValue();
      await answer.fill(text.endsWith('!') ? text.slice(0, -1) : `${text}!`);
      await main(page).getByRole('button', { name: 'Save' }).press('Enter');
    }),
    screen('integrations', `${home}/integrations`),
    step('add one', press('Add integration')),
    step('or not', close),
    screen('team', `${home}/team`),
    step('invite', press(/^Invite/)),
    step('nobody', close),
    screen('organization', home),
    step('type and save', async (page) => {
      const pricing = page.getByRole('textbox', { name: 'Pricing' });
      const text = await pricing.inputValue();
      await pricing.fill(text.endsWith('.') ? text.slice(0, -1) : `${text}.`);
      await page.locator('main form button[type="submit"]').press('Enter');
    }),
    step('search of all calls', async (page) => {
      await follow(`${home}/channels/`)(page);
      await main(page).locator(`a[href="${channel}"]`).first().click();
      await main(page).locator(`a[href="${channel}/view"]`).first().click();
      await main(page).locator(`a[href="${channel}/sessions"]`).first().click();
      await main(page).locator(`a[href^="${home}/search"]`).first().click();
      await page.getByRole('searchbox').first().fill('cake');
    }),
  ];
}

import { en } from '../../src/testing/messages.ts';
import { addContact, ask, openContact } from '../contacts/summarySteps.ts';
import { expect } from '../support/steps.ts';
import { type Change, type ChangeContext, filledForm, inPlace, says } from './change.ts';

/** The number of contacts with this name that the list has. */
const listed = async ({ page, organization, name }: ChangeContext) => {
  const path = `/organization/${organization}/contacts/?q=${encodeURIComponent(name)}`;
  return (await ask<unknown[]>(page, 'GET', path)).length;
};

export const changesOfPersonalData: readonly Change[] = [
  {
    call: 'eraseContact',
    what: 'a person who is erased',
    sends: /^POST \/api\/.*\/contacts\/[^/]+\/erasure$/,
    looksItself: true,
    async begin(context) {
      const { page, organization, name } = context;
      await openContact(page, organization, await addContact(page, organization, name));
      await page.getByRole('button', { name: en('contacts.more', { name }) }).press('Enter');
      await page.getByRole('menuitem', { name: en('personalData.eraseContact') }).press('Enter');
      const told = page.getByRole('alertdialog');
      const field = told.getByRole('textbox');
      await field.fill(name);
      const button = told.getByRole('button', { name: en('personalData.eraseContact') });
      // What it removes is known.
      await expect(button).toBeEnabled();
      const press = () => button.press('Enter');
      return {
        ...{ button, press, again: press, told },
        kept: () => expect(field).toHaveValue(name),
        count: async () => ((await listed(context)) === 0 ? 1 : 0),
        done: says(page, en('personalData.hidden', { name })),
      };
    },
  },
  {
    call: 'undoErasure',
    what: 'an erasure that is undone',
    sends: /^DELETE \/api\/.*\/erasures\/[^/]+$/,
    looksItself: true,
    async begin(context) {
      const { page, organization, name } = context;
      const id = await addContact(page, organization, name);
      await ask(page, 'POST', `/organization/${organization}/contacts/${id}/erasure`);
      await page.goto(`/organization/${organization}`);
      const undo = page.getByRole('button', { name: en('lists.undoOf', { name }) });
      return inPlace(page, {
        press: () => undo.press('Enter'),
        kept: () => expect(undo).toBeVisible(),
        count: () => listed(context),
        done: says(page, en('personalData.restored', { name })),
      });
    },
  },
  {
    call: 'setRetention',
    what: 'how long calls are kept',
    sends: /^PUT \/api\/.*\/retention$/,
    looksItself: true,
    async begin({ page, organization }) {
      const retention = `/organization/${organization}/retention`;
      // Longer than all calls, so that nothing is removed. A longer time isn't confirmed.
      await ask(page, 'PUT', retention, { days: 3600 });
      await page.goto(`/organization/${organization}`);
      return filledForm({
        page,
        fields: { [en('personalData.days')]: '3610' },
        button: en('personalData.saveDays'),
        count: async () => ((await ask<{ days: number }>(page, 'GET', retention)).days === 3610 ? 1 : 0),
        done: says(page, en('personalData.keptFor', { count: 3610 })),
      });
    },
  },
];

import { en, pattern, startingWith } from '../../src/testing/messages.ts';
import { addContact, ask } from '../contacts/summarySteps.ts';
import { expect } from '../support/steps.ts';
import { type Change, type ChangeContext, filledForm, inPlace, news, phoneOf, says } from './change.ts';

type Contact = Readonly<Record<'id' | 'name' | 'status' | 'notes' | 'phone', string>>;

const listed = ({ page, organization, name }: ChangeContext) =>
  ask<Contact[]>(page, 'GET', `/organization/${organization}/contacts/?q=${encodeURIComponent(name)}`);

/** Counts the contacts of this name that meet the condition. */
const counting = (context: ChangeContext, isDone: (contact: Contact) => boolean) => async () =>
  (await listed(context)).filter(isDone).length;

const patch = /^PATCH \/api\/organization\/[^/]+\/contacts\/[^/?]+$/;

/** Adds contacts through the API and searches for them in the list. */
async function openInList(context: ChangeContext, names = [context.name]) {
  const { page, organization, name } = context;
  for (const each of names) await addContact(page, organization, each);
  await page.goto(`/organization/${organization}/contacts?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('rowheader')).toHaveCount(names.length);
}

/** Returns a function that deletes a contact, then moves the pointer away so that the undo period runs. */
async function markAsDeleted(context: ChangeContext) {
  await openInList(context);
  const { page, name } = context;
  return async () => {
    await page.getByRole('button', { name: en('contacts.delete', { name }) }).click();
    await expect(page.getByRole('button', { name: en('lists.undoOf', { name }) })).toBeVisible();
    await page.mouse.move(0, 0);
  };
}

type Callback = Readonly<{ contact: { name: string } | null }>;

/** Whether the contact of this name is waiting to be called back. */
async function isWaiting({ page, organization, name }: ChangeContext) {
  const waiting = await ask<Callback[]>(page, 'GET', `/organization/${organization}/callbacks?limit=200`);
  return waiting.some(({ contact }) => contact?.name === name);
}

/** Adds a contact whose call was missed, opens the people to call back, and returns the button Done. */
async function openInQueue({ page, organization, name }: ChangeContext) {
  const contact = await addContact(page, organization, name);
  // Longer ago than all others, so that the entry is on the first page.
  const startTime = '2020-01-01T08:00:00.000Z';
  const call = { startTime, endTime: startTime, active: false, status: 'missed', kind: 'call' };
  await ask(page, 'POST', `/organization/${organization}/sessions`, { ...call, contact });
  await page.goto(`/organization/${organization}/contacts?view=callbacks`);
  const button = page.getByRole('button', { name: en('callbacks.doneOne', { name }) });
  await expect(button).toBeVisible();
  return button;
}

const isGone = (context: ChangeContext) => async () => ((await listed(context)).length === 0 ? 1 : 0);

export const changesOfContacts: readonly Change[] = [
  {
    call: 'createContact',
    what: 'a new contact',
    sends: /^POST \/api\/contacts$/,
    async begin(context) {
      const { page, organization, name } = context;
      await page.goto(`/organization/${organization}/contacts?new=1`);
      return filledForm({
        page,
        fields: { [en('contactForm.name')]: name, [en('contactForm.phone')]: phoneOf(name) },
        button: en('common.addContact'),
        count: counting(context, () => true),
        done: says(page, en('contactForm.created', { name })),
      });
    },
  },
  {
    call: 'updateContact',
    what: 'the status of a contact in the list',
    sends: patch,
    isEveryday: true,
    looksItself: true,
    async begin(context) {
      await openInList(context);
      const { page, name } = context;
      const status = page.getByRole('combobox', { name: en('contacts.statusOf', { name }) });
      return inPlace(page, {
        press: () => status.selectOption('converted'),
        async kept() {
          await expect(status).toHaveValue('new');
          await expect(
            news(page).getByText(en('contacts.statusTakenBack', { status: en('contactForm.status.new') })),
          ).toBeVisible();
        },
        count: counting(context, (contact) => contact.status === 'converted'),
        async done() {
          await expect(status).toHaveValue('converted');
          await says(
            page,
            en('contacts.statusSaved', { name, status: en('contactForm.status.converted') }),
          )();
        },
      });
    },
  },
  {
    call: 'updateContact',
    what: 'a contact in its form',
    sends: patch,
    async begin(context) {
      const { page, organization, name } = context;
      const phone = phoneOf(name);
      const id = await addContact(page, organization, `${name} before`);
      await page.goto(`/organization/${organization}/contact/${id}/edit`);
      return filledForm({
        page,
        fields: {
          Name: ` ${name}`,
          [en('contactForm.phone')]: `${phone.slice(0, 3)}-${phone.slice(3, 6)} ${phone.slice(6)}`,
        },
        button: en('contactForm.save'),
        count: counting(context, (contact) => contact.name === name && contact.phone === phone),
        done: says(page, en('contactForm.saved', { name })),
      });
    },
  },
  {
    call: 'saveNotes',
    what: 'notes',
    sends: patch,
    async begin(context) {
      const { page, organization, name } = context;
      const id = await addContact(page, organization, name);
      await page.goto(`/organization/${organization}/contact/${id}/edit#notes`);
      const notes = page.getByRole('textbox', { name: pattern('en', 'summary.notesAbout') });
      const main = page.getByRole('main');
      return {
        press: () => notes.fill('Wants a call.'),
        again: () => main.getByRole('button', { name: en('common.retry'), exact: true }).press('Enter'),
        told: main,
        kept: () => expect(notes).toHaveValue('Wants a call.'),
        count: counting(context, (contact) => contact.notes === 'Wants a call.'),
        done: () => expect(main.getByRole('status').getByText(pattern('en', 'summary.saved'))).toBeVisible(),
      };
    },
  },
  {
    call: 'decideCallback',
    what: 'a person to call back who is done',
    sends: /^PUT \/api\/organization\/[^/]+\/callbacks\//,
    looksItself: true,
    async begin(context) {
      const { page, name } = context;
      const button = await openInQueue(context);
      return inPlace(page, {
        press: () => button.press('Enter'),
        kept: () => expect(button).toBeVisible(),
        count: async () => ((await isWaiting(context)) ? 0 : 1),
        async done() {
          await says(page, en('callbacks.doneSaved', { name }))();
          await expect(button).toHaveCount(0);
        },
      });
    },
  },
  {
    call: 'setNextContact',
    what: 'the next date of contact of a person to call back',
    sends: patch,
    looksItself: true,
    async begin(context) {
      const { page } = context;
      const button = await openInQueue(context);
      return inPlace(page, {
        async press() {
          await page
            .getByRole('button', { name: en('contacts.more', { name: context.name }) })
            .press('Enter');
          await page.getByRole('menuitem', { name: startingWith(en('followUp.tomorrow')) }).press('Enter');
        },
        kept: () => expect(button).toBeVisible(),
        count: async () => ((await isWaiting(context)) ? 0 : 1),
        async done() {
          await says(page, pattern('en', 'followUp.nextSaved'))();
          await expect(button).toHaveCount(0);
        },
      });
    },
  },
  {
    call: 'setContactsStatus',
    what: 'the status of selected contacts',
    sends: /^PATCH \/api\/organization\/[^/]+\/contacts$/,
    async begin(context) {
      const { page, name } = context;
      const names = [`${name} A`, `${name} B`];
      await openInList(context, names);
      const statuses = page.getByRole('combobox', { name: en('contacts.statusOf', { name }) });
      return inPlace(page, {
        async press() {
          for (const each of names) await page.getByRole('checkbox', { name: `Select ${each}` }).press(' ');
          await page.getByRole('button', { name: en('contacts.setStatus') }).press('Enter');
          await page.getByRole('menuitem', { name: en('contactForm.status.postponed') }).press('Enter');
        },
        async kept() {
          for (const status of await statuses.all()) await expect(status).toHaveValue('new');
        },
        count: async () =>
          (await counting(context, ({ status }) => status === 'postponed')()) === names.length ? 1 : 0,
        async done() {
          await says(
            page,
            en('contacts.bulkSaved', { count: 2, status: en('contactForm.status.postponed') }),
          )();
          for (const status of await statuses.all()) await expect(status).toHaveValue('postponed');
        },
      });
    },
  },
  {
    call: 'deleteContact',
    what: 'a contact that is deleted when the undo period ends',
    sends: /^DELETE \/api\/contacts\//,
    looksItself: true,
    async begin(context) {
      const { page, name } = context;
      const row = page.getByRole('rowheader', { name, exact: true });
      return inPlace(page, {
        press: await markAsDeleted(context),
        kept: () => expect(page.getByRole('button', { name: en('contacts.delete', { name }) })).toBeVisible(),
        count: isGone(context),
        done: () => expect(row).toHaveCount(0),
      });
    },
  },
  {
    call: 'deleteContact',
    what: 'a contact that is deleted when the page is left',
    sends: /^DELETE \/api\/contacts\//,
    looksItself: true,
    async begin(context) {
      const { page, organization } = context;
      const mark = await markAsDeleted(context);
      return inPlace(page, {
        async press() {
          await mark();
          await page.getByRole('link', { name: en('nav.dashboard'), exact: true }).click();
          await expect(page.getByRole('heading', { level: 1, name: en('nav.dashboard') })).toBeFocused();
        },
        kept: async () => expect(await isGone(context)()).toBe(0),
        count: isGone(context),
        async done() {
          await expect.poll(isGone(context)).toBe(1);
          await expect(news(page).getByRole('button', { name: en('common.retry') })).toHaveCount(0);
          await page.goto(`/organization/${organization}/contacts`);
        },
      });
    },
  },
];

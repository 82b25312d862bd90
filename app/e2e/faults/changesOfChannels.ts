import { en, pattern } from '../../src/testing/messages.ts';
import { callAs } from '../channels/steps.ts';
import { ask } from '../contacts/summarySteps.ts';
import { expect } from '../support/steps.ts';
import { asked, type Change, type ChangeContext, filledForm, inPlace, news, says } from './change.ts';

interface Channel {
  id: string;
  name: string;
  active: boolean;
  bot: { name: string } | null;
}

const channels = ({ page, organization }: ChangeContext) =>
  ask<Channel[]>(page, 'GET', `/organization/${organization}/channels`);

const counting =
  (context: ChangeContext, isDone: (channel: Channel) => boolean = () => true) =>
  async () =>
    (await channels(context)).filter((one) => one.name === context.name && isDone(one)).length;

/** Deletes the channels of earlier attempts, because there are few phone numbers. */
async function clear(context: ChangeContext) {
  const { page, organization } = context;
  for (const { id, name } of await channels(context)) {
    if (name.startsWith('Try ')) await callAs(page, 'DELETE', `/organization/${organization}/channels/${id}`);
  }
}

/** Adds a channel for this attempt and returns its path. */
async function add(
  context: ChangeContext,
  { hasBot, name = context.name }: { hasBot: boolean; name?: string },
) {
  await clear(context);
  const { page, organization } = context;
  const { phones } = await ask<{ phones: { id: string }[] }>(page, 'GET', '/phones/available');
  const { id } = await ask<Channel>(page, 'POST', `/organization/${organization}/channels`, {
    name,
    phoneNumber: phones[0]?.id,
  });
  if (hasBot) await ask(page, 'POST', `/channels/${id}/bots`, { name: 'Noa' });
  return `/organization/${organization}/channels/${id}`;
}

/** Fills in a new channel: its name and a free number. */
async function fillNew(context: ChangeContext) {
  await clear(context);
  const { page, organization, name } = context;
  await page.goto(`/organization/${organization}/channel`);
  // Waits for the numbers to load.
  const numbers = page.getByRole('combobox', { name: en('common.phoneNumber') });
  const first = numbers.getByRole('option', { name: /07/ }).first();
  await numbers.selectOption(await first.getAttribute('value'));
  return { page, fields: { [en('channel.name')]: name }, button: en('channel.create') };
}

const writesBot = /^POST \/api\/channels\/[^/]+\/bots$/;

export const changesOfChannels: readonly Change[] = [
  {
    call: 'createChannel',
    what: 'a new channel',
    sends: /^POST \/api\/organization\/[^/]+\/channels$/,
    async begin(context) {
      return filledForm({
        ...(await fillNew(context)),
        count: counting(context),
        done: says(context.page, en('channel.created', { name: context.name })),
      });
    },
  },
  {
    call: 'createBot',
    what: 'the representative of a new channel',
    sends: writesBot,
    async begin(context) {
      const { page } = context;
      const form = await filledForm({
        ...(await fillNew(context)),
        count: counting(context, ({ bot }) => bot !== null),
        done: says(page, pattern('en', 'channel.saved', 'channel.created')),
      });
      const main = page.getByRole('main');
      return {
        ...form,
        told: main,
        // First in the notice that only the channel was added, then in the form that shows the failure.
        again: () =>
          main
            .getByRole('button', { name: en('common.retry') })
            .last()
            .press('Enter'),
      };
    },
  },
  {
    call: 'updateChannel',
    what: 'a channel in its form',
    sends: /^PATCH \/api\/organization\/[^/]+\/channels\//,
    async begin(context) {
      const { page, name } = context;
      await page.goto(await add(context, { hasBot: true, name: `${name} before` }));
      await page.getByRole('tab', { name: en('channel.bot') }).press('Enter');
      await page.getByRole('textbox', { name: en('channel.repName') }).fill('Ruth');
      await page.getByRole('tab', { name: en('channel.basic') }).press('Enter');
      return filledForm({
        page,
        fields: { [en('channel.name')]: name },
        button: en('channel.save'),
        count: counting(context),
        async done() {
          await says(page, en('channel.saved'))();
          expect(await counting(context, ({ bot }) => bot?.name === 'Ruth')()).toBe(1);
        },
      });
    },
  },
  {
    call: 'updateBot',
    what: 'the representative of a channel',
    sends: /^PATCH \/api\/channels\/[^/]+\/bots$/,
    async begin(context) {
      const { page } = context;
      await page.goto(await add(context, { hasBot: true }));
      await page.getByRole('tab', { name: en('channel.bot') }).press('Enter');
      return filledForm({
        page,
        fields: { [en('channel.repName')]: 'Ruth' },
        button: en('channel.save'),
        count: counting(context, ({ bot }) => bot?.name === 'Ruth'),
        done: says(page, en('channel.saved')),
      });
    },
  },
  {
    call: 'updateChannel',
    what: 'a channel that is turned on or off in the list',
    sends: /^PATCH \/api\/organization\/[^/]+\/channels\//,
    looksItself: true,
    async begin(context) {
      await add(context, { hasBot: true });
      const { page, organization, name } = context;
      await page.goto(`/organization/${organization}/channels/`);
      const active = page.getByRole('switch', { name: en('channels.statusOf', { name }) });
      await expect(active).toBeVisible();
      const before = await active.isChecked();
      return inPlace(page, {
        press: () => active.press(' '),
        async kept() {
          await expect(active).toBeChecked({ checked: before });
          await expect(news(page).getByText(en('common.takenBack'))).toBeVisible();
        },
        count: counting(context, (channel) => channel.active !== before),
        async done() {
          await expect(active).toBeChecked({ checked: !before });
          await says(page, en(before ? 'channels.deactivated' : 'channels.activated', { name }))();
        },
      });
    },
  },
  {
    call: 'deleteChannel',
    what: 'a channel that is deleted',
    sends: /^DELETE \/api\/organization\/[^/]+\/channels\//,
    looksItself: true,
    async begin(context) {
      const { page, name } = context;
      await page.goto(await add(context, { hasBot: false }));
      await page.getByRole('button', { name: en('channel.delete') }).press('Enter');
      return asked(page, en('common.confirmDeletion'), {
        count: async () => ((await counting(context)()) === 0 ? 1 : 0),
        done: says(page, en('channel.deleted', { name })),
      });
    },
  },
];

import { en } from '../../src/testing/messages.ts';
import { ask } from '../contacts/summarySteps.ts';
import { expect } from '../support/steps.ts';
import { asked, type Change, type ChangeContext, filledForm, inPlace, says } from './change.ts';

type Named = Readonly<Record<'id' | 'name', string>>;
type Integration = Readonly<{ id: string; enabled: boolean }>;

const organizations = ({ page }: ChangeContext) => ask<Named[]>(page, 'GET', '/organizations');
const counting = (context: ChangeContext) => async () =>
  (await organizations(context)).filter(({ name }) => name === context.name).length;

/** Adds an organization for this attempt and returns its ID. */
async function found({ page, name }: ChangeContext, more = '') {
  const fields = { name: `${name}${more}`, country: 'il', address: '2 River Street', industry: 'Yoga' };
  const hours = { workingHoursAndDays: 'Every day' };
  return (await ask<Named>(page, 'POST', '/organizations', { ...fields, ...hours })).id;
}

const whatsapp = { phoneNumberId: '1055', businessAccountId: '2066', accessToken: 'secret-token' };

const integrations = async ({ page }: ChangeContext, id: string) =>
  ask<Integration[]>(page, 'GET', `/organization/${id}/integrations`);

/** The section of a new organization's page of integrations, with the person's calendar address there. */
async function calendarFeed(context: ChangeContext, state: 'without' | 'with') {
  const { page } = context;
  const at = `/organization/${await found(context)}`;
  if (state === 'with') await ask(page, 'PUT', `${at}/calendarFeed`, { hidesNames: false });
  await page.goto(`${at}/integrations`);
  const section = page.getByRole('region', { name: en('calendarFeed.title') });
  return {
    section,
    button: (key: 'create' | 'renew' | 'revoke') =>
      section.getByRole('button', { name: en(`calendarFeed.${key}`), exact: true }),
    isCreated: async () => (await ask<{ feed: unknown }>(page, 'GET', `${at}/calendarFeed`)).feed !== null,
  };
}

export const changesOfOrganizations: readonly Change[] = [
  {
    call: 'createOrganization',
    what: 'a business that is registered',
    sends: /^POST \/api\/organizations$/,
    async begin(context) {
      const { page, name } = context;
      await page.goto('/registerBusiness');
      return filledForm({
        page,
        fields: {
          ...{ [en('registration.businessName')]: name, [en('organization.address')]: '2 River Street' },
          ...{ [en('organization.industry')]: 'Yoga', [en('organization.hours')]: 'Every day' },
        },
        button: en('registration.register'),
        count: counting(context),
        done: () => expect(page).not.toHaveURL(/registerBusiness/),
      });
    },
  },
  {
    call: 'createOrganization',
    what: 'another organization',
    sends: /^POST \/api\/organizations$/,
    async begin(context) {
      const { page, name } = context;
      await page.goto('/organization');
      return filledForm({
        page,
        fields: { [en('organization.name')]: name },
        button: en('nav.addOrganization'),
        count: counting(context),
        done: says(page, en('organization.added')),
      });
    },
  },
  {
    call: 'updateOrganization',
    what: 'the settings of an organization',
    sends: /^PATCH \/api\/organizations\//,
    isEveryday: true,
    async begin(context) {
      const { page, name } = context;
      await page.goto(`/organization/${await found(context, ' before')}`);
      return filledForm({
        page,
        fields: { [en('organization.name')]: ` ${name}` },
        button: en('organization.save'),
        count: counting(context),
        done: says(page, en('organization.saved', { name })),
      });
    },
  },
  {
    call: 'deleteOrganization',
    what: 'an organization that is deleted',
    sends: /^DELETE \/api\/organizations\//,
    looksItself: true,
    async begin(context) {
      const { page, name } = context;
      await page.goto(`/organization/${await found(context)}`);
      await page.getByRole('button', { name: en('organization.delete') }).press('Enter');
      const question = page.getByRole('alertdialog');
      await question.getByRole('textbox').fill(name);
      return {
        ...asked(page, en('common.confirmDeletion'), {
          count: async () => ((await counting(context)()) === 0 ? 1 : 0),
          done: says(page, en('organization.deleted', { name })),
        }),
        kept: () => expect(question.getByRole('textbox')).toHaveValue(name),
      };
    },
  },
  {
    call: 'restoreOrganization',
    what: 'a deleted organization that is restored',
    sends: /^DELETE \/api\/user\/erasures\//,
    looksItself: true,
    async begin(context) {
      const { page, name } = context;
      await ask(page, 'DELETE', `/organizations/${await found(context)}`);
      await page.goto('/settings');
      const undo = page.getByRole('button', { name: en('lists.undoOf', { name }) });
      return inPlace(page, {
        press: () => undo.press('Enter'),
        kept: () => expect(undo).toBeVisible(),
        count: counting(context),
        done: says(page, en('personalData.restored', { name })),
      });
    },
  },
  {
    call: 'createIntegration',
    what: 'a service that is connected',
    sends: /^POST \/api\/organization\/[^/]+\/integrations$/,
    async begin(context) {
      const { page } = context;
      const id = await found(context);
      await page.goto(`/organization/${id}/integrations?connect=whatsapp`);
      return filledForm({
        page,
        fields: {
          [en('integrations.phoneNumberId')]: '1055',
          [en('integrations.businessAccountId')]: '2066',
        },
        secrets: { [en('integrations.accessToken')]: 'secret-token' },
        button: en('integrations.submit'),
        count: async () => (await integrations(context, id)).length,
        done: says(page, en('integrations.nowConnected', { type: en('channels.typeWhatsapp') })),
      });
    },
  },
  {
    call: 'updateIntegration',
    what: 'a connection that is turned off',
    sends: /^PATCH \/api\/organization\/[^/]+\/integrations\//,
    looksItself: true,
    async begin(context) {
      const { page } = context;
      const id = await found(context);
      const types = await ask<{ id: string; type: string }[]>(page, 'GET', '/integrationTypes/');
      await ask(page, 'POST', `/organization/${id}/integrations`, {
        type: types.find(({ type }) => type === 'whatsapp')?.id,
        ...{ enabled: true, channel: null, configuration: whatsapp },
      });
      await page.goto(`/organization/${id}/integrations`);
      const enabled = page.getByRole('switch', {
        name: en('integrations.enabledOf', { type: en('channels.typeWhatsapp') }),
      });
      return inPlace(page, {
        press: () => enabled.press(' '),
        kept: () => expect(enabled).toBeChecked(),
        count: async () => ((await integrations(context, id)).every((one) => !one.enabled) ? 1 : 0),
        done: () => expect(enabled).not.toBeChecked(),
      });
    },
  },
  {
    call: 'createCalendarFeed',
    what: 'a calendar address that is created',
    sends: /^PUT \/api\/organization\/[^/]+\/calendarFeed$/,
    async begin(context) {
      const { page } = context;
      const { section, button, isCreated } = await calendarFeed(context, 'without');
      return {
        told: section,
        press: () => button('create').press('Enter'),
        // If the answer is lost, the next address replaces one that nobody saw, after a question.
        async again() {
          if (!(await isCreated())) return button('create').press('Enter');
          await button('renew').press('Enter');
          const question = page.getByRole('alertdialog');
          await question.getByRole('button', { name: en('calendarFeed.renew') }).press('Enter');
        },
        kept: () => expect(button('create')).toBeEnabled(),
        count: async () => ((await isCreated()) ? 1 : 0),
        done: () => expect(section.getByText(/\/calendar\//)).toBeVisible(),
      };
    },
  },
  {
    call: 'deleteCalendarFeed',
    what: 'a calendar address that is revoked',
    sends: /^DELETE \/api\/organization\/[^/]+\/calendarFeed$/,
    looksItself: true,
    async begin(context) {
      const { section, button, isCreated } = await calendarFeed(context, 'with');
      const press = () => button('revoke').press('Enter');
      return {
        ...{ told: section, press, again: press },
        kept: () => expect(button('revoke')).toBeEnabled(),
        count: async () => ((await isCreated()) ? 0 : 1),
        done: () => expect(button('create')).toBeVisible(),
      };
    },
  },
  {
    call: 'revokeServiceToken',
    what: 'a service token that is revoked',
    sends: /^DELETE \/api\/organization\/[^/]+\/serviceTokens\//,
    async begin(context) {
      const { page, name } = context;
      const at = `/organization/${await found(context)}`;
      await ask(page, 'POST', `${at}/serviceTokens`, { name, channels: null });
      await page.goto(`${at}/integrations`);
      await page.getByRole('button', { name: en('serviceTokens.revokeOf', { name }) }).press('Enter');
      return asked(page, en('serviceTokens.revoke'), {
        count: async () => ((await ask<unknown[]>(page, 'GET', `${at}/serviceTokens`)).length === 0 ? 1 : 0),
        done: says(page, en('serviceTokens.revoked', { name })),
      });
    },
  },
];

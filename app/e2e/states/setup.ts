import { alter, button, dialog, empty, fail, failed, hold, type State, text } from './stages.ts';

const methods = '**/api/user/methods';
const login = (name: string, rest: Partial<State>): State => ({
  name,
  person: null,
  address: () => '/',
  seen: ({ page }) => page.getByRole('checkbox'),
  ...rest,
});

/** The sign-in page. */
export const loginStates: State[] = [
  login('ready', { seen: (stage) => button(stage, 'login.development') }),
  login('without the terms', {
    reach: ({ page }) => page.getByRole('checkbox').press(' '),
    seen: (stage) => text(stage, 'login.termsNeeded'),
  }),
  login('loading', { before: ({ page }) => hold(page, methods) }),
  login('failed', {
    before: ({ page }) => fail(page, methods),
    seen: (stage) => button(stage, 'common.retry'),
    allows: failed,
  }),
  login('no sign-in methods', {
    before: ({ page }) => alter(page, methods, () => ({ google: null, development: null, password: false })),
    seen: (stage) => text(stage, 'login.noMethods'),
  }),
  login('email, invalid', {
    before: ({ page }) => alter<object>(page, methods, (reply) => ({ ...reply, password: true })),
    reach: (stage) => button(stage, 'login.emailButton').press('Enter'),
    seen: ({ page, say }) => page.getByText(say('forms.email')).first(),
  }),
  login('Terms of Use', {
    address: () => '/#terms',
    seen: ({ page }) => page.locator('[role=dialog] h3').first(),
  }),
  login('Privacy Policy', {
    address: () => '/#privacy',
    seen: ({ page }) => page.locator('[role=dialog] h3').first(),
  }),
];

/** Registering a business, and adding an organization. */
export const registrationStates: State[] = [
  {
    name: 'registration, ready',
    address: () => '/registerBusiness',
    seen: (stage) => button(stage, 'registration.register'),
  },
  {
    name: 'registration, invalid',
    address: () => '/registerBusiness',
    reach: (stage) => button(stage, 'registration.register').press('Enter'),
    seen: ({ page }) => page.locator('[name=businessName][aria-invalid=true]'),
  },
  {
    name: 'registration, list of countries',
    address: () => '/registerBusiness',
    reach: ({ page }) => page.getByRole('main').getByRole('combobox').press('ArrowDown'),
    seen: ({ page }) => page.getByRole('listbox'),
    // React Aria hides the rest of the page while the list is open. Tab closes the list, so focus never goes there.
    except: ['aria-hidden-focus', 'region', 'page-has-heading-one'],
  },
  {
    name: 'new organization, ready',
    address: () => '/organization',
    seen: ({ page, say }) => page.getByRole('button', { name: say('nav.addOrganization') }),
  },
  {
    name: 'new organization, invalid',
    address: () => '/organization',
    reach: ({ page }) => page.locator('button[type=submit]').press('Enter'),
    seen: ({ page }) => page.locator('[name=name][aria-invalid=true]'),
  },
  {
    name: 'new organization, failed',
    address: () => '/organization',
    async reach({ page }) {
      await fail(page, '**/api/organizations');
      await page.locator('[name=name]').fill('Harbour Books');
      await page.locator('button[type=submit]').press('Enter');
    },
    seen: ({ page }) => page.getByText('r-4f1c-22').first(),
    allows: failed,
  },
];

const settled = { seen: ({ page }: Parameters<State['seen']>[0]) => page.locator('[name=name]') };

const erasure = {
  ...{ id: 'e1', kind: 'contact', name: 'Ada Levi', erasedAt: null, backupsUntil: null },
  ...{ requestedAt: '2032-02-05T08:00:00Z', dueAt: '2032-02-07T01:00:00Z' },
  removed: {
    contacts: 1,
    calls: 2,
    summaries: 2,
    transcriptions: 1,
    recordings: 1,
    appointments: 3,
    notes: 1,
  },
};
const receipt = { ...erasure, id: 'e2', name: null, erasedAt: '2032-02-07T01:10:00Z' };

/** The settings of an organization. */
export const organizationStates: State[] = [
  { name: 'ready', address: ({ at }) => at(''), ...settled },
  {
    name: 'waiting',
    before: ({ page }) => hold(page, '**/api/organizations/*'),
    address: ({ at }) => at(''),
    seen: ({ page }) => page.locator('main [aria-busy=true]').first(),
  },
  {
    name: 'failed',
    before: ({ page }) => fail(page, '**/api/organizations/*', 503),
    address: ({ at }) => at(''),
    seen: (stage) => text(stage, 'organization.failed'),
    allows: failed,
  },
  {
    name: 'confirming the deletion, which fails',
    async before({ page }) {
      await page.route('**/api/organizations/*', (route) =>
        route.request().method() === 'DELETE' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
      );
    },
    address: ({ at }) => at(''),
    async reach(stage) {
      await button(stage, 'organization.delete').press('Enter');
      const name = await stage.page.locator('[name=name]').inputValue();
      await dialog(stage).getByRole('textbox').fill(name);
      await button(stage, 'common.confirmDeletion').press('Enter');
    },
    seen: (stage) => dialog(stage).getByText(stage.say('error.server')),
    allows: failed,
  },
  {
    name: 'a person who waits to be erased, and a receipt',
    before: ({ page }) => page.route('**/erasures', (route) => route.fulfill({ json: [erasure, receipt] })),
    address: ({ at }) => at(''),
    seen: (stage) => text(stage, 'personalData.ofContact'),
  },
  {
    name: 'confirming leaving the page',
    address: ({ at }) => at(''),
    async reach({ page, say }) {
      await page.locator('[name=industry]').fill('Bread');
      await page.getByRole('link', { name: say('nav.dashboard'), exact: true }).press('Enter');
    },
    seen: dialog,
  },
  {
    name: 'not found',
    address: () => '/organization/00000000-0000-4000-8000-000000000000',
    seen: (stage) => text(stage, 'notFound.text'),
    allows: failed,
  },
];

/** The questions of an organization. */
export const questionStates: State[] = [
  { name: 'ready', address: ({ at }) => at('/qna'), seen: ({ page }) => page.locator('main h2').first() },
  {
    name: 'waiting',
    before: ({ page }) => hold(page, /\/api\/organization\/[^/]+\/qna/),
    address: ({ at }) => at('/qna'),
    seen: ({ page, say }) => page.getByRole('status', { name: say('questions.loading') }),
  },
  {
    name: 'failed',
    before: ({ page }) => fail(page, /\/api\/organization\/[^/]+\/qna/),
    address: ({ at }) => at('/qna'),
    seen: (stage) => text(stage, 'questions.failed'),
    allows: failed,
  },
  {
    name: 'empty',
    address: ({ at }) => at('/qna', empty),
    seen: (stage) => text(stage, 'questions.none'),
  },
  {
    name: 'no matches',
    address: ({ at }) => at('/qna?q=zzz'),
    seen: (stage) => button(stage, 'common.clearSearch').last(),
  },
  {
    name: 'a new one, invalid, and one being edited',
    address: ({ at }) => at('/qna'),
    async reach(stage) {
      await stage.page
        .getByRole('main')
        .getByRole('listitem')
        .nth(1)
        .getByRole('button')
        .first()
        .press('Enter');
      await button(stage, 'common.addQuestion').press('Enter');
      await button(stage, 'common.save').first().press('Enter');
    },
    seen: ({ page }) => page.locator('[name=question][aria-invalid=true]'),
  },
  {
    name: 'one just deleted',
    address: ({ at }) => at('/qna'),
    reach: ({ page }) =>
      page.getByRole('main').getByRole('listitem').first().getByRole('button').last().press('Enter'),
    seen: (stage) => stage.page.getByRole('main').getByRole('button', { name: stage.say('common.restore') }),
  },
];

const serviceToken = {
  ...{ id: crypto.randomUUID(), organization: crypto.randomUUID(), name: 'The PBX', channels: null },
  ...{ createdBy: null, provider: null, createdAt: '2026-11-01T08:00:00Z', lastUsedAt: null },
};

/** The services an organization is connected to. */
export const integrationStates: State[] = [
  {
    name: 'ready',
    address: ({ at }) => at('/integrations'),
    seen: ({ page }) => page.locator('main h2').first(),
  },
  {
    name: 'waiting',
    before: ({ page }) => hold(page, '**/api/integrationTypes/'),
    address: ({ at }) => at('/integrations'),
    seen: ({ page, say }) => page.getByRole('status', { name: say('integrations.loading') }),
  },
  {
    name: 'failed',
    before: ({ page }) => fail(page, '**/api/integrationTypes/'),
    address: ({ at }) => at('/integrations'),
    seen: (stage) => text(stage, 'integrations.typesFailed'),
    allows: /status of 500|HTTP error|Failed to fetch integration types/,
  },
  {
    name: 'nothing connected, Google Calendar',
    address: ({ at }) => at('/integrations?connect=google_calendar', empty),
    seen: dialog,
  },
  {
    name: 'WhatsApp, with help, invalid',
    address: ({ at }) => at('/integrations?connect=whatsapp', empty),
    async reach(stage) {
      await button(stage, 'integrations.getWhatsapp').press('Enter');
      await button(stage, 'integrations.submit').press('Enter');
    },
    seen: ({ page }) => page.locator('[name=phoneNumberId][aria-invalid=true]'),
  },
  {
    name: 'no service tokens',
    address: ({ at }) => at('/integrations', empty),
    seen: (stage) => text(stage, 'serviceTokens.none'),
  },
  {
    name: 'service tokens, failed',
    before: ({ page }) => fail(page, '**/serviceTokens'),
    address: ({ at }) => at('/integrations'),
    seen: (stage) => text(stage, 'serviceTokens.failed'),
    allows: failed,
  },
  {
    name: 'new service token, invalid',
    address: ({ at }) => at('/integrations'),
    async reach(stage) {
      await button(stage, 'serviceTokens.create').press('Enter');
      await dialog(stage).locator('[type=submit]').press('Enter');
    },
    seen: ({ page }) => page.locator('[name=name][aria-invalid=true]'),
  },
  {
    name: 'new service token, shown',
    // The list stays as it is, for the states that follow.
    before: ({ page }) =>
      page.route('**/serviceTokens', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 201, json: { ...serviceToken, token: `console_${'a'.repeat(43)}` } })
          : route.fulfill({ json: [serviceToken] }),
      ),
    address: ({ at }) => at('/integrations'),
    async reach(stage) {
      await button(stage, 'serviceTokens.create').press('Enter');
      await dialog(stage).locator('[name=name]').fill(serviceToken.name);
      await dialog(stage).locator('[type=submit]').press('Enter');
    },
    seen: (stage) => text(stage, 'serviceTokens.once'),
  },
  {
    name: 'another service, invalid',
    address: ({ at }) => at('/integrations?connect=other', empty),
    reach: (stage) => button(stage, 'integrations.submit').press('Enter'),
    seen: (stage) => dialog(stage).getByText(stage.say('integrations.selectType')).first(),
  },
];

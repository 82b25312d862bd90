import type { Page } from '@playwright/test';
import { en, pattern } from '../../src/testing/messages.ts';
import { callApi, organizationId, stored } from '../support/api.ts';
import { bakery, flowers } from '../support/demo.ts';
import { exhaustive, expect as firm, full, test } from '../support/steps.ts';
import { type Screen, screens, type Who } from './offers.ts';

const roles = {
  owner: 'Maya Levin',
  manager: 'נועה פרידמן',
  staff: 'Игорь Соколов',
  viewer: 'Yael Shapira',
} as const;

const emails = {
  manager: 'noa@carmel.example',
  staff: 'igor@motor.example',
  viewer: 'yael@levinsky.example',
};

/** The sidebar items of each organization, and the roles that see them. */
const places: Readonly<Record<string, Who>> = {
  [en('nav.addChannel')]: 'om',
  [en('nav.sessions')]: 'omsv',
  [en('nav.contacts')]: 'omsv',
  [en('nav.appointments')]: 'omsv',
  [en('nav.questions')]: 'omsv',
  [en('nav.integrations')]: 'om',
  [en('nav.organizationSettings')]: 'om',
  [en('nav.team')]: 'omsv',
};

/** The names of controls that change something begin with one of these verbs. */
const acts =
  /^(Add|Approve|Change|Connect|Decline|Delete|Edit|Invite|Leave|Play|Remove|Save|Set|Sync|Update)/;
const reason = pattern(
  'en',
  ...(['channels.mayNotChange', 'channel.mayNotAdd', 'channel.mayNotChange', 'channel.ownerPays'] as const),
  ...(['sessions.mayNotSee', 'sessions.mayNotRead', 'sessions.mayNotWrite', 'search.mayNot'] as const),
  ...([
    'contactForm.mayNotChange',
    'callbacks.mayNotDecide',
    'summary.mayNotWrite',
    'summary.mayNotRead',
  ] as const),
  ...(['appointments.mayNotChange', 'appointments.noCalendarAsk', 'questions.readOnly'] as const),
  ...(['integrations.readOnly', 'organization.onlyRead', 'organization.onlyOwnerDeletes'] as const),
  ...(['team.onlyRead'] as const),
);

// Soft assertions, so that every row of the table is checked even if one fails.
const expect = firm.configure({ soft: true });

type Ids = Readonly<Record<string, string>>;

/** As the owner, adds everyone to both organizations. Returns the IDs for the paths of the screens. */
async function invite(page: Page): Promise<Ids> {
  for (const organization of [bakery, flowers]) {
    const at = `/organization/${await organizationId(page, organization)}/members`;
    const there = (await callApi<{ email: string }[]>(page, 'GET', at)).map(({ email }) => email);
    for (const [role, email] of Object.entries(emails)) {
      if (!there.includes(email)) await callApi(page, 'POST', at, { name: role, email, role });
    }
  }
  const at = `/organization/${await organizationId(page, bakery)}`;
  await callApi(page, 'POST', `${at}/appointments`, {
    ...{ title: 'Tasting', contact_name: 'Ada', status: 'pending' },
    ...{ startTime: new Date(), endTime: new Date(Date.now() + 1_800_000) },
  });
  type Session = { id: string; contact: string | null; channel: string | null; recordingUrl: string | null };
  const sessions = await callApi<Session[]>(page, 'GET', `${at}/sessions?limit=200&active=false`);
  const { id = '', contact, channel } = sessions.find((one) => one.contact && one.recordingUrl) ?? {};
  const [appointment] = await callApi<{ id: string }[]>(page, 'GET', `${at}/appointments`);
  return { session: id, contact: contact ?? '', channel: channel ?? '', appointment: appointment?.id ?? '' };
}

/** Compares the controls of a screen with the table. `who` is the first letter of the role. */
async function compare(
  page: Page,
  who: string,
  { at, organization = bakery, ready, offers }: Screen,
  ids: Ids,
) {
  const path = at.replace(/:(\w+)/g, (_, name) => ids[name] ?? '');
  const isDashboard = at === '/admin';
  await page.goto(isDashboard ? at : `/organization/${await organizationId(page, organization)}${path}`);
  const main = at.endsWith('?new=1') ? page.getByRole('dialog') : page.getByRole('main');
  const place = isDashboard ? main.getByRole('region', { name: organization }) : main;
  if (isDashboard) await place.scrollIntoViewIfNeeded();
  await expect(
    place.getByText(ready).or(place.getByLabel(ready)).filter({ visible: true }).first(),
  ).toBeVisible();

  for (const [role, name, offeredTo] of offers) {
    const found = place.getByRole(role, { name, exact: true });
    const what = `${at}: ${name}`;
    const isField = role === 'textbox' || role === 'searchbox';
    if (offeredTo.includes(who)) {
      if (isField) await expect(found.first(), what).toBeEditable();
      else await expect(found.first(), what).toBeEnabled();
      continue;
    }
    for (const one of await found.all()) {
      if (isField) await expect(one, what).not.toBeEditable();
      else await expect(one, what).toBeDisabled();
      await expect(place.getByText(reason).filter({ visible: true }).first(), what).toBeVisible();
    }
  }

  // No other control that changes something.
  for (const role of ['button', 'link', 'switch'] as const) {
    for (const one of await place.getByRole(role, { name: acts, disabled: false }).all()) {
      const name = await one.evaluate((element) => element.ariaLabel ?? element.textContent?.trim() ?? '');
      const isKnown = offers.some(
        ([kind, known, offeredTo]) =>
          kind === role &&
          offeredTo.includes(who) &&
          (typeof known === 'string' ? known === name : known.test(name)),
      );
      expect(isKnown, `${at} offers the ${role} “${name}”`).toBe(true);
    }
  }
}

for (const [role, person] of Object.entries(roles)) {
  test(
    `a role is offered the actions it has permission for, and no others: ${role}`,
    // A viewer lacks every permission. `roles.journey.ts` shows what a manager lacks.
    role === 'viewer' ? full : exhaustive,
    async ({ page, become }) => {
      test.setTimeout(300_000);
      await become(page, roles.owner, 'en');
      const ids = await invite(page);
      await become(page, person, 'en');
      expect((await stored(page)).organizations.map(({ name }) => name)).toContain(flowers);
      for (const screen of screens) await compare(page, role.charAt(0), screen, ids);

      const sidebar = page.getByRole('navigation').getByRole('list', { name: bakery });
      for (const [name, offeredTo] of Object.entries(places)) {
        await expect(sidebar.getByRole('link', { name, exact: true }), name).toHaveCount(
          offeredTo.includes(role.charAt(0)) ? 1 : 0,
        );
      }
    },
  );
}

import { recordedContact } from '../contacts/summarySteps.ts';
import { callApi } from '../support/api.ts';
import { dialog, empty, fail, failed, hold, organizations, type Stage, type State, text } from './stages.ts';

const history = '**/contact/*/session';

/** The path of a contact with a recorded call. */
const contact =
  (rest = '') =>
  async (stage: Stage) => {
    const [, orgId = ''] = /organization\/([^/]+)/.exec(await stage.at('')) ?? [];
    return stage.at(`/contact/${await recordedContact(stage.page, orgId)}${rest}`);
  };

const call = ({ page, pattern }: Stage) =>
  page.getByRole('button', { name: pattern('summary.viewTranscriptOf') }).first();
const notes = ({ page, pattern }: Stage) =>
  page.getByRole('textbox', { name: pattern('summary.notesAbout') });

const state = (name: string, rest: Partial<State>): State => ({
  name,
  address: contact(),
  seen: call,
  ...rest,
});

/** Contacts, with the history and the notes of the selected one. */
export const summaryStates: State[] = [
  state('ready', {}),
  state('no contact selected, then the first one', {
    address: ({ at }) => at('/sessions'),
    seen: ({ page }) => page.locator('main article').first(),
  }),
  state('the transcription of a call', {
    reach: (stage) => call(stage).press('Enter'),
    seen: (stage) => dialog(stage).getByRole('searchbox'),
  }),
  state('erasing the person, with a wrong confirmation', {
    async reach(stage) {
      await stage.page
        .getByRole('button', { name: stage.pattern('contacts.more') })
        .last()
        .press('Enter');
      await stage.page.getByRole('menuitem').last().press('Enter');
      await text(stage, 'personalData.stays').waitFor();
      await dialog(stage).getByRole('textbox').press('Enter');
    },
    seen: (stage) => dialog(stage).locator('[aria-invalid=true]'),
  }),
  state('changing the contact', { address: contact('/edit'), seen: notes }),
  state('the contacts loading', {
    before: ({ page }) => hold(page, /\/api\/.*\/contacts\/\?/),
    seen: ({ page, say }) => page.getByRole('status', { name: say('summary.loadingContacts') }),
  }),
  state('the contacts failed', {
    before: ({ page }) => fail(page, /\/api\/.*\/contacts\/\?/),
    seen: (stage) => text(stage, 'contacts.failed'),
    allows: failed,
  }),
  state('the history loading', {
    before: ({ page }) => hold(page, history),
    seen: ({ page, say }) => page.getByRole('status', { name: say('summary.loadingHistory') }),
  }),
  state('the history failed', {
    before: ({ page }) => fail(page, history),
    seen: (stage) => text(stage, 'summary.historyFailed'),
    allows: failed,
  }),
  state('without history', {
    before: ({ page }) => page.route(history, (route) => route.fulfill({ json: { sessionHistory: [] } })),
    seen: (stage) => text(stage, 'summary.noHistory'),
  }),
  state('no matches', {
    address: contact('?q=nobodyiscalledso'),
    seen: (stage) => text(stage, 'summary.noMatch'),
  }),
  state('without contacts', {
    address: ({ at }) => at('/sessions', empty),
    seen: (stage) => text(stage, 'summary.noContactsText'),
  }),
  state('read only', {
    person: 'Yael Shapira',
    async address({ page, at }) {
      const contacts = await at('/contacts/?limit=1', organizations.en);
      const [first] = await callApi<{ id: string }[]>(page, 'GET', contacts);
      return at(`/contact/${first?.id}/edit`, organizations.en);
    },
    seen: (stage) => text(stage, 'summary.mayNotWrite'),
  }),
];

import { en } from '../../src/testing/messages.ts';
import { ask } from '../contacts/summarySteps.ts';
import { expect } from '../support/steps.ts';
import { asked, type Change, type ChangeContext, filledForm, inPlace, says } from './change.ts';

type Member = Readonly<Record<'id' | 'name', string>>;
type Appointment = Readonly<Record<'id' | 'title' | 'status', string>>;

const team = ({ organization }: ChangeContext) => `/organization/${organization}/members`;
const agenda = ({ organization }: ChangeContext) => `/organization/${organization}/appointments`;

const countMembers = (context: ChangeContext) => async () =>
  (await ask<Member[]>(context.page, 'GET', team(context))).filter(({ name }) => name === context.name)
    .length;

const countAppointments = (context: ChangeContext, isDone: (one: Appointment) => boolean) => async () =>
  (await ask<Appointment[]>(context.page, 'GET', `${agenda(context)}?from=2032-01-01T00:00:00.000Z`)).filter(
    (one) => one.title === context.name && isDone(one),
  ).length;

const addressOf = (name: string) => `${name.replace(/\W/g, '')}@example.test`;

const invite = async (context: ChangeContext, name: string) =>
  (
    await ask<Member>(context.page, 'POST', team(context), {
      ...{ name, email: addressOf(context.name), role: 'viewer', permissions: [] },
    })
  ).id;

let week = 0;

/** Adds an appointment for this attempt, in its own week. Returns its ID and a day of the week. */
async function agree(context: ChangeContext, title: string, status = 'scheduled') {
  const start = Date.UTC(2033, 0, 4, 8) + week++ * 7 * 86_400_000;
  const [startTime, endTime] = [start, start + 3_600_000].map((moment) => new Date(moment).toISOString());
  const fields = { title, startTime, endTime, status, contact_name: 'Noa' };
  const { id } = await ask<Appointment>(context.page, 'POST', agenda(context), fields);
  return { id, day: new Date(start - 2 * 86_400_000).toISOString().slice(0, 10) };
}

const decides = /^PATCH \/api\/organization\/[^/]+\/appointments\//;

const decision = (button: string, status: string, said: 'approved' | 'declined'): Change => ({
  call: 'updateAppointment',
  what: `${button.toLowerCase()} in the list`,
  sends: decides,
  looksItself: true,
  async begin(context) {
    const { page, name } = context;
    const { day } = await agree(context, name, 'pending');
    await page.goto(`${agenda(context)}?week=${day}&show=list`);
    const choice = page.getByRole('group', { name }).getByRole('button', { name: button });
    return inPlace(page, {
      button: choice,
      press: () => choice.press('Enter'),
      kept: () => expect(choice).toBeEnabled(),
      count: countAppointments(context, (one) => one.status === status),
      async done() {
        await says(page, en(`appointments.${said}`, { title: name }))();
        await expect(page.getByText(en('appointments.bySomebodyElse'))).toHaveCount(0);
      },
    });
  },
});

export const changesOfPeople: readonly Change[] = [
  {
    call: 'inviteMember',
    what: 'an invitation',
    sends: /^POST \/api\/organization\/[^/]+\/members$/,
    async begin(context) {
      const { page, organization, name } = context;
      await page.goto(`/organization/${organization}/team?member=new`);
      return filledForm({
        page,
        fields: { [en('team.name')]: name, [en('common.email')]: addressOf(name) },
        button: en('team.sendInvitation'),
        count: countMembers(context),
        done: says(page, en('team.nowInvited', { name })),
      });
    },
  },
  {
    call: 'updateMember',
    what: 'a member',
    sends: /^PATCH \/api\/organization\/[^/]+\/members\//,
    async begin(context) {
      const { page, organization, name } = context;
      const id = await invite(context, `${name} before`);
      await page.goto(`/organization/${organization}/team?member=${id}`);
      return filledForm({
        page,
        fields: { [en('team.name')]: name },
        button: en('team.save'),
        count: countMembers(context),
        done: says(page, en('team.changed', { name })),
      });
    },
  },
  {
    call: 'removeMember',
    what: 'a member who is removed',
    sends: /^DELETE \/api\/organization\/[^/]+\/members\//,
    looksItself: true,
    async begin(context) {
      const { page, organization, name } = context;
      await invite(context, name);
      await page.goto(`/organization/${organization}/team`);
      await page.getByRole('button', { name: en('team.removeOf', { name }) }).press('Enter');
      return asked(page, en('team.remove'), {
        count: async () => ((await countMembers(context)()) === 0 ? 1 : 0),
        done: says(page, en('team.removed', { name })),
      });
    },
  },
  {
    call: 'createAppointment',
    what: 'a new appointment',
    sends: /^POST \/api\/organization\/[^/]+\/appointments$/,
    async begin(context) {
      const { page, name } = context;
      await page.goto(`${agenda(context)}/new?start=2032-02-05T08:00:00%2B02:00`);
      return filledForm({
        page,
        fields: { [en('appointment.title')]: name, [en('appointment.contactName')]: 'Ada' },
        button: en('appointment.add'),
        count: countAppointments(context, () => true),
        done: says(page, en('appointment.added', { title: name })),
      });
    },
  },
  {
    call: 'updateAppointment',
    what: 'an appointment in its form',
    sends: decides,
    async begin(context) {
      const { page, name } = context;
      const { id } = await agree(context, `${name} before`);
      await page.goto(`${agenda(context)}/${id}`);
      return filledForm({
        page,
        fields: {
          [en('appointment.title')]: name,
          [`${en('common.phoneNumber')} optional`]: '050-111 22 35',
        },
        button: en('appointment.update'),
        count: countAppointments(context, () => true),
        done: says(page, en('appointment.updated', { title: name })),
      });
    },
  },
  { ...decision(en('appointments.approve'), 'scheduled', 'approved'), isEveryday: true },
  decision(en('appointments.decline'), 'cancelled', 'declined'),
  {
    call: 'deleteAppointment',
    what: 'an appointment that is deleted',
    sends: /^DELETE \/api\/appointments\//,
    looksItself: true,
    async begin(context) {
      const { page, name } = context;
      const { id } = await agree(context, name);
      await page.goto(`${agenda(context)}/${id}`);
      await page.getByRole('button', { name: en('appointment.delete') }).press('Enter');
      return asked(page, en('common.confirmDeletion'), {
        count: async () => ((await countAppointments(context, () => true)()) === 0 ? 1 : 0),
        done: says(page, en('appointment.deleted', { title: name })),
      });
    },
  },
];

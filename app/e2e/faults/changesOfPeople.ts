import { ask } from '../contacts/summarySteps.ts';
import { expect } from '../support/steps.ts';
import { asked, type Change, type ChangeContext, filledForm, inPlace, says } from './change.ts';

type Member = Readonly<Record<'id' | 'name', string>>;
type Appointment = Readonly<Record<'id' | 'title' | 'status', string>>;

const team = ({ organization }: ChangeContext) => `/organization/${organization}/members`;
const agenda = ({ organization }: ChangeContext) => `/organization/${organization}/appointments`;

const countMembers = (desk: ChangeContext) => async () =>
  (await ask<Member[]>(desk.page, 'GET', team(desk))).filter(({ name }) => name === desk.name).length;

const countAppointments = (desk: ChangeContext, isDone: (one: Appointment) => boolean) => async () =>
  (await ask<Appointment[]>(desk.page, 'GET', `${agenda(desk)}?from=2032-01-01T00:00:00.000Z`)).filter(
    (one) => one.title === desk.name && isDone(one),
  ).length;

const addressOf = (name: string) => `${name.replace(/\W/g, '')}@example.test`;

const invite = async (desk: ChangeContext, name: string) =>
  (
    await ask<Member>(desk.page, 'POST', team(desk), {
      ...{ name, email: addressOf(desk.name), role: 'viewer', permissions: [] },
    })
  ).id;

let week = 0;

/** An appointment for this try alone, in a week of its own; answers its id and its week. */
async function agree(desk: ChangeContext, title: string, status = 'scheduled') {
  const start = Date.UTC(2033, 0, 4, 8) + week++ * 7 * 86_400_000;
  const [startTime, endTime] = [start, start + 3_600_000].map((moment) => new Date(moment).toISOString());
  const fields = { title, startTime, endTime, status, contact_name: 'Noa' };
  const { id } = await ask<Appointment>(desk.page, 'POST', agenda(desk), fields);
  return { id, day: new Date(start - 2 * 86_400_000).toISOString().slice(0, 10) };
}

const decides = /^PATCH \/api\/organization\/[^/]+\/appointments\//;

const decision = (button: string, status: string, said: string): Change => ({
  call: 'updateAppointment',
  what: `${button.toLowerCase()} in the list`,
  sends: decides,
  looksItself: true,
  async begin(desk) {
    const { page, name } = desk;
    const { day } = await agree(desk, name, 'pending');
    await page.goto(`${agenda(desk)}?week=${day}&show=list`);
    const choice = page.getByRole('group', { name }).getByRole('button', { name: button });
    return inPlace(page, {
      button: choice,
      press: () => choice.press('Enter'),
      kept: () => expect(choice).toBeEnabled(),
      count: countAppointments(desk, (one) => one.status === status),
      async done() {
        await says(page, `“${name}” is ${said}`)();
        await expect(page.getByText('Somebody else did it meanwhile.')).toHaveCount(0);
      },
    });
  },
});

export const changesOfPeople: readonly Change[] = [
  {
    call: 'inviteMember',
    what: 'an invitation',
    sends: /^POST \/api\/organization\/[^/]+\/members$/,
    async begin(desk) {
      const { page, organization, name } = desk;
      await page.goto(`/organization/${organization}/team?member=new`);
      return filledForm({
        page,
        fields: { 'User Name': name, Email: addressOf(name) },
        button: 'Invite',
        count: countMembers(desk),
        done: says(page, `“${name}” is invited`),
      });
    },
  },
  {
    call: 'updateMember',
    what: 'a member',
    sends: /^PATCH \/api\/organization\/[^/]+\/members\//,
    async begin(desk) {
      const { page, organization, name } = desk;
      const id = await invite(desk, `${name} before`);
      await page.goto(`/organization/${organization}/team?member=${id}`);
      return filledForm({
        page,
        fields: { 'User Name': name },
        button: 'Save member',
        count: countMembers(desk),
        done: says(page, `“${name}” was saved`),
      });
    },
  },
  {
    call: 'removeMember',
    what: 'a member who is removed',
    sends: /^DELETE \/api\/organization\/[^/]+\/members\//,
    looksItself: true,
    async begin(desk) {
      const { page, organization, name } = desk;
      await invite(desk, name);
      await page.goto(`/organization/${organization}/team`);
      await page.getByRole('button', { name: `Remove ${name}` }).press('Enter');
      return asked(page, 'Remove', {
        count: async () => ((await countMembers(desk)()) === 0 ? 1 : 0),
        done: says(page, `“${name}” was removed from the team`),
      });
    },
  },
  {
    call: 'createAppointment',
    what: 'a new appointment',
    sends: /^POST \/api\/organization\/[^/]+\/appointments$/,
    async begin(desk) {
      const { page, name } = desk;
      await page.goto(`${agenda(desk)}/new?start=2032-02-05T08:00:00%2B02:00`);
      return filledForm({
        page,
        fields: { Title: name, 'Contact Name': 'Ada' },
        button: 'Add Appointment',
        count: countAppointments(desk, () => true),
        done: says(page, `“${name}” was added`),
      });
    },
  },
  {
    call: 'updateAppointment',
    what: 'an appointment in its form',
    sends: decides,
    async begin(desk) {
      const { page, name } = desk;
      const { id } = await agree(desk, `${name} before`);
      await page.goto(`${agenda(desk)}/${id}`);
      return filledForm({
        page,
        fields: { Title: name, 'Phone Number optional': '050-111 22 35' },
        button: 'Update Appointment',
        count: countAppointments(desk, () => true),
        done: says(page, `“${name}” was updated`),
      });
    },
  },
  { ...decision('Approve', 'scheduled', 'approved'), isEveryday: true },
  decision('Decline', 'cancelled', 'declined'),
  {
    call: 'deleteAppointment',
    what: 'an appointment that is deleted',
    sends: /^DELETE \/api\/appointments\//,
    looksItself: true,
    async begin(desk) {
      const { page, name } = desk;
      const { id } = await agree(desk, name);
      await page.goto(`${agenda(desk)}/${id}`);
      await page.getByRole('button', { name: 'Delete appointment' }).press('Enter');
      return asked(page, 'Confirm Deletion', {
        count: async () => ((await countAppointments(desk, () => true)()) === 0 ? 1 : 0),
        done: says(page, `“${name}” was deleted`),
      });
    },
  },
];

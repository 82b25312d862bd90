import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { ask } from '../contacts/summarySteps.ts';
import type { DataEnvironment } from '../fixtures/server.ts';
import { sent } from './fields.ts';
import { cut, everything, hostile, type Kind, kinds } from './texts.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The owner of the hostile organization. */
export const person = 'Daniel Azoulay';

export interface HostileOrganization {
  orgId: string;
  channelId: string;
  contactId: string;
  sessionId: string;
  appointmentId: string;
}

/** One object of each type with right-to-left text, and in `endless` one of each with endless text. */
export interface HostileData extends HostileOrganization {
  endless: HostileOrganization;
}

/** A request body in which every text field contains this text, cut to the length of the field. */
export function bodyOf(call: string, text: string, rest: object = {}) {
  const fields = sent.filter((field) => field.call === call && field.path.length === 1);
  return {
    ...Object.fromEntries(fields.map(({ path: [name = ''], longest }) => [name, cut(text, longest)])),
    ...rest,
  };
}

/** Creates an organization in which every text is hostile, with API calls as a person would make them. */
export async function writeHostileData(page: Page): Promise<HostileData> {
  const make = (method: string, path: string, body: object) => ask<{ id: string }>(page, method, path, body);
  const { id: orgId } = await make('POST', '/organizations', bodyOf('createOrganization', everything));
  const at = (rest: string) => `/organization/${orgId}${rest}`;
  const channels: string[] = [];
  for (const text of [everything, hostile.endless, hostile.marks, hostile.override, hostile.heaps]) {
    const { id } = await make(
      'POST',
      at('/channels'),
      bodyOf('createChannel', text, { type: 'phone', phoneNumber: null }),
    );
    channels.push(id);
    await make('POST', `/channels/${id}/bots`, bodyOf('createBot', text));
  }
  const [channelId = ''] = channels;
  const types = await ask<{ id: string }[]>(page, 'GET', '/integrationTypes/');
  for (const { id } of types)
    await make('POST', at('/integrations'), bodyOf('createIntegration', everything, { type: id }));

  const day = new Date();
  day.setUTCHours(6, 0, 0, 0);
  const hour = (number: number) => new Date(day.getTime() + number * 1_800_000).toISOString();
  const places: Partial<Record<Kind, HostileOrganization>> = {};
  for (const [index, kind] of kinds.entries()) {
    const text = hostile[kind];
    const phone = `05011122${String(index).padStart(2, '0')}`;
    const email = `<img/src=x/onerror=globalthis.x=1>${index}@א${kind}.example`;
    const place = { organization: orgId, phone, email, channel: channelId };
    const contact = await make('POST', '/contacts', bodyOf('createContact', text, place));
    const about = { contact: contact.id, channel: channelId };
    const isChosen = kind === 'marks' || kind === 'endless';
    const chosen = { orgId, channelId, contactId: contact.id, appointmentId: '', sessionId: '' };
    if (isChosen) places[kind] = chosen;
    // Each kind is in the list of contacts and in one of the other lists.
    if (isChosen || index % 3 === 0) {
      const time = { startTime: hour(index), endTime: hour(index + 1) };
      const body = bodyOf('createAppointment', text, { ...about, ...time });
      const { id } = await make('POST', at('/appointments'), body);
      chosen.appointmentId = id;
    }
    if (isChosen || index % 3 === 1) {
      const time = { startTime: hour(index - 40), endTime: hour(index - 39), active: false };
      const { id } = await make(
        'POST',
        at('/sessions'),
        bodyOf('createSession', text, { ...about, ...time }),
      );
      chosen.sessionId = id;
    }
    if (isChosen || index % 3 === 2)
      await make('POST', at('/qna'), bodyOf('createQna', text, { id: Date.now() }));
  }
  for (const [index, text] of [everything, hostile.endless, hostile.marks, hostile.picture].entries()) {
    const member = { email: `${index}<b>@member.example`, role: 'viewer' };
    // A member with a password has an account at once.
    const password = index === 0 ? 'A long password of somebody' : undefined;
    await make('POST', at('/members'), { ...bodyOf('inviteMember', text), ...member, password });
  }
  await make('PATCH', '/users/me', { fullName: cut(`${person} ${everything}`, 200) });
  await make('PATCH', '/user/settings', { ...bodyOf('updateSettings', everything) });
  const { marks, endless } = places;
  if (!marks || !endless) throw new Error('There is no contact of each kind.');
  return { ...marks, endless };
}

/** Writes rows that only other services create into the database of a stopped server. */
export async function writeRows(environment: DataEnvironment, orgId: string) {
  const program = spawn('node', ['--conditions=@console/source', 'app/e2e/hostile/writeRows.ts'], {
    cwd: root,
    env: { ...process.env, ...environment, ORGANIZATION: orgId },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(program, 'exit');
  if (code !== 0) throw new Error(`The rows of others could not be written: ${code}`);
}

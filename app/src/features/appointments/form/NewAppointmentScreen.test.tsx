// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { en } from '../../../testing/messages.ts';
import { showPart } from '../../../testing/showPart.tsx';
import { NewAppointmentScreen } from './NewAppointmentScreen.tsx';

const bakery = { id: 'o1', name: 'Levinsky Bakery', role: 'owner', permissions: [], channels: [] };

const dana = { id: 'c1', name: 'Dana Levi', phone: '+442079460958' };
const call = { id: 's1', kind: 'call', channel: 'l1', contact: 'c1', startTime: '2031-02-03T08:00:00Z' };

const show = (call: string | null = null, answers = {}, more = {}) => {
  const onDone = vi.fn();
  const shown = showPart(
    <main>
      <NewAppointmentScreen
        {...{ orgId: 'o1', start: '2031-02-04T08:00:00Z', show: null, call, onDone }}
        {...more}
      />
    </main>,
    {
      words: ['NewAppointmentScreen'],
      answers: { '/api/organizations': [bakery], '/api/organization/o1/appointments': [], ...answers },
    },
  );
  return shown.then((part) => ({ ...part, onDone }));
};

test('the form has the specified fields and offers all three statuses', async () => {
  await show();
  for (const name of [en('appointment.title'), /^Description/, /^Phone Number/]) {
    await screen.findByRole('textbox', { name });
  }
  screen.getByRole('combobox', { name: en('appointment.contactName') });
  for (const name of [en('appointment.starts'), en('appointment.ends')]) screen.getByRole('group', { name });
  const status = screen.getByRole<HTMLSelectElement>('combobox', { name: en('common.status') });
  expect([...status.options].map(({ text }) => text)).toEqual(['Scheduled', 'Completed', 'Cancelled']);
  expect(status.value).toBe('scheduled');
});

test('missing title, start, end and contact name are reported, and nothing is sent', async () => {
  const { sent } = await show();
  await screen.findByRole('textbox', { name: en('appointment.title') });
  for (const name of [en('appointment.starts'), en('appointment.ends')]) {
    for (const part of within(screen.getByRole('group', { name })).getAllByRole('spinbutton')) {
      part.focus();
      await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    }
  }
  await userEvent.click(screen.getByRole('button', { name: en('appointment.add') }));
  const problems = within(screen.getByRole('group', { name: /There is a problem/ }));
  expect(problems.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Title is required',
    'Starts is required',
    'Ends is required',
    'Contact Name is required',
  ]);
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
});

test('an appointment after a call starts with its contact, channel and summary, and returns to it', async () => {
  const { sent, onDone } = await show('s1', {
    '/api/organization/o1/sessions': [{ ...call, summary: 'Wants a cake for Friday.' }],
    '/api/organizations/o1/contacts/c1': dana,
  });
  const description = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Description/ });
  expect(description.value).toBe('Wants a cake for Friday.');
  await userEvent.click(screen.getByRole('button', { name: en('appointment.add') }));
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith('/organization/o1/channels/l1/sessions/s1'));
  expect(sent.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
    ...{ contact: 'c1', contact_name: 'Dana Levi', contact_phonenumber: '+442079460958', channel: 'l1' },
    description: 'Wants a cake for Friday.',
  });
});

test('without the call, the form is empty and says why', async () => {
  await show('s1');
  await screen.findByText(en('appointment.callMissing'));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: en('appointment.title') }).value).toBe('');
});

test('an appointment for a person to call back ends the entry and returns to the list', async () => {
  const { sent, onDone } = await show(
    's1',
    {
      '/api/organization/o1/sessions': [call],
      '/api/organizations/o1/contacts/c1': dana,
      '/api/organization/o1/callbacks/contact%3Ac1': new Response(null, { status: 204 }),
    },
    { callback: 'contact:c1', hash: '#title' },
  );
  const title = await screen.findByRole('textbox', { name: en('appointment.title') });
  await vi.waitFor(() => expect(document.activeElement).toBe(title));
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith('/organization/o1/contacts?view=callbacks'));
  const decision = () => sent.find(({ call }) => call.startsWith('PUT'))?.body;
  await vi.waitFor(() => expect(decision()).toEqual({ state: 'done' }));
});

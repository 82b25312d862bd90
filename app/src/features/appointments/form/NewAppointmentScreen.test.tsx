// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { en } from '../../../testing/messages.ts';
import { showPart } from '../../../testing/showPart.tsx';
import { NewAppointmentScreen } from './NewAppointmentScreen.tsx';

const bakery = { id: 'o1', name: 'Levinsky Bakery', role: 'owner', permissions: [], channels: [] };

const show = () =>
  showPart(<NewAppointmentScreen orgId="o1" start="2031-02-04T08:00:00Z" show={null} onDone={vi.fn()} />, {
    words: ['NewAppointmentScreen'],
    answers: { '/api/organizations': [bakery], '/api/organization/o1/appointments': [] },
  });

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

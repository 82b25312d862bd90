import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { recordAnnouncements } from '../../../packages/ui/src/testing/recordAnnouncements.ts';
import { RepeatedFields } from './RepeatedFields.tsx';

const field = (position: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Phone number ${position}` });
const button = (name: string) => screen.getByRole('button', { name });
const press = async (name: string) => {
  button(name).focus();
  await userEvent.keyboard('{Enter}');
};

test('focus follows entries that are added, moved and removed, and the changes are announced', async () => {
  const heard = recordAnnouncements();
  const said = (message: string) => expect.poll(() => heard.messages.at(-1)?.message).toBe(message);
  render(<RepeatedFields save={async () => undefined} />);
  await press('Add Phone Number');
  expect(document.activeElement).toBe(field(3));
  await userEvent.keyboard('0541112222');
  await press('Move phone number 3 up');
  expect(document.activeElement).toBe(button('Move phone number 2 up'));
  await said('Phone number 3 is now number 2.');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('Move phone number 1 down'));
  expect(field(1).value).toBe('0541112222');
  await press('Remove phone number 2');
  expect(document.activeElement).toBe(button('Remove phone number 2'));
  await said('Phone number 2 removed. 2 left.');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('Add Phone Number'));
  heard.stop();
});

test('errors of the schema are at their entries, and the saved value is an array', async () => {
  const save = vi.fn(async () => undefined);
  render(<RepeatedFields save={save} />);
  await userEvent.fill(field(1), '0541112222');
  await press('Save contact');
  await waitFor(() => expect(document.activeElement).toBe(field(2)));
  expect(field(1).getAttribute('aria-invalid')).toBeNull();
  await press('Remove phone number 1');
  await userEvent.fill(field(1), '0543334444');
  await press('Save contact');
  await waitFor(() => expect(save).toHaveBeenCalledWith({ phones: [{ number: '0543334444' }] }));
});

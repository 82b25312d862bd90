import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { OtherFormLibrary } from './OtherFormLibrary.tsx';

test('rules of React Hook Form become errors of the fields, and valid values are saved', async () => {
  const save = vi.fn(async () => undefined);
  render(<OtherFormLibrary save={save} />);
  const book = () => userEvent.click(screen.getByRole('button', { name: 'Book' }));
  await book();
  await waitFor(() => expect(document.activeElement?.textContent).toContain('There is a problem: 2 errors'));
  expect(screen.getByRole('textbox', { name: 'Boat' }).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('link', { name: 'Nights: Choose at least one night' })).toBeTruthy();
  await userEvent.fill(screen.getByRole('textbox', { name: 'Boat' }), 'Dolphin');
  await userEvent.click(screen.getByText('Saturday'));
  await book();
  await waitFor(() => expect(save).toHaveBeenCalledWith({ boat: 'Dolphin', nights: ['sat'] }));
});

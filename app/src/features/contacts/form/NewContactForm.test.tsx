// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { en } from '../../../testing/messages.ts';
import { showPart } from '../../../testing/showPart.tsx';
import { NewContactForm } from './NewContactForm.tsx';

test('the form has the specified fields and offers all five statuses', async () => {
  await showPart(<NewContactForm orgId="o1" onCreated={vi.fn()} cancel={null} />, {
    words: ['ContactsScreen'],
    answers: { '/api/organizations': [] },
  });
  for (const name of [en('contactForm.name'), en('contactForm.phone'), /^Email/, /^Source/, /^Notes/]) {
    screen.getByRole('textbox', { name });
  }
  screen.getByRole('combobox', { name: /^Responsible/ });
  screen.getByRole('group', { name: /^Next Date of Contact/ });
  const status = screen.getByRole<HTMLSelectElement>('combobox', { name: en('contactForm.status') });
  expect([...status.options].map(({ text }) => text)).toEqual([
    en('contactForm.status.new'),
    en('contactForm.status.contacted'),
    en('contactForm.status.converted'),
    en('contactForm.status.irrelevant'),
    en('contactForm.status.postponed'),
  ]);
  expect(status.value).toBe('new');
});

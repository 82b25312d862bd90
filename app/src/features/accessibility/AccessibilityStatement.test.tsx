// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { en } from '../../testing/messages.ts';
import { showPart } from '../../testing/showPart.tsx';
import { AccessibilityStatement } from './AccessibilityStatement.tsx';
import type { Contact } from './contact.ts';

const show = (contact: Contact) =>
  showPart(<AccessibilityStatement contact={contact} onLanguageChange={() => {}} />, {
    words: ['accessibility'],
  });

test('the coordinator can be called and written to', async () => {
  await show({ name: 'Noa Levi', phone: '03-555 0100', email: 'access@example.test' });
  expect(screen.getByText('Noa Levi')).toBeTruthy();
  expect(screen.getByRole('link', { name: '03-555 0100' }).getAttribute('href')).toBe('tel:035550100');
  expect(screen.getByRole('link', { name: 'access@example.test' }).getAttribute('href')).toBe(
    'mailto:access@example.test',
  );
  expect(screen.queryByText(en('accessibility.noContact'))).toBeNull();
});

test('without a configured contact, the statement says whom to ask', async () => {
  await show({ name: '', phone: '', email: '' });
  expect(screen.getByText(en('accessibility.noContact'))).toBeTruthy();
});

test('each barrier has its severity, criteria and month', async () => {
  await show({ name: '', phone: '', email: '' });
  const item = screen.getByText(en('accessibility.barrier.transcripts.what')).parentElement;
  expect(item?.textContent).toContain(en('accessibility.barrier.transcripts.instead'));
  expect(item?.textContent).toContain('Serious · WCAG 1.2.1 · planned for June 2027');
});

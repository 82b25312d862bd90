import type { Page } from '@playwright/test';
import { patternInAnyLanguage } from '../../src/testing/messages.ts';
import { callApi } from '../support/api.ts';
import { expect } from '../support/steps.ts';

export { callApi as ask, organizationId } from '../support/api.ts';

interface SessionAside {
  id: string;
  contact: string | null;
  recordingUrl: string | null;
}

/** The ID of a contact who has a recorded call. */
export async function recordedContact(page: Page, orgId: string) {
  const sessions = await callApi<SessionAside[]>(page, 'GET', `/organization/${orgId}/sessions?limit=200`);
  const contacts = sessions.filter(({ recordingUrl }) => recordingUrl).map(({ contact }) => contact);
  return contacts.find((contact) => contact !== null) ?? '';
}

/** Adds a contact without history, for one test, and returns the ID. */
export async function addContact(page: Page, orgId: string, name: string, notes = '') {
  const phone = `05${String(Date.now()).slice(-8)}`;
  const made = await callApi<{ id: string }>(page, 'POST', '/contacts', {
    organization: orgId,
    name,
    phone,
    notes,
  });
  return made.id;
}

/** Opens the page of a contact and waits until it has loaded. */
export async function openContact(page: Page, orgId: string, contactId: string, rest = '') {
  await page.goto(`/organization/${orgId}/contact/${contactId}${rest}`);
  await expect(page.getByRole('link', { name: patternInAnyLanguage('summary.call') })).toBeVisible();
}

import type { Page } from '@playwright/test';
import { expect } from './steps.ts';

/** The id of an organization of the person who is signed in. */
export const organizationId = (page: Page, name: string) =>
  page.evaluate((wanted) => {
    const session = JSON.parse(localStorage.getItem('console.session') ?? '{}');
    return session.organizations.find((each: { name: string }) => each.name === wanted).id as string;
  }, name);

/** Makes a call of the API aside from the page, as the person who is signed in. */
export async function ask<Reply>(page: Page, method: string, path: string, data?: object): Promise<Reply> {
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('console.session') ?? '{}').user.token as string,
  );
  const answer = await page.request.fetch(`/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(data && { data }),
  });
  expect(answer.ok(), `${method} ${path} answers ${answer.status()}`).toBe(true);
  return answer.json();
}

interface SessionAside {
  id: string;
  contact: string | null;
  recordingUrl: string | null;
}

/** A contact who was recorded in a call, and nothing less. */
export async function recordedContact(page: Page, orgId: string) {
  const sessions = await ask<SessionAside[]>(page, 'GET', `/organization/${orgId}/sessions?limit=200`);
  const contacts = sessions.filter(({ recordingUrl }) => recordingUrl).map(({ contact }) => contact);
  return contacts.find((contact) => contact !== null) ?? '';
}

/** Adds a contact of one's own, so that nobody else's history is in the way. */
export async function addContact(page: Page, orgId: string, name: string, notes = '') {
  const phone = `05${String(Date.now()).slice(-8)}`;
  const made = await ask<{ id: string }>(page, 'POST', '/contacts', {
    organization: orgId,
    name,
    phone,
    notes,
  });
  return made.id;
}

/** Opens the page of a contact and waits until it stands. */
export async function openContact(page: Page, orgId: string, contactId: string, rest = '') {
  await page.goto(`/organization/${orgId}/contact/${contactId}${rest}`);
  await expect(page.getByRole('link', { name: /^(Call|חיוג אל|Позвонить) / })).toBeVisible();
}

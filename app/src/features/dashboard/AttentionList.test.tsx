// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { en } from '../../testing/messages.ts';
import { showPart } from '../../testing/showPart.tsx';
import { AttentionList } from './AttentionList.tsx';
import type { Organization } from './dashboard.queries.ts';

const organization = {
  id: 'o1',
  name: 'Levinsky Bakery',
  channels: [],
  details: { role: 'owner', permissions: [] },
  trouble: { error: null, isRetrying: false, onRetry() {} },
} as unknown as Organization;

/** Answers in which nothing but the contacts needs attention. */
const quiet = {
  '/api/organizations': [],
  '/api/organization/o1/appointments': [],
  '/api/organization/o1/sessions': [],
  '/api/organization/o1/integrations': [],
  '/api/integrationTypes/': [],
  '/api/creditcards': [],
  '/api/users/me': { id: 'u1', mainCreditCard: null },
};

test('a server without the list of people to call back: due contacts of both text directions are named', async () => {
  const names = ['דנה 12', '074 - 5540172', 'Dana (2)'];
  const due = names.map((name, index) => ({ id: `p${index}`, name, phone: '0521112234' }));
  await showPart(<AttentionList organization={organization} isNear />, {
    words: ['DashboardScreen'],
    answers: {
      ...quiet,
      '/api/organization/o1/contacts/': Response.json(due, { headers: { 'x-total-count': '19' } }),
    },
  });
  await screen.findByText(en('dashboard.due', { count: 19 }));
  screen.getByText('\u2068דנה 12\u2069, 074 - 5540172, Dana (2) and 16 more');
  expect(screen.queryByText(/Longest waiting/)).toBeNull();
});

test('the people to call back are counted in one line with due contacts, and the longest waiting is named', async () => {
  const waitingSince = new Date(Date.now() - 50 * 3_600_000).toISOString();
  const callback = {
    id: 'contact:p1',
    contact: { id: 'p1', name: 'Ada Levi', phone: '0524401187' },
    phoneNumber: '0524401187',
    ...{ waitingSince, attempts: 0, seconds: 0, lastCall: null, nextDateOfContact: waitingSince },
  };
  const { sent } = await showPart(<AttentionList organization={organization} isNear />, {
    words: ['DashboardScreen'],
    answers: {
      ...quiet,
      '/api/organization/o1/callbacks': Response.json([callback], { headers: { 'x-total-count': '12' } }),
    },
  });
  const link = await screen.findByRole('link', { name: en('dashboard.callbacks', { count: 12 }) });
  expect(link.getAttribute('href')).toBe('/organization/o1/contacts?view=callbacks');
  screen.getByText('Longest waiting: Ada Levi, 2 days');
  expect(sent.map(({ call }) => call)).not.toContain('GET /api/organization/o1/contacts/');
});

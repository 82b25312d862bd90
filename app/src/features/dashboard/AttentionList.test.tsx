// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { test } from 'vitest';
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

test('names of both text directions are listed, and the remaining ones are counted', async () => {
  const names = ['דנה 12', '074 - 5540172', 'Dana (2)'];
  const due = names.map((name, index) => ({ id: `p${index}`, name, phone: '0521112234' }));
  await showPart(<AttentionList organization={organization} isNear />, {
    words: ['DashboardScreen'],
    answers: {
      '/api/organizations': [],
      '/api/organization/o1/contacts/': Response.json(due, { headers: { 'x-total-count': '19' } }),
      '/api/organization/o1/appointments': [],
      '/api/organization/o1/sessions': [],
      '/api/organization/o1/integrations': [],
      '/api/integrationTypes/': [],
      '/api/creditcards': [],
      '/api/users/me': { id: 'u1', mainCreditCard: null },
    },
  });
  await screen.findByText(en('dashboard.due', { count: 19 }));
  screen.getByText('\u2068דנה 12\u2069, 074 - 5540172, Dana (2) and 16 more');
});

// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { test, vi } from 'vitest';
import { showPart } from '../../../testing/showPart.tsx';
import { AppointmentsScreen } from './AppointmentsScreen.tsx';

const bakery = { id: 'o1', name: 'Levinsky Bakery', role: 'owner', permissions: [], channels: [] };
const appointment = (id: string, status: string) => ({
  ...{ id, status, title: 'Tasting', description: '', organization: 'o1', contact: null },
  ...{
    startTime: '2031-02-04T08:00:00Z',
    endTime: '2031-02-04T08:45:00Z',
    updatedAt: '2031-02-01T08:00:00Z',
  },
  ...{ contact_name: 'Dana', contact_phonenumber: '' },
});

test.each([
  [['scheduled', 'completed'], '2 appointments'],
  [['scheduled', 'pending'], '2 appointments, 1 waiting for approval'],
])('the subtitle of a week with %j is “%s”', async (statuses, subtitle) => {
  await showPart(
    <AppointmentsScreen
      orgId="o1"
      place={{ week: '2031-02-02', show: 'list' }}
      isOtherView={false}
      onPlaceChange={vi.fn()}
      onAdd={vi.fn()}
    />,
    {
      words: ['AppointmentsScreen'],
      answers: {
        '/api/organizations': [bakery],
        '/api/organization/o1/appointments': statuses.map((status, index) =>
          appointment(`a${index}`, status),
        ),
        '/api/organization/o1/integrations': [],
        '/api/integrationTypes/': [],
      },
    },
  );
  const head = screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement;
  await within(head).findByText(subtitle);
});

// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { en } from '../../../testing/messages.ts';
import { showPart } from '../../../testing/showPart.tsx';
import { RegistrationScreen } from './RegistrationScreen.tsx';

const registered = vi.fn();
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const register = () => userEvent.click(screen.getByRole('button', { name: en('registration.register') }));

async function show() {
  const shown = await showPart(<RegistrationScreen onRegistered={registered} />, {
    words: ['RegistrationScreen'],
    answers: { '/api/organizations': { id: 'o1' } },
  });
  screen.getByRole('heading', { level: 1, name: en('registration.title') });
  return shown;
}

test('submitting with required fields empty moves focus to the first one and sends nothing', async () => {
  const { sent } = await show();
  await register();
  expect(document.activeElement).toBe(field(en('registration.businessName')));
  await userEvent.type(field(en('registration.businessName')), 'Riverside Yoga');
  await register();
  expect(document.activeElement).toBe(field(en('organization.address')));
  expect(sent).toEqual([]);
});

test('a business can be registered without pricing and features, in the default country', async () => {
  const { sent } = await show();
  await userEvent.type(field(en('registration.businessName')), 'Riverside Yoga');
  await userEvent.type(field(en('organization.address')), '2 River Street');
  await userEvent.type(field(en('organization.industry')), 'Yoga');
  await userEvent.type(field(en('organization.hours')), 'Every day');
  expect([field(/^Pricing/), field(/^Features/)]).toMatchObject([{ value: '' }, { value: '' }]);
  await register();
  await waitFor(() => expect(registered).toHaveBeenCalledOnce());
  expect(sent).toMatchObject([
    {
      call: 'POST /api/organizations',
      body: {
        ...{ name: 'Riverside Yoga', country: 'il', address: '2 River Street', industry: 'Yoga' },
        ...{ workingHoursAndDays: 'Every day', pricing: '', features: '' },
      },
    },
  ]);
});

// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { en } from '../../testing/messages.ts';
import { showPart } from '../../testing/showPart.tsx';
import { OrganizationScreen } from './OrganizationScreen.tsx';

const organization = {
  ...{ id: 'o1', name: 'Levinsky Bakery', pronounciation_name: '', owner: 'u1', country: 'il', address: '' },
  ...{ official_phone: '', industry: '', workingHoursAndDays: '', pricing: '', features: '', channels: [] },
};

const show = (more: object) =>
  showPart(<OrganizationScreen orgId="o1" hash="" onDeleted={() => {}} />, {
    words: ['OrganizationScreen'],
    answers: { '/api/organizations/o1': { ...organization, ...more }, '/api/organizations': [organization] },
  });

test('a server without roles: the organization can be changed and deleted, and the server decides', async () => {
  await show({});
  await screen.findByRole('button', { name: en('organization.delete') });
  screen.getByRole('button', { name: en('organization.save') });
  expect(screen.queryByText(/undefined/)).toBeNull();
});

test('someone who isn’t the owner reads that only the owner can delete the organization', async () => {
  await show({ role: 'manager', permissions: ['team'] });
  await screen.findByText(en('organization.onlyOwnerDeletes', { role: en('role.manager') }));
  expect(screen.queryByRole('button', { name: en('organization.delete') })).toBeNull();
});

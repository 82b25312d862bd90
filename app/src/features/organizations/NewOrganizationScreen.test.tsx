// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { en } from '../../testing/messages.ts';
import { showPart } from '../../testing/showPart.tsx';
import { NewOrganizationScreen } from './NewOrganizationScreen.tsx';

test('the form has the specified fields, and the country defaults to Israel', async () => {
  await showPart(<NewOrganizationScreen onCreated={vi.fn()} />, { words: ['NewOrganizationScreen'] });
  for (const name of [
    en('organization.name'),
    /^Pronunciation Name/,
    /^Address/,
    /^Owner Phone/,
    /^Industry/,
    /^Working Hours and Days/,
    /^Pricing/,
    /^Features/,
  ]) {
    screen.getByRole('textbox', { name });
  }
  expect(screen.getByRole('combobox', { name: en('organization.country') })).toMatchObject({
    value: 'Israel',
  });
});

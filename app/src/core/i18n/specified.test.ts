// @vitest-environment node
import { expect, test } from 'vitest';
import { readMessages } from '../../../build/languages.ts';

const english = readMessages('en');

/** Texts that the specification quotes. */
const specified = [
  'I accept the {terms}',
  'Terms of Use',
  '{perMinute} Nis per minute, with a minimum cost of {minimum} nis per month.',
  'No channels found.',
  'Appointments need admin approval?',
  'Personality Type',
  'Creativity Scale',
  'Product Features',
  'Opening Message',
  'Closing Message',
  'Are you sure you want to delete this channel?',
  'Confirm Deletion',
  'You must add a payment method to add new channel.',
  'Set Up Payment method',
  'Organization Name',
  'Pronunciation Name',
  'Working Hours and Days',
  'Are you sure you want to delete this organization?',
  'Business Registration',
  'Oh! It seems you don’t have any integration connected yet.',
  'Please select an integration type to continue.',
  '{type} integration is already connected.',
  'Get Google Access Token',
  'Get WhatsApp Access Token',
  'Failed to fetch integration types',
  'Add Card +',
  'Save Settings',
  'No credit cards found. Click on the Plus icon on the right to add new credit card.',
  '{field} is required',
  '{field} is malformed, please choose from the list',
  'E-mail must be valid',
  'Phone number must be 10 digits',
];

/** Ignores whether apostrophes are typographic. */
const plain = (text: string) => text.replaceAll('’', "'");

test.each(specified)('the specified text "%s" is a message', (sentence) => {
  expect(Object.values(english).map(plain)).toContain(plain(sentence));
});

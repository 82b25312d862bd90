import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** As they are written, not as they are compiled. */
const english: Record<string, string> = JSON.parse(readFileSync('app/src/core/i18n/en.json', 'utf8'));

/** Sentences that were agreed on word by word, for what an owner sets up. */
const agreed = [
  'I accept the {terms}',
  'Terms of Use',
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
  // A plus stands beside it, drawn.
  'Add Card +',
  'Save Settings',
  'No credit cards found. Click on the Plus icon on the right to add new credit card.',
  '{field} is required',
  '{field} is malformed, please choose from the list',
  'E-mail must be valid',
  'Phone number must be 10 digits',
];

/** Quotation marks may be typographic. */
const plain = (text: string) => text.replaceAll('’', "'");

test.each(agreed)('"%s" is said so', (sentence) => {
  expect(Object.values(english).map(plain)).toContain(plain(sentence));
});

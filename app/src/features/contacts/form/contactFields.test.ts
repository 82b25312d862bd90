import { expect, test } from 'vitest';
import { changesIn, contactIn, contactValuesOf, newContact } from './contactFields.ts';

const contact = {
  ...newContact,
  ...{ name: 'Ada', phone: '+44 20 7946 0958', nextDateOfContact: null, notes: 'Wants bread' },
};

test('only what was changed is sent, so a foreign number that came with a call stays', () => {
  const start = contactValuesOf(contact, true);
  expect(changesIn(start, start)).toEqual({});
  expect(changesIn({ ...start, name: ' Ada B ', status: 'postponed' }, start)).toEqual({
    name: 'Ada B',
    status: 'postponed',
  });
  expect(changesIn({ ...start, nextDateOfContact: '2026-04-01T06:00:00Z' }, start)).toEqual({
    nextDateOfContact: '2026-04-01T06:00:00Z',
  });
});

test('notes that have a place of their own are never sent with the form', () => {
  const start = contactValuesOf(contact, false);
  expect(start).not.toHaveProperty('notes');
  expect(contactIn(start)).not.toHaveProperty('notes');
  expect(changesIn({ ...start, source: 'Fair' }, start)).toEqual({ source: 'Fair' });
});

test('a new contact is new, and has no date yet', () => {
  expect(contactIn({ ...newContact, name: 'Ada', phone: '0501234567' })).toMatchObject({
    ...{ name: 'Ada', phone: '0501234567', status: 'new', nextDateOfContact: null, notes: '' },
  });
});

import { expect, test } from 'vitest';
import { changesIn, contactIn, contactValuesOf, newContact } from './contactFields.ts';

const contact = {
  ...newContact,
  ...{ name: 'Ada', phone: '+44 20 7946 0958', nextDateOfContact: null, notes: 'Wants bread' },
};

test('only changed fields are sent, so a foreign number from a call is kept', () => {
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

test('notes that are edited outside the form are never sent with it', () => {
  const start = contactValuesOf(contact, false);
  expect(start).not.toHaveProperty('notes');
  expect(contactIn(start)).not.toHaveProperty('notes');
  expect(changesIn({ ...start, source: 'Fair' }, start)).toEqual({ source: 'Fair' });
});

test('a new contact has the status “new” and no next date of contact', () => {
  expect(contactIn({ ...newContact, name: 'Ada', phone: '0501234567' })).toMatchObject({
    ...{ name: 'Ada', phone: '0501234567', status: 'new', nextDateOfContact: null, notes: '' },
  });
});

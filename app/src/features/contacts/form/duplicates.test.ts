import { expect, test } from 'vitest';
import { duplicateOf } from './duplicates.ts';

const dana = { id: 'dana', name: 'Dana Levi', phone: '+972 54-123-4567' };
const found = { number: '0541234567', id: 'dana', name: 'Dana Levi', more: 0 };

test.each(['+972 54-123-4567', '972541234567', '054-123 4567', '0541234567'])(
  'a contact whose number is written %s is a duplicate',
  (phone) => {
    expect(duplicateOf('0541234567', [{ ...dana, phone }], undefined)).toEqual(found);
  },
);

test('neither the contact itself nor contacts with another number are duplicates', () => {
  const others = [
    { id: 'noa', name: 'Noa', phone: '0541234568' },
    { id: 'abroad', name: '0541234567', phone: '+44 541234567' },
  ];
  expect(duplicateOf('0541234567', [dana, ...others], 'dana')).toBeNull();
});

test('other contacts with the number are counted, and a nameless one is shown by its number', () => {
  const caller = { id: 'caller', name: '', phone: '0541234567' };
  expect(duplicateOf('0541234567', [caller, dana], undefined)).toEqual({
    ...{ number: '0541234567', id: 'caller', name: '0541234567', more: 1 },
  });
});

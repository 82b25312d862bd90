import { expect, test } from 'vitest';
import { nested } from './nested.ts';

test('names with dots become objects, and numbers become places in arrays', () => {
  expect(
    nested({ name: 'Noa', 'phones.0.number': '1', 'phones.1.number': '2', 'address.city': 'Haifa' }),
  ).toEqual({
    name: 'Noa',
    phones: [{ number: '1' }, { number: '2' }],
    address: { city: 'Haifa' },
  });
});

test('hostile names neither change prototypes nor fill memory', () => {
  const values = nested({
    '__proto__.isAdmin': '1',
    'a.0': '1',
    'a.length': '4294967295',
    'a.99999999': '1',
    'b.c': '1',
    b: '',
  });
  expect(({} as { isAdmin?: string }).isAdmin).toBeUndefined();
  expect(values['a']).toEqual(['1']);
});

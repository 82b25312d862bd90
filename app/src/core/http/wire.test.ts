import { expect, test } from 'vitest';
import { unwrap } from './call.ts';
import { toWire } from './wire.ts';

test('nested objects with an ID are sent as the ID; the body keeps its own', () => {
  expect(
    toWire({
      id: 'c1',
      organization: { id: 'o1', name: 'Clinic' },
      phones: [{ id: 'p1' }, { id: 7 }, 'p3'],
      bot: { name: 'Noa', voice: { id: 'v1' } },
    }),
  ).toEqual({ id: 'c1', organization: 'o1', phones: ['p1', 7, 'p3'], bot: { name: 'Noa', voice: 'v1' } });
});

test('a country has a code and no id, so it is sent whole', () => {
  expect(toWire({ country: { code: 'il', name: 'Israel' } })).toEqual({
    country: { code: 'il', name: 'Israel' },
  });
});

test('createdAt and updatedAt aren’t sent, at any depth', () => {
  expect(toWire({ name: 'A', createdAt: '1', updatedAt: '2', bot: { goals: 'x', updatedAt: '3' } })).toEqual({
    name: 'A',
    bot: { goals: 'x' },
  });
});

test('empty values, dates and strings are sent unchanged, and list items as IDs', () => {
  const at = new Date(0);
  expect(toWire({ a: null, b: false, c: 0, d: '', e: [], at })).toEqual({
    a: null,
    b: false,
    c: 0,
    d: '',
    e: [],
    at,
  });
  expect(toWire([{ id: 1, updatedAt: 'x' }])).toEqual([1]);
  expect(toWire('text')).toBe('text');
});

test('a response with only a data field is unwrapped; one with other fields isn’t', () => {
  expect(unwrap({ data: [1] })).toEqual([1]);
  expect(unwrap({ data: 1, more: 2 })).toEqual({ data: 1, more: 2 });
  expect(unwrap([1])).toEqual([1]);
  expect(unwrap(undefined)).toBe(undefined);
});

import * as contract from '@console/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { conformsTo } from './conforms.ts';

const contact = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'נועה כהן',
  channel: null,
  responsible: '',
  status: 'new',
  source: '',
  nextDateOfContact: '2026-03-27T09:30:00.000Z',
  notes: 'Two\nlines',
  phone: '0501234567',
  email: 'noa@example.test',
  organization: '00000000-0000-4000-8000-000000000002',
  createdAt: '2026-03-27T09:30:00.000Z',
  updatedAt: '2026-03-27T09:30:00.000Z',
};
const conforms = conformsTo(contract.Contact);

test('a reply that parsing leaves unchanged conforms', () => {
  expect(contract.Contact.parse(contact)).toEqual(contact);
  expect(conforms(contact)).toBe(true);
  const { notes: _, ...listed } = contact;
  expect(conformsTo(contract.listContacts.reply)([contact, listed])).toBe(true);
});

test.each([
  ['an extra field', { token: 'secret' }],
  ['a missing field', { id: undefined }],
  ['a directional override', { name: 'Ada \u202e' }],
  ['a decomposed letter', { name: 'e\u0301' }],
  ['a stack of combining marks', { notes: `a${'\u0323'.repeat(9)}` }],
  ['a control character', { notes: 'bell\u0007' }],
  ['a line feed in a single-line field', { name: 'Two\nlines' }],
  ['surrounding whitespace', { name: ' Ada ' }],
  ['an invisible string', { name: '\u200b' }],
  ['a string that is too long', { notes: 'x'.repeat(20_001) }],
  ['a value outside the enum', { status: 'lost' }],
  ['an invalid time', { createdAt: 'yesterday' }],
  ['a time that can’t be stored', { createdAt: '0001-01-01T00:00:00.000Z' }],
  ['an invalid ID', { channel: 'front desk' }],
  ['a Date object', { createdAt: new Date() }],
])('%s doesn’t conform', (_, wrong) => {
  expect(conforms({ ...contact, ...wrong })).toBe(false);
});

test.each([
  [z.int().min(1).max(5), [1, 5], [0, 6, 1.5, Number.NaN, '1']],
  [z.number().gt(0).lt(1), [0.5], [0, 1, Number.POSITIVE_INFINITY]],
  [z.array(z.boolean()).max(1), [[], [true]], [[true, true], ['true'], {}]],
  [z.literal('none'), ['none'], ['some', null]],
  [z.union([z.object({ a: z.string() }), z.null()]), [{ a: '' }, null], [{}, { a: '', b: 1 }, undefined]],
  [z.string().regex(/^a+$/g), ['a', 'aa'], ['b', '']],
  // Schemas that the compiler doesn't support are parsed.
  [z.record(z.string(), z.number()), [{ a: 1 }], [{ a: 'x' }, null]],
  [z.strictObject({ a: z.string() }), [{ a: '' }], [{ a: '', b: '' }]],
  [z.string().toUpperCase(), ['A'], ['a']],
  [z.string().superRefine((_, context) => context.addIssue('no')), [], ['a']],
])('%#: the compiled check agrees with parsing', (schema, good, bad) => {
  const isRight = conformsTo(schema);
  for (const value of good) expect([value, isRight(value), isRight(value)]).toEqual([value, true, true]);
  for (const value of bad) expect([value, isRight(value)]).toEqual([value, false]);
});

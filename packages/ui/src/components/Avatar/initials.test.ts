import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Maya Levin', 'en', 'ML'],
  ['מאיה לוין', 'he', 'מל'],
  ['ольга петровна марченко', 'ru', 'ОМ'],
  ['Anne-Marie', 'en', 'AM'],
  ['Cher', 'en', 'C'],
  ['ılgaz', 'tr', 'I'],
])('%s is shortened to the first letters of its first and last word', (name, locale, letters) => {
  expect(initials(name, locale)).toBe(letters);
});

test('a monogram has one letter', () => {
  expect(initials('Carmel Dental Clinic', 'en', 1)).toBe('C');
});

test('marks in brackets and numbers are passed over', () => {
  expect(initials('Dana (office) 2', 'en')).toBe('D');
});

test('a phone number has no letters', () => {
  expect(initials('052-440 1187', 'en')).toBe('');
});

test('a letter keeps its marks', () => {
  expect(initials('e\u0301lodie', 'fr')).toBe('E\u0301');
});

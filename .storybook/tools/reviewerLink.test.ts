import { expect, test } from 'vitest';
import { localeOf } from './localeOf.ts';
import { reviewerLink } from './reviewerLink.ts';
import { askedIn, defaults, toggles } from './toggles.ts';

const place = {
  base: 'https://ui.example/',
  id: 'components-switch--on',
  viewMode: 'story',
  isNarrow: false,
};
const globalsOf = (address: string) => new URL(address).searchParams.get('globals')?.split(';') ?? [];

test('the reviewer link leads to the story alone and writes every toggle out', () => {
  const address = reviewerLink(place, { theme: 'dark', text: '200' });
  expect(address).toMatch('https://ui.example/iframe.html?id=components-switch--on&viewMode=story&globals=');
  expect(globalsOf(address).map((part) => part.split(':')[0])).toEqual(Object.keys(toggles));
  expect(globalsOf(address)).toContain('theme:dark');
  expect(globalsOf(address)).toContain('text:200');
  expect(globalsOf(address)).toContain('motion:system');
});

test('in the reviewer link a button stands before and after the story, unless it was switched off', () => {
  expect(globalsOf(reviewerLink(place, {}))).toContain('neighbours:on');
  expect(globalsOf(reviewerLink(place, { neighbours: 'off' }))).toContain('neighbours:off');
});

test('the window of 320 pixels and the changed arguments are in the reviewer link', () => {
  const address = reviewerLink({ ...place, isNarrow: true, args: 'label:Calls' }, {});
  expect(globalsOf(address)).toContain('viewport.value:reflow');
  expect(new URL(address).searchParams.get('args')).toBe('label:Calls');
});

test('every value of a toggle can stand in an address: Storybook drops what holds anything else', () => {
  for (const { choices } of Object.values(toggles))
    for (const value of Object.keys(choices)) expect(value).toMatch(/^[a-zA-Z0-9-]+$/);
});

test('what an address asks for is taken when it is a choice, and is the default when it is none', () => {
  expect(askedIn({ text: 200, locale: 'tlh', theme: 'dark' })).toEqual({
    ...defaults,
    text: '200',
    theme: 'dark',
  });
});

test('digits, calendar and clock become Unicode extensions of the locale, and only when asked for', () => {
  const auto = { locale: 'he', numbers: 'auto', calendar: 'auto', clock: 'auto' };
  expect(localeOf(auto)).toBe('he');
  expect(localeOf({ ...auto, numbers: 'arab', calendar: 'hebrew', clock: 'h12' })).toBe(
    'he-u-ca-hebrew-hc-h12-nu-arab',
  );
});

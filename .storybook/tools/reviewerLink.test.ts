import { expect, test } from 'vitest';
import { reviewerLink } from './reviewerLink.ts';
import { askedIn, defaults, localeOf, toggles } from './toggles.ts';

const place = {
  base: 'https://ui.example/',
  id: 'components-switch--on',
  viewMode: 'story',
  isNarrow: false,
};
const globalsOf = (address: string) => new URL(address).searchParams.get('globals')?.split(';') ?? [];

test('the reviewer link opens the story alone and includes every toggle', () => {
  const address = reviewerLink(place, { theme: 'dark', text: '200' });
  expect(address).toMatch('https://ui.example/iframe.html?id=components-switch--on&viewMode=story&globals=');
  expect(globalsOf(address).map((part) => part.split(':')[0])).toEqual(Object.keys(toggles));
  expect(globalsOf(address)).toContain('theme:dark');
  expect(globalsOf(address)).toContain('text:200');
  expect(globalsOf(address)).toContain('motion:system');
});

test('the reviewer link adds buttons before and after the story, unless they are off', () => {
  expect(globalsOf(reviewerLink(place, {}))).toContain('neighbours:on');
  expect(globalsOf(reviewerLink(place, { neighbours: 'off' }))).toContain('neighbours:off');
});

test('the reviewer link includes the 320 px window and changed arguments', () => {
  const address = reviewerLink({ ...place, isNarrow: true, args: 'label:Calls' }, {});
  expect(globalsOf(address)).toContain('viewport.value:reflow');
  expect(new URL(address).searchParams.get('args')).toBe('label:Calls');
});

test('every toggle value has only characters that Storybook accepts in URLs', () => {
  for (const { choices } of Object.values(toggles))
    for (const value of Object.keys(choices)) expect(value).toMatch(/^[a-zA-Z0-9-]+$/);
});

test('valid values in the URL are used, and invalid ones fall back to the default', () => {
  expect(askedIn({ text: 200, locale: 'tlh', theme: 'dark' })).toEqual({
    ...defaults,
    text: '200',
    theme: 'dark',
  });
});

test('digits, calendar and clock become Unicode extensions of the locale, only if set', () => {
  const auto = { locale: 'he', numbers: 'auto', calendar: 'auto', clock: 'auto' };
  expect(localeOf(auto)).toBe('he');
  expect(localeOf({ ...auto, numbers: 'arab', calendar: 'hebrew', clock: 'h12' })).toBe(
    'he-u-ca-hebrew-hc-h12-nu-arab',
  );
});

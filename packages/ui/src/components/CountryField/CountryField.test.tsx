import { User } from '@react-aria/test-utils';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as stories from './CountryField.stories.tsx';
import { countriesIn } from './countries.ts';

const { Ready, Empty, InHebrew } = composeStories(stories);

const field = () => screen.getByRole<HTMLInputElement>('combobox');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

const find = async (text: string) => {
  await userEvent.fill(field(), text);
  await waitFor(() => expect(options()[0]).toBeTruthy());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
};

test.each([
  ['its name', 'Germany'],
  ['a part of its name', 'erman'],
  ['its name in its own language', 'Deutschland'],
  ['its code', 'de'],
  ['its calling code', '+49'],
])('OT-6: a country is found by %s', async (_how, text) => {
  const changed = vi.fn();
  render(<Empty onChange={changed} priority={['de']} />);
  await find(text);
  expect(changed.mock.calls.at(-1)).toEqual(['de']);
  expect(field().value).toBe('Germany');
});

test.each([
  ['its Hebrew name', 'גרמניה'],
  ['its English name', 'Germany'],
  ['its name in its own language', 'Deutschland'],
])('OT-6: on a Hebrew page, a country is found by %s', async (_how, text) => {
  const changed = vi.fn();
  render(<InHebrew onChange={changed} />);
  await find(text);
  expect(changed.mock.calls).toEqual([['de']]);
  expect(field().value).toBe('גרמניה');
});

test('OT-6: a country found by its code comes before countries whose name contains the letters', async () => {
  render(<Empty />);
  await userEvent.fill(field(), 'il');
  await waitFor(() => expect(options().slice(0, 2)).toEqual(['Israel', 'Anguilla']));
});

test.each([
  ['en', ['Afghanistan', 'Åland Islands', 'Albania'], 'Israel'],
  ['he', undefined, 'ישראל'],
  ['ru', undefined, 'Израиль'],
])('OT-6: the names and their order follow the language: %s', (locale, start, israel) => {
  const list = countriesIn(locale);
  const labels = list.map(({ label }) => label);
  expect(list).toHaveLength(249);
  expect(labels).toEqual(labels.toSorted(new Intl.Collator(locale).compare));
  if (start) expect(labels.slice(0, 3)).toEqual(start);
  expect(list.find(({ value }) => value === 'il')?.label).toBe(israel);
  expect(labels.filter((label) => /^[A-Z]{2}$/.test(label))).toEqual([]);
  expect(labels.join('')).not.toMatch(/\p{Regional_Indicator}/u);
});

test('the list is created once per language', () => {
  expect(countriesIn('en')).toBe(countriesIn('en'));
});

test('the priority countries come first, in their order and once', async () => {
  render(<Empty priority={['us', 'il']} />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(options()).toHaveLength(249));
  expect(options().slice(0, 3)).toEqual(['United States', 'Israel', 'Afghanistan']);
});

test('with allowsCustomValue, text that isn’t a country stays and is the value', async () => {
  const changed = vi.fn();
  render(<Ready allowsCustomValue onChange={changed} />);
  await userEvent.fill(field(), 'Atlantis');
  await userEvent.tab();
  await waitFor(() => expect(field().value).toBe('Atlantis'));
  expect(changed).toHaveBeenLastCalledWith('Atlantis');
  await userEvent.fill(field(), 'france');
  expect(changed).toHaveBeenLastCalledWith('fr');
});

test('the form submits the code', () => {
  render(
    <form aria-label="Organization">
      <Ready name="country" />
    </form>,
  );
  const form = new FormData(screen.getByRole<HTMLFormElement>('form'));
  expect(form.get('country')).toBe('il');
  expect(field().value).toBe('Israel');
});

for (const [direction, Story, name] of [
  ['ltr', Empty, 'Albania'],
  ['rtl', InHebrew, 'אלבניה'],
] as const)
  test(`react-aria's tester selects a country, ${direction}`, async () => {
    const { container } = render(<Story />);
    const tester = new User({ interactionType: 'mouse' }).createTester('ComboBox', { root: container });
    await tester.open();
    expect(document.documentElement.dir).toBe(direction);
    expect(tester.getOptions()).toHaveLength(249);
    await tester.toggleOptionSelection({ option: name });
    expect(field().value).toBe(name);
  });

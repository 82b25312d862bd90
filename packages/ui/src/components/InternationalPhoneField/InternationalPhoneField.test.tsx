import { User } from '@react-aria/test-utils';
import { composeStories } from '@storybook/react-vite';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { exactly } from '../../testing/eventually.ts';
import { interactionTypes } from '../../testing/interactionTypes.ts';
import { recordAnnouncements } from '../../testing/recordAnnouncements.ts';
import { Form, FormActions } from '../Form/index.ts';
import * as stories from './InternationalPhoneField.stories.tsx';
import { InternationalPhoneField } from './index.ts';

const { Ready, Empty, Failed, WithoutCountry, CheckedByItsHost, Disabled, ReadOnly, InHebrew } =
  composeStories(stories);

let heard: ReturnType<typeof recordAnnouncements>;
beforeEach(() => {
  heard = recordAnnouncements();
});
afterEach(() => heard.stop());

const number = () => screen.getByRole<HTMLInputElement>('textbox');
const country = () => screen.getByRole<HTMLInputElement>('combobox');
const seen = () => [country().value.replace('\u200e', ''), number().value];
const said = () => heard.messages.map(({ message, priority }) => `${priority}: ${message}`);
const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

/** Pastes text through the clipboard. */
const paste = async (text: string) => {
  const scratch = document.body.appendChild(document.createElement('textarea'));
  scratch.value = text;
  scratch.select();
  await userEvent.copy();
  scratch.remove();
  await userEvent.click(number());
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.paste();
};

test('OT-5: country and number have their own labels in one named group', () => {
  render(<Ready />);
  const group = screen.getByRole('group', { name: 'Phone' });
  expect(within(group).getByRole('combobox', { name: 'Country' })).toBe(country());
  expect(within(group).getByRole('textbox', { name: 'Number' })).toBe(number());
  expect(seen()).toEqual(['Israel +972', '542223344']);
  expect(group.querySelector('img')).toBeNull();
  expect(group.textContent).not.toMatch(/\p{Regional_Indicator}/u);
});

test('OT-5: the number field has the type, input mode and autocomplete of a phone number', () => {
  render(<Ready />);
  expect([number().type, number().inputMode, number().autocomplete]).toEqual(['tel', 'tel', 'tel']);
});

for (const typed of ['+49 30 1234-567', '0049 30 1234-567'])
  test(`OT-5: pasting ${typed} sets the country, and announces it once, politely`, async () => {
    const changed = vi.fn();
    render(<Empty onChange={changed} />);
    await paste(typed);
    expect(seen()).toEqual(['Germany +49', '30 1234-567']);
    expect(changed).toHaveBeenLastCalledWith('+49301234567', {
      ...{ number: '+49301234567', country: 'de', callingCode: '49', national: '301234567' },
      problem: undefined,
    });
    expect(document.activeElement).toBe(number());
    await userEvent.tab();
    await exactly(said, ['polite: Country: Germany \u200e+49']);
  });

test('OT-5: a typed number stays as typed, and its calling code sets the country on blur', async () => {
  const changed = vi.fn();
  render(<Empty onChange={changed} />);
  await userEvent.click(number());
  await userEvent.keyboard('+1 416');
  expect(seen()).toEqual(['Israel +972', '+1 416']);
  await userEvent.keyboard('-555 0100');
  expect(changed).toHaveBeenLastCalledWith('+14165550100', expect.objectContaining({ country: 'ca' }));
  expect(said()).toEqual([]);
  await userEvent.tab();
  expect(seen()).toEqual(['Canada +1', '416-555 0100']);
  await exactly(said, ['polite: Country: Canada \u200e+1']);
});

test('OT-5: on a Hebrew page, the number and the calling code are left to right', async () => {
  render(<InHebrew />);
  const { direction, textAlign } = getComputedStyle(number());
  expect([direction, textAlign]).toEqual(['ltr', 'right']);
  expect(screen.getByRole('group', { name: 'טלפון' })).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'מדינה' })).toBe(country());
  expect(country().value).toBe('ישראל \u200e+972');
  await paste('+49 30 1234567');
  expect(seen()).toEqual(['גרמניה +49', '30 1234567']);
  await exactly(said, ['polite: מדינה: גרמניה \u200e+49']);
});

test('the national prefix 0 stays in the field, but isn’t part of the E.164 value', async () => {
  const changed = vi.fn();
  render(<Empty onChange={changed} />);
  await userEvent.click(number());
  await userEvent.keyboard('054-222');
  expect(changed).toHaveBeenLastCalledWith('+97254222', expect.objectContaining({ national: '54222' }));
  expect(number().value).toBe('054-222');
});

test('a country can be found by its calling code and selected', async () => {
  const changed = vi.fn();
  render(<Ready onChange={changed} />);
  await userEvent.fill(country(), '+49');
  await screen.findByRole('option', { name: /Germany/ });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(seen()).toEqual(['Germany +49', '542223344']));
  expect(changed).toHaveBeenLastCalledWith('+49542223344', expect.objectContaining({ country: 'de' }));
});

test('OT-8: an error describes the field it is about, before the hint', () => {
  const { unmount } = render(<Failed />);
  expect(described(number())).toEqual(['Error: The phone number is too short', 'We call it back.']);
  expect(number().getAttribute('aria-invalid')).toBe('true');
  expect(country().getAttribute('aria-invalid')).toBeNull();
  unmount();
  render(<WithoutCountry />);
  expect(described(country())).toEqual(['Error: Choose the country of the phone number']);
  expect(number().getAttribute('aria-invalid')).toBeNull();
});

test('onBlur fires when focus leaves both fields, and the host can set another number', async () => {
  const { unmount } = render(<CheckedByItsHost defaultCountry="il" />);
  await userEvent.click(number());
  await userEvent.keyboard('05');
  await userEvent.tab({ shift: true });
  expect(screen.queryByText('The phone number is too short')).toBeNull();
  await userEvent.tab();
  await userEvent.tab();
  expect(described(number())[0]).toBe('Error: The phone number is too short');
  unmount();
  const { rerender } = render(<Ready value="+972542223344" />);
  rerender(<Ready value="+49301234567" />);
  expect(seen()).toEqual(['Germany +49', '301234567']);
});

test('a form submits E.164, can reset the value, and focuses the field with an error', async () => {
  render(
    <Form onSubmit={() => ({ phone: 'This number is taken' })}>
      <InternationalPhoneField label="Phone" name="phone" defaultValue="+972542223344" />
      <FormActions save="Save" />
    </Form>,
  );
  const form = document.querySelector('form') as HTMLFormElement;
  await userEvent.fill(number(), '053 111 2233');
  expect(new FormData(form).get('phone')).toBe('+972531112233');
  act(() => form.reset());
  await expect.poll(() => number().value).toBe('542223344');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => described(number())).toEqual(['Error: This number is taken']);
  await expect.poll(() => document.activeElement).toBe(number());
});

test('a disabled field can’t be focused, and a read-only field can’t be changed', async () => {
  const { unmount } = render(<Disabled />);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
  unmount();
  render(<ReadOnly />);
  await userEvent.tab();
  await userEvent.keyboard('x{ArrowDown}');
  await userEvent.tab();
  await userEvent.keyboard('1');
  expect(seen()).toEqual(['Israel +972', '542223344']);
});

for (const [direction, Story, name] of [
  ['ltr', Empty, /^Germany/],
  ['rtl', InHebrew, /^גרמניה/],
] as const)
  for (const interactionType of interactionTypes(direction, ['mouse', 'keyboard', 'touch'] as const))
    test(`react-aria’s ComboBox tester selects a country, ${direction}, ${interactionType}`, async () => {
      render(<Story countries={offered} />);
      expect(document.documentElement.dir).toBe(direction);
      const root = country().closest('[data-rac]')?.parentElement as HTMLElement;
      const tester = new User({ interactionType }).createTester('ComboBox', { root });
      await tester.open();
      const option = tester.getOptions().find((each) => name.test(each.textContent ?? ''));
      await tester.toggleOptionSelection({ option: option as HTMLElement });
      expect(seen()[0]).toMatch(name);
    });

const offered = ['il', 'de', 'us'];

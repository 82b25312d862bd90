import { User } from '@react-aria/test-utils';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { interactionTypes } from '../../testing/interactionTypes.ts';
import * as stories from './Select.stories.tsx';

const { Ready, Empty, WithDescriptions, Failed, Disabled, ReadOnly, LongWords, InHebrew } =
  composeStories(stories);

const button = (name: RegExp) => screen.getByRole('button', { name });
const option = (name: string) => screen.getByRole('option', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

const open = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('listbox');
};

test('the button is named by its value and its label', () => {
  render(<Ready />);
  expect(button(/^Sales Representative Type$/)).toBeTruthy();
});

test('Enter opens the list at the selected option; a second Enter selects and returns focus', async () => {
  const changed = vi.fn();
  render(<Ready onChange={changed} />);
  await open();
  await waitFor(() => expect(document.activeElement).toBe(option('Sales')));
  expect(option('Sales').getAttribute('aria-selected')).toBe('true');

  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
  await gone();
  expect(changed.mock.calls).toEqual([['service']]);
  await waitFor(() => expect(document.activeElement).toBe(button(/Customer service/)));
});

test('Home, End and letters move to an option', async () => {
  render(<Ready />);
  await open();
  await userEvent.keyboard('{End}');
  expect(document.activeElement).toBe(option('Technical support'));
  await userEvent.keyboard('{Home}');
  expect(document.activeElement).toBe(option('Sales'));
  await userEvent.keyboard('cu');
  expect(document.activeElement).toBe(option('Customer service'));
});

test('Esc closes the list without selecting', async () => {
  const changed = vi.fn();
  render(<Ready onChange={changed} />);
  await open();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await gone();
  expect(changed).not.toHaveBeenCalled();
});

test('while nothing is selected, the button shows the placeholder', () => {
  render(<Empty />);
  expect(button(/^Select Representative Type$/)).toBeTruthy();
});

test('a description is part of the option’s name, and a disabled option can’t be selected', async () => {
  const changed = vi.fn();
  render(<WithDescriptions onChange={changed} />);
  await open();
  expect(option('Owner Everything, and the payments.')).toBeTruthy();
  const staff = option('Staff Not in this organization.');
  expect(staff.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(staff, { force: true });
  expect(staff.getAttribute('aria-selected')).toBe('false');
  expect(changed).not.toHaveBeenCalled();
});

test('the error describes the field before the hint and begins with "Error"', () => {
  render(<Failed />);
  const words = (button(/Phone Number/).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(words).toEqual(['Error: This number is used by another channel', 'Numbers you bought.']);
});

test('if disabled, it can’t be focused', async () => {
  render(
    <>
      <input aria-label="Before" />
      <Disabled />
      <input aria-label="After" />
    </>,
  );
  screen.getByRole('textbox', { name: 'Before' }).focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'After' }));
});

test('if read-only, it is a read-only text field, and the form submits its value', async () => {
  render(
    <form>
      <input aria-label="Before" />
      <ReadOnly name="type" />
    </form>,
  );
  screen.getByRole('textbox', { name: 'Before' }).focus();
  await userEvent.tab();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Representative Type' });
  expect(document.activeElement).toBe(field);
  expect([field.value, field.readOnly]).toEqual(['Sales', true]);
  expect(new FormData(document.querySelector('form') ?? undefined).get('type')).toBe('sales');
});

test('the list is never wider than 480 px or the window', async () => {
  for (const [width, most] of [
    [1000, 480],
    [320, 304],
  ] as const) {
    await page.viewport(width, 600);
    const { unmount } = render(<LongWords />);
    const list = await open();
    expect(list.parentElement?.getBoundingClientRect().width).toBeLessThanOrEqual(most);
    expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    unmount();
  }
});

test('in Hebrew, the list is aligned with the right edge of the field', async () => {
  await page.viewport(800, 600);
  render(
    <div style={{ padding: 20 }}>
      <InHebrew />
    </div>,
  );
  const list = await open();
  const field = screen.getByText('סוג הנציג', { selector: 'span' }).parentElement;
  await waitFor(() =>
    expect(list.parentElement?.getBoundingClientRect().right).toBeCloseTo(
      field?.getBoundingClientRect().right ?? 0,
      0,
    ),
  );
});

test('in Hebrew, a phone number is left to right in the list and in the field', async () => {
  render(<InHebrew options={[{ value: 'one', label: '074 - 5540172', dir: 'ltr' }]} defaultValue="one" />);
  const list = await open();
  for (const place of [list, document.querySelector('button[aria-haspopup]')]) {
    const label = [...(place?.querySelectorAll('span') ?? [])].findLast(
      ({ textContent }) => textContent === '074 - 5540172',
    );
    expect(getComputedStyle(label as Element).direction).toBe('ltr');
  }
});

for (const [direction, Story] of [
  ['ltr', Ready],
  ['rtl', InHebrew],
] as const) {
  for (const interactionType of interactionTypes(direction, ['mouse', 'keyboard', 'touch'] as const)) {
    test(`react-aria’s Select tester selects an option, ${direction}, by ${interactionType}`, async () => {
      const changed = vi.fn();
      render(<Story onChange={changed} />);
      const root = document.querySelector<HTMLElement>('button[aria-haspopup]')?.parentElement as HTMLElement;
      const tester = new User({ interactionType }).createTester('Select', { root, direction });
      await tester.open();
      expect(tester.getOptions().length).toBeGreaterThan(1);
      await tester.toggleOptionSelection({ option: 1 });
      expect(changed.mock.calls).toEqual([['service']]);
      expect(document.activeElement).toBe(tester.getTrigger());
    });
  }
}

test('the options can change while mounted, and the selected one stays selected', async () => {
  const options = [
    { value: 'support', label: 'Support' },
    { value: 'sales', label: 'Sales' },
  ] as const;
  const { rerender } = render(<Ready options={options} />);
  rerender(<Ready options={[{ value: 'service', label: 'Customer service' }, options[1]]} />);
  expect(button(/^Sales Representative Type$/)).toBeTruthy();
  await open();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Customer service',
    'Sales',
  ]);
});

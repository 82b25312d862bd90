import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { described } from '../../testing/described.ts';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import * as stories from './CodeField.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};
const { Ready } = drawn.ltr;

const field = () => screen.getByRole<HTMLInputElement>('textbox');

const paste = (text: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  field().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};

test('it is one input that phones fill with the code of a message', () => {
  render(<Ready />);
  expect(screen.getAllByRole('textbox')).toEqual([field()]);
  expect([field().autocomplete, field().inputMode]).toEqual(['one-time-code', 'numeric']);
});

test('letters, spaces and further digits are ignored, and onComplete gets the whole code once', async () => {
  const [changed, completed] = [vi.fn(), vi.fn()];
  render(<Ready defaultValue="" onChange={changed} onComplete={completed} />);
  await userEvent.tab();
  await userEvent.keyboard('40a7-1 967');
  expect(field().value).toBe('407196');
  expect(changed).toHaveBeenLastCalledWith('407196');
  expect(completed.mock.calls).toEqual([['407196']]);
});

test('a pasted code replaces what is there, without its spaces and dashes', async () => {
  const completed = vi.fn();
  render(<Ready onComplete={completed} />);
  paste('G-123 456');
  await expect.poll(() => field().value).toBe('123456');
  expect(completed.mock.calls).toEqual([['123456']]);
});

test('a code with too few digits is an error once focus leaves, until it is fixed', async () => {
  render(<Ready />);
  await userEvent.tab();
  expect(field().getAttribute('aria-invalid')).toBeNull();
  await userEvent.click(document.body);
  expect(described(field())[0]).toBe('Error: Enter all 6 digits');
  field().focus();
  await userEvent.keyboard('{End}12');
  expect(field().getAttribute('aria-invalid')).toBeNull();
});

test('each digit is in the middle of its box, and the text never scrolls', async () => {
  render(<Ready defaultValue="407196" />);
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  expect(field().scrollLeft).toBe(0);
  const boxes = [...document.querySelectorAll('[data-part="code-field-digit"]')];
  const { paddingLeft, letterSpacing, font } = getComputedStyle(field());
  const digit = new OffscreenCanvas(1, 1).getContext('2d');
  Object.assign(digit ?? {}, { font });
  const width = digit?.measureText('0').width ?? 0;
  const start = field().getBoundingClientRect().left + Number.parseFloat(paddingLeft);
  for (const [index, box] of boxes.entries()) {
    const { left, right } = box.getBoundingClientRect();
    const middle = start + index * (width + Number.parseFloat(letterSpacing)) + width / 2;
    expect(Math.abs(middle - (left + right) / 2)).toBeLessThan(1);
  }
});

keyboardTable('CodeField', (row) => {
  const enter = async ({ direction }: { direction: 'ltr' | 'rtl' }) => {
    const { Ready } = drawn[direction];
    const sent = vi.fn((event: Event) => event.preventDefault());
    const { container } = render(
      <form>
        <Ready defaultValue="" />
      </form>,
    );
    container.querySelector('form')?.addEventListener('submit', sent);
    expect(document.documentElement.dir).toBe(direction);
    await userEvent.tab();
    return sent;
  };

  row({ key: 'Tab', where: 'page', does: 'moves to it' }, async (given) => {
    await enter(given);
    expect(document.activeElement).toBe(field());
  });

  for (const [key, pressed, does, code] of [
    ['Digits', '4', 'are entered at the caret', '1234'],
    ['Left', '{ArrowLeft}4', 'moves to the previous digit', '1243'],
    ['Right', '{Home}{ArrowRight}4', 'moves to the next digit', '1423'],
    ['Backspace', '{Backspace}', 'deletes the digit before the caret', '12'],
  ] as const)
    row({ key, where: 'field', does }, async (given) => {
      await enter(given);
      await userEvent.keyboard(`123${pressed}`);
      expect(field().value).toBe(code);
    });

  row({ key: 'Enter', where: 'field', does: 'submits the form' }, async (given) => {
    const sent = await enter(given);
    await userEvent.keyboard('{Enter}');
    expect(sent).toHaveBeenCalledTimes(1);
  });
});

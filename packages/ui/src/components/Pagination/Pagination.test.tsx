import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { exactly } from '../../testing/eventually.ts';
import { recordAnnouncements } from '../../testing/recordAnnouncements.ts';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import * as stories from './Pagination.stories.tsx';

const { Ready, WithNumbers, LastPage, Empty, OnlyTheNext, OneSize, OwnWords, Narrow, InHebrew } =
  composeStories(stories);

const button = (name: string) => screen.getByRole('button', { name });
const focused = () => document.activeElement;
const isUnavailable = (name: string) => button(name).getAttribute('aria-disabled') === 'true';

beforeEach(() => resizeWindow(1000, 700));

test('DT-6: it is a named landmark that shows the range of visible rows', () => {
  render(<Ready />);
  expect(screen.getByRole('navigation', { name: 'Pages of channels' }).textContent).toContain(
    'Rows 26–50 of 240',
  );
});

test('DT-6: the next page is announced once, politely, and focus stays', async () => {
  const heard = recordAnnouncements();
  render(<Ready />);
  button('Next Page').focus();
  await userEvent.keyboard('{Enter}');
  expect(focused()).toBe(button('Next Page'));
  await waitFor(() =>
    expect(heard.messages).toEqual([{ message: 'Page 3 of 10. Rows 51–75 of 240', priority: 'polite' }]),
  );
  heard.stop();
});

test('DT-6: on the first page, focus stays on the previous button, which has aria-disabled', async () => {
  const changed = vi.fn();
  render(<Ready onPageChange={changed} />);
  button('Previous Page').focus();
  await userEvent.keyboard('{Enter}');
  expect(isUnavailable('Previous Page')).toBe(true);
  expect(focused()).toBe(button('Previous Page'));
  await userEvent.keyboard('{Enter}');
  expect(changed.mock.calls).toEqual([[1]]);
});

test('focusing or hovering the next button calls onNextPagePrefetch, except on the last page', async () => {
  const near = vi.fn();
  const { rerender } = render(<Ready onNextPagePrefetch={near} />);
  button('Next Page').focus();
  expect(near).toHaveBeenCalledTimes(1);
  await userEvent.hover(button('Next Page'));
  await waitFor(() => expect(near).toHaveBeenCalledTimes(2));
  rerender(<LastPage key="last" onNextPagePrefetch={near} />);
  button('Next Page').focus();
  expect(near).toHaveBeenCalledTimes(2);
});

test('DT-6: a page number keeps focus when the numbers around it change', async () => {
  render(<WithNumbers />);
  expect(button('Page 5').getAttribute('aria-current')).toBe('page');
  button('Page 6').focus();
  await userEvent.keyboard(' ');
  expect(focused()).toBe(button('Page 6'));
  expect(button('Page 6').getAttribute('aria-current')).toBe('page');
  expect(button('Page 7')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Page 4' })).toBeNull();
});

test('a page change from outside isn’t announced', async () => {
  const heard = recordAnnouncements();
  const { rerender } = render(<stories.default.component {...stories.default.args} />);
  rerender(<stories.default.component {...stories.default.args} page={1} />);
  await exactly(() => heard.messages, []);
  heard.stop();
});

test('changing the page size keeps the first row visible', async () => {
  const resized = vi.fn();
  render(<LastPage onPageSizeChange={resized} />);
  const size = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rows per page' });
  expect([...size.options].map(({ label }) => label)).toEqual(['25 rows', '50 rows', '100 rows']);
  await userEvent.selectOptions(size, '100 rows');
  expect(resized.mock.calls).toEqual([[100, 3]]);
  expect(screen.getByText('Rows 201–240 of 240')).toBeTruthy();
});

test('without rows, both buttons are unavailable', () => {
  render(<Empty />);
  expect(screen.getByText('No rows')).toBeTruthy();
  expect([isUnavailable('Previous Page'), isUnavailable('Next Page')]).toEqual([true, true]);
});

test('previous and next work without a total, if hasNext is set', async () => {
  const changed = vi.fn();
  render(<OnlyTheNext onPageChange={changed} />);
  expect(screen.getByText('Page 2')).toBeTruthy();
  await userEvent.click(button('Next Page'));
  await userEvent.click(button('Previous Page'));
  expect(changed.mock.calls).toEqual([[3], [2]]);
});

test('the page size appears only with onPageSizeChange, and status replaces the text', () => {
  const { unmount } = render(<OneSize />);
  expect(screen.queryByRole('combobox')).toBeNull();
  unmount();
  render(<OwnWords />);
  expect(screen.getByText('26–48 of 48 contacts, 1 selected')).toBeTruthy();
});

test('in a narrow container, numbers are hidden, nothing overflows and targets stay 24 px', () => {
  render(<Narrow />);
  expect(screen.queryByRole('button', { name: 'Page 5' })).toBeNull();
  const nav = screen.getByRole('navigation');
  expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth);
  const { width, height } = button('Next Page').getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
});

test('in Hebrew, Next is on the left with a mirrored arrow, and the range is left to right', () => {
  render(<InHebrew />);
  const [previous, next] = [button('העמוד הקודם'), button('העמוד הבא')];
  expect(next.getBoundingClientRect().right).toBeLessThan(previous.getBoundingClientRect().left);
  expect(getComputedStyle(next.querySelector('svg') as SVGElement).transform).toBe(
    'matrix(-1, 0, 0, 1, 0, 0)',
  );
  expect(screen.getByText('שורות \u2066101–125\u2069 מתוך 240')).toBeTruthy();
});

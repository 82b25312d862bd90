import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './AppShell.stories.tsx';

const { Ready, WithoutHeading, LongWords, InHebrew } = composeStories(stories);

const main = () => screen.getByRole('main');

beforeEach(() => page.viewport(1440, 900));

test('the first stop of Tab is the way to the content, seen only then', async () => {
  render(<Ready />);
  await userEvent.tab();
  const skip = screen.getByRole('link', { name: 'Skip to main content' });
  expect(document.activeElement).toBe(skip);
  expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);

  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(main());
  expect(location.hash).toBe('');
});

test('F6 moves between navigation and content', async () => {
  render(<Ready />);
  await userEvent.keyboard('{F6}');
  expect(document.activeElement).toBe(screen.getByRole('navigation', { name: 'Console' }));
  await userEvent.keyboard('{F6}');
  expect(document.activeElement).toBe(main());
});

test('after a change of page, focus is on its heading', () => {
  const { rerender } = render(<Ready />);
  expect(document.activeElement).toBe(document.body);
  rerender(<Ready pageKey="/carmel/contacts" />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('a page without a heading takes the focus itself', () => {
  const { rerender } = render(<WithoutHeading />);
  rerender(<WithoutHeading pageKey="/other" />);
  expect(document.activeElement).toBe(main());
});

test('going on from the drawer closes it and focuses the heading of the new page', async () => {
  await page.viewport(390, 844);
  const { rerender } = render(<Ready />);
  await userEvent.click(screen.getByRole('button', { name: 'Navigation' }));
  await userEvent.click(screen.getByRole('link', { name: 'Contacts' }));
  rerender(<Ready pageKey="/carmel/contacts" />);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('the bar with the menu button is there only in narrow windows', async () => {
  render(<Ready />);
  const toggle = () => screen.getByRole('button', { name: 'Navigation' });
  expect(toggle().closest('header')).toBeNull();
  await page.viewport(390, 844);
  await waitFor(() => expect(toggle().closest('header')?.getBoundingClientRect().height).toBe(56));
});

test('at 320 px nothing is wider than the window', async () => {
  await page.viewport(320, 640);
  render(<LongWords />);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('in right-to-left the sidebar is on the right, and the words are Hebrew', () => {
  render(<InHebrew />);
  const sidebar = screen.getByRole('navigation').getBoundingClientRect();
  expect(sidebar.left).toBeGreaterThan(main().getBoundingClientRect().left);
  expect(screen.getByRole('link', { name: 'דילוג לתוכן הראשי' })).toBeTruthy();
});

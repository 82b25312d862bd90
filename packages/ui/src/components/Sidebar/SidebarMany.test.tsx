import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { recordAnnouncements } from '../../testing/recordAnnouncements.ts';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import * as stories from './SidebarMany.stories.tsx';

const { Many, Ten, InTheRail, InHebrew } = composeStories(stories);

const box = () => screen.getByRole('searchbox', { name: 'Find in navigation' });
const groups = () =>
  screen.getAllByRole('button').filter((one) => one.hasAttribute('aria-expanded') && one.dataset['group']);
const open = () => groups().filter((one) => one.getAttribute('aria-expanded') === 'true');

beforeEach(async () => {
  localStorage.clear();
  await resizeWindow(1440, 900);
});

test('SB-2: of thirty groups the one with the current page is open, and stays open when another is opened', async () => {
  render(<Many />);
  expect(groups()).toHaveLength(30);
  expect(open().map((one) => one.textContent)).toEqual(['LLevinsky Bakery 8']);
  expect(screen.getAllByRole('link')).toHaveLength(9);
  await userEvent.click(screen.getByRole('button', { name: 'Carmel Dental Clinic 9' }));
  await userEvent.click(screen.getAllByRole('link', { name: 'Contacts' })[1] ?? document.body);
  expect(open()).toHaveLength(2);
  expect(document.querySelectorAll('[aria-current="page"]')).toHaveLength(1);
});

test('above ten groups there is a box that finds groups and links, and says once how many', async () => {
  const { messages: said } = recordAnnouncements();
  render(<Many />);
  await userEvent.fill(box(), 'bakery 8');
  expect(groups().map((one) => one.querySelector('[data-name]')?.textContent)).toEqual([
    'Levinsky Bakery 8',
    'Levinsky Bakery 18',
    'Levinsky Bakery 28',
  ]);
  expect(open()).toHaveLength(3);
  await waitFor(() => expect(said).toHaveLength(1));
  expect(said[0]).toMatchObject({ message: 'Links found: 24', priority: 'polite' });
  expect(screen.getAllByRole('link')).toHaveLength(25);

  await userEvent.fill(box(), 'CONT');
  expect(groups()).toHaveLength(30);
  expect(screen.getAllByRole('link', { name: 'Contacts' })).toHaveLength(30);
});

test('what is not found is said and seen', async () => {
  const { messages: said } = recordAnnouncements();
  render(<Many />);
  await userEvent.fill(box(), 'zzz');
  expect(screen.getByText('Links found: 0', { selector: 'nav *' })).toBeVisible();
  await waitFor(() => expect(said).toHaveLength(1));
  expect(screen.queryAllByRole('link', { name: 'Contacts' })).toEqual([]);
});

test('Esc clears it, leaves the drawer around it open, and nothing of before is lost', async () => {
  await resizeWindow(390, 844);
  render(<Many />);
  await userEvent.click(screen.getByRole('button', { name: 'Navigation' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Carmel Dental Clinic 1' }));
  const before = open().map((one) => one.textContent);
  await userEvent.fill(box(), 'clinic');
  // Pressed meanwhile, a group closes only until the words are gone.
  const [, second] = groups();
  await userEvent.click(second ?? document.body);
  expect(open()).toHaveLength(14);
  box().focus();
  await userEvent.keyboard('{Escape}');
  expect(box()).toHaveValue('');
  expect(document.activeElement).toBe(box());
  expect(open().map((one) => one.textContent)).toEqual(before);
  expect(groups()).toHaveLength(30);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('arrows are left to the text in it and to the page', async () => {
  render(<Many />);
  box().focus();
  for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End']) {
    expect(fireEvent.keyDown(box(), { key }), key).toBe(true);
    expect(document.activeElement).toBe(box());
  }
});

test('with ten groups there is no box, and none in the rail, where it would have no room', async () => {
  const ten = render(<Ten />);
  expect(screen.queryByRole('searchbox')).toBeNull();
  ten.unmount();
  render(<InTheRail />);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(groups()).toHaveLength(30);
  await userEvent.click(screen.getByRole('button', { name: 'Navigation' }));
  await userEvent.fill(box(), 'bakery 8');
  expect(groups()).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Navigation' }));
  expect(groups()).toHaveLength(30);
});

test('accents, points and case do not matter, in Hebrew too', async () => {
  render(<InHebrew />);
  await userEvent.fill(screen.getByRole('searchbox', { name: 'חיפוש בניווט' }), 'אַנְשֵׁי');
  expect(screen.getAllByRole('link', { name: 'אנשי קשר' })).toHaveLength(30);
});

import { User } from '@react-aria/test-utils';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { exactly } from '../../testing/exactly.ts';
import { recordAnnouncements } from '../../testing/recordAnnouncements.ts';
import * as stories from './MultiSelect.stories.tsx';

const { Empty, Searched } = composeStories(stories);
const inHebrew = composeStories(stories, { initialGlobals: { locale: 'he' } });

const search = () => screen.getByRole<HTMLInputElement>('searchbox');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

const open = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(search()));
};

test('with many answers a search stands above them and has the focus; with few there is none', async () => {
  const { unmount } = render(<Searched />);
  await open();
  expect(search().getAttribute('aria-label') ?? search().labels?.[0]?.textContent).toBe('Search: Cities');
  expect(screen.getByRole('listbox', { name: /^Cities/ })).toBeTruthy();
  expect(options()).toHaveLength(14);
  unmount();
  render(<Empty />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('listbox');
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('what is typed narrows the list and stays while several are chosen; what is hidden stays chosen', async () => {
  const changed = vi.fn();
  render(<Searched onChange={changed} />);
  await open();
  await userEvent.keyboard('ASH');
  await waitFor(() => expect(options()).toEqual(['Ashdod', 'Ashkelon']));
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(changed).toHaveBeenLastCalledWith(['Ashdod', 'Ashkelon', 'Haifa']);
  expect([search().value, options().length]).toEqual(['ASH', 2]);
  expect(document.activeElement).toBe(search());
});

test('Esc empties the search, and then closes and returns to the field', async () => {
  render(<Searched />);
  await open();
  await userEvent.keyboard('ash{Escape}');
  expect(search().value).toBe('');
  await waitFor(() => expect(options()).toHaveLength(14));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Haifa'));
});

for (const [direction, Story, words] of [
  ['ltr', Searched, ['2 options', 'Nothing found']],
  ['rtl', inHebrew.Searched, ['2 אפשרויות', 'לא נמצא דבר']],
] as const)
  test(`X-5: how many were found is said once, politely, ${direction}`, async () => {
    const heard = recordAnnouncements();
    render(<Story />);
    await open();
    const messages = words.map((message) => ({ message, priority: 'polite' as const }));
    await exactly(() => heard.messages, []);
    await userEvent.keyboard('ash');
    await exactly(() => heard.messages, messages.slice(0, 1));
    await userEvent.keyboard('zz');
    await exactly(() => heard.messages, messages);
    heard.stop();
    expect(options()).toEqual([]);
  });

for (const [direction, Story] of [
  ['ltr', Searched],
  ['rtl', inHebrew.Searched],
] as const)
  test(`the tester of react-aria chooses from a searched list, ${direction}, by mouse`, async () => {
    const changed = vi.fn();
    render(<Story defaultValue={[]} onChange={changed} />);
    expect(document.documentElement.dir).toBe(direction);
    const root = document.querySelector<HTMLElement>('button[aria-haspopup]')?.parentElement as HTMLElement;
    const tester = new User({ interactionType: 'mouse' }).createTester('Select', { root });
    await tester.toggleOptionSelection({ option: 'Haifa' });
    expect(changed).toHaveBeenLastCalledWith(['Haifa']);
  });

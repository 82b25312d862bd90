import { User } from '@react-aria/test-utils';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { exactly } from '../../testing/eventually.ts';
import { interactionTypes } from '../../testing/interactionTypes.ts';
import { recordAnnouncements } from '../../testing/recordAnnouncements.ts';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import * as stories from './MultiSelect.stories.tsx';

const { Ready, Empty, One, WithDescriptions, Failed, Disabled, ReadOnly, LongWords, Searched, InHebrew } =
  composeStories(stories);

const button = (name: RegExp) => screen.getByRole('button', { name });
const option = (name: string) => screen.getByRole('option', { name });
const tags = () => screen.queryAllByRole('listitem').map((tag) => tag.textContent);
const focused = () => document.activeElement;
const gone = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

const open = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('listbox');
};

const inHebrew = composeStories(stories, { initialGlobals: { locale: 'he' } });

const search = () => screen.getByRole<HTMLInputElement>('searchbox');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

const openSearch = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(search()));
};

beforeEach(() => resizeWindow(800, 600));

test('the button’s name has the label and the selected option, or the number of selected ones', () => {
  const { unmount } = render(<Ready />);
  expect(button(/^2 selected Channels$/)).toBeTruthy();
  expect(tags()).toEqual(['Reception', 'קו ילדים']);
  unmount();
  const { unmount: next } = render(<One />);
  expect(button(/^Sales Channels$/)).toBeTruthy();
  next();
  render(<Empty />);
  expect(button(/^Select Channels$/)).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

test('the list stays open while selecting, and onChange gets the values in option order', async () => {
  const changed = vi.fn();
  render(<One onChange={changed} />);
  const list = await open();
  expect(list.getAttribute('aria-multiselectable')).toBe('true');
  await waitFor(() => expect(focused()).toBe(option('Sales')));
  await userEvent.keyboard('{Home} ');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(changed.mock.calls).toEqual([[['reception', 'sales']], [['reception', 'after-hours', 'sales']]]);
  expect(option('After hours').getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard(' ');
  expect(changed).toHaveBeenLastCalledWith(['reception', 'sales']);

  await userEvent.keyboard('{Escape}');
  await gone();
  await waitFor(() => expect(focused()).toBe(button(/^2 selected Channels$/)));
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

test('tags are a named list, and removing one moves focus to the next', async () => {
  const changed = vi.fn();
  render(<Ready onChange={changed} />);
  const list = screen.getByRole('list', { name: 'Channels: selected' });
  await userEvent.tab();
  await userEvent.tab();
  expect(focused()).toBe(within(list).getByRole('button', { name: 'Remove Reception' }));
  await userEvent.keyboard('{Enter}');
  expect(changed.mock.calls).toEqual([[['children']]]);
  expect(focused()).toBe(within(list).getByRole('button', { name: 'Remove \u2068קו ילדים\u2069' }));
});

test('removing the only tag moves focus to the field', async () => {
  render(<One />);
  await userEvent.click(button(/^Remove Sales$/));
  expect(tags()).toEqual([]);
  expect(focused()).toBe(button(/^Select Channels$/));
});

test('OT-8: the error describes the field before the hint and begins with "Error"', () => {
  render(<Failed />);
  expect(described(button(/Channels$/))).toEqual([
    'Error: Choose at least two.',
    'Whose calls are recorded.',
  ]);
});

test('if read-only, it is a read-only text field with the selected labels', async () => {
  render(<ReadOnly />);
  await userEvent.tab();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Channels' });
  expect(focused()).toBe(field);
  expect([field.value, field.readOnly]).toEqual(['Reception, Sales', true]);
});

test('the form submits the selected values, also if read-only', () => {
  const sent = () => new FormData(document.querySelector('form') ?? undefined).getAll('channels');
  const { unmount } = render(
    <form>
      <Ready name="channels" />
    </form>,
  );
  expect(sent()).toEqual(['reception', 'children']);
  unmount();
  render(
    <form>
      <ReadOnly name="channels" />
    </form>,
  );
  expect(sent()).toEqual(['reception', 'sales']);
});

test('long words don’t overflow, and remove buttons are at least 24 px tall', async () => {
  const { container } = render(<LongWords />);
  const place = container.firstElementChild as HTMLElement;
  expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
  for (const remove of screen.getAllByRole('button', { name: /^Remove/ })) {
    expect(remove.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  }
});

for (const [direction, Story] of [
  ['ltr', Empty],
  ['rtl', InHebrew],
] as const) {
  for (const interactionType of interactionTypes(direction, ['mouse', 'keyboard', 'touch'] as const)) {
    test(`react-aria’s Select tester selects several options, ${direction}, by ${interactionType}`, async () => {
      const changed = vi.fn();
      render(<Story defaultValue={[]} onChange={changed} />);
      const root = document.querySelector<HTMLElement>('button[aria-haspopup]')?.parentElement as HTMLElement;
      const tester = new User({ interactionType }).createTester('Select', { root, direction });
      await tester.toggleOptionSelection({ option: 2 });
      await tester.toggleOptionSelection({ option: 0 });
      await tester.close();
      await gone();
      expect(changed).toHaveBeenLastCalledWith(['reception', 'sales']);
      expect(focused()).toBe(tester.getTrigger());
    });
  }
}

test('a long list opens with focus in a search field; a short one has none', async () => {
  const { unmount } = render(<Searched />);
  await openSearch();
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

test('the search filters the list and keeps its text, and hidden options stay selected', async () => {
  const changed = vi.fn();
  render(<Searched onChange={changed} />);
  await openSearch();
  await userEvent.keyboard('ASH');
  await waitFor(() => expect(options()).toEqual(['Ashdod', 'Ashkelon']));
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(changed).toHaveBeenLastCalledWith(['Ashdod', 'Ashkelon', 'Haifa']);
  expect([search().value, options().length]).toEqual(['ASH', 2]);
  expect(document.activeElement).toBe(search());
});

test('Esc clears the search, then closes the list and returns focus to the field', async () => {
  render(<Searched />);
  await openSearch();
  await userEvent.keyboard('ash{Escape}');
  expect(search().value).toBe('');
  await waitFor(() => expect(options()).toHaveLength(14));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Haifa'));
});

for (const [direction, Story, words] of [
  ['ltr', Searched, ['2 options', 'Nothing found']],
  ['rtl', inHebrew.Searched, ['שתי אפשרויות', 'לא נמצא דבר']],
] as const)
  test(`X-5: the number of results is announced once, politely, ${direction}`, async () => {
    const heard = recordAnnouncements();
    render(<Story />);
    await openSearch();
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
  test(`react-aria’s Select tester selects from a list with search, ${direction}, by mouse`, async () => {
    const changed = vi.fn();
    render(<Story defaultValue={[]} onChange={changed} />);
    expect(document.documentElement.dir).toBe(direction);
    const root = document.querySelector<HTMLElement>('button[aria-haspopup]')?.parentElement as HTMLElement;
    const tester = new User({ interactionType: 'mouse' }).createTester('Select', { root });
    await tester.toggleOptionSelection({ option: 'Haifa' });
    expect(changed).toHaveBeenLastCalledWith(['Haifa']);
  });

test('if disabled, it can’t be focused and its tags can’t be removed', async () => {
  render(<Disabled />);
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  await userEvent.tab();
  expect(focused()?.closest('button')).toBeNull();
});

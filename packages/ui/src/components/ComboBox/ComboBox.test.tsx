import { User } from '@react-aria/test-utils';
import { composeStories } from '@storybook/react-vite';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { exactly } from '../../testing/exactly.ts';
import { interactionTypes } from '../../testing/interactionTypes.ts';
import { recordAnnouncements } from '../../testing/recordAnnouncements.ts';
import * as stories from './ComboBox.stories.tsx';

const { Ready, Empty, FreeText, Failed, Disabled, ReadOnly, InHebrew, FromServer } = composeStories(stories);

let heard: ReturnType<typeof recordAnnouncements>;
/** What react-aria's own region would say: nothing, since the library has one voice. */
const rivals: string[] = [];
const listen = () => {
  const words = document.querySelector('[role="log"][aria-live="assertive"]')?.textContent;
  if (words) rivals.push(words);
};
const watch = new MutationObserver(() => void setTimeout(listen));

beforeEach(() => {
  heard = recordAnnouncements();
  rivals.length = 0;
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
});
afterEach(() => {
  heard.stop();
  watch.disconnect();
});

const field = () => screen.getByRole<HTMLInputElement>('combobox');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const gone = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
const said = () => heard.messages.map(({ message, priority }) => `${priority}: ${message}`);
const sent = (form: HTMLElement) => Object.fromEntries(new FormData(form as HTMLFormElement));

const type = async (text: string) => {
  await userEvent.click(field());
  await userEvent.keyboard(text);
};

for (const [direction, Story, label] of [
  ['ltr', Empty, 'Jerusalem'],
  ['rtl', InHebrew, 'ירושלים'],
] as const)
  for (const interactionType of interactionTypes(direction, ['mouse', 'keyboard', 'touch'] as const))
    test(`the tester of react-aria opens it and chooses, ${direction}, ${interactionType}`, async () => {
      const changed = vi.fn();
      const { container } = render(<Story onChange={changed} />);
      expect(document.documentElement.dir).toBe(direction);
      const tester = new User({ interactionType }).createTester('ComboBox', { root: container });
      await tester.open();
      expect(tester.getOptions()).toHaveLength(6);
      await tester.close();
      await tester.toggleOptionSelection({ option: label });
      expect(changed.mock.calls).toEqual([['jerusalem']]);
      expect(field().value).toBe(label);
    });

test('typing filters by any part of the name and by the start of other words, best first', async () => {
  render(<Empty />);
  await type('ei');
  await waitFor(() => expect(options()).toEqual(['Eilat']));
  await userEvent.clear(field());
  await type('jaf');
  await waitFor(() => expect(options()).toEqual(['Tel Aviv']));
  await userEvent.clear(field());
  await type('חיפה');
  await waitFor(() => expect(options()).toEqual(['Haifa']));
  await userEvent.clear(field());
  await type('e');
  await waitFor(() => expect(options()[0]).toBe('Eilat'));
});

test('down and Enter choose, the button shows everything again, Esc and leaving bring the name back', async () => {
  const changed = vi.fn();
  render(<Empty onChange={changed} />);
  await type('ha{ArrowDown}{Enter}');
  await gone();
  expect(changed.mock.calls).toEqual([['haifa']]);
  expect(field().value).toBe('Haifa');

  await userEvent.click(screen.getByRole('button', { name: /Show options/ }));
  await waitFor(() => expect(options()).toHaveLength(6));
  expect(screen.getByRole('option', { name: 'Haifa' }).getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard('x{Escape}');
  await gone();
  expect(field().value).toBe('Haifa');
  await userEvent.keyboard('yz{Tab}');
  await gone();
  expect(field().value).toBe('Haifa');
  expect(changed).toHaveBeenCalledTimes(1);
});

test('the button and an emptied field both clear the value', async () => {
  const changed = vi.fn();
  render(<Ready onChange={changed} />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear City' }));
  expect(changed.mock.calls).toEqual([[null]]);
  expect(document.activeElement).toBe(field());
  expect(screen.queryByRole('button', { name: 'Clear City' })).toBeNull();
});

test('free text is the value as it is typed, and an option is its key', async () => {
  const changed = vi.fn();
  render(<FreeText options={[{ value: 'd', label: 'Delivery' }]} defaultValue={null} onChange={changed} />);
  await type('del');
  await waitFor(() => expect(options()).toEqual(['Delivery']));
  await userEvent.keyboard('{Tab}');
  await gone();
  expect(changed).toHaveBeenLastCalledWith('del');
  expect(field().value).toBe('del');
  await type('{ArrowDown}{Enter}');
  await gone();
  expect(changed).toHaveBeenLastCalledWith('d');
  expect(field().value).toBe('Delivery');
});

test('the whole name of an option, typed as free text, is that option', async () => {
  const changed = vi.fn();
  render(<FreeText options={[{ value: 'd', label: 'Delivery' }]} defaultValue={null} onChange={changed} />);
  await type('delivery');
  expect(changed).toHaveBeenLastCalledWith('d');
  await type('x');
  expect(changed).toHaveBeenLastCalledWith('deliveryx');
});

test('a form gets the value, and its reset brings the first one back', async () => {
  render(
    <form aria-label="Channel">
      <Ready name="city" />
      <FreeText name="topic" />
      <Disabled name="off" />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  const first = { city: 'haifa', topic: 'Gluten free bread' };
  expect(sent(form)).toEqual(first);
  const [city, topic] = screen.getAllByRole<HTMLInputElement>('combobox');
  await userEvent.fill(topic as HTMLElement, 'Cakes');
  await userEvent.fill(city as HTMLElement, '');
  expect(sent(form)).toEqual({ city: '', topic: 'Cakes' });
  act(() => form.reset());
  await waitFor(() => expect(sent(form)).toEqual(first));
  expect([city?.value, topic?.value]).toEqual(['Haifa', 'Gluten free bread']);
});

test('with formValue="text", the form gets the label of the chosen option and the host gets its value', async () => {
  const changed = vi.fn();
  const options = ['1', '2'].map((value) => ({ value, label: 'Noa Levi', description: value }));
  render(
    <form aria-label="Appointment">
      <FreeText
        {...{ options, name: 'who', dir: 'auto', formValue: 'text' }}
        defaultValue="Rachel"
        onChange={changed}
      />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  expect(sent(form)).toEqual({ who: 'Rachel' });
  expect(field().dir).toBe('auto');
  await userEvent.fill(field(), 'noa');
  expect(sent(form)).toEqual({ who: 'noa' });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await gone();
  expect(changed).toHaveBeenLastCalledWith('2');
  await userEvent.tab();
  expect([field().value, sent(form)]).toEqual(['Noa Levi', { who: 'Noa Levi' }]);
});

test('the host decides: a refused choice changes nothing, a value given later is named', async () => {
  const { rerender } = render(<Ready value="haifa" />);
  await type('{Control>}a{/Control}eil{ArrowDown}{Enter}');
  await userEvent.tab();
  expect(field().value).toBe('Haifa');
  rerender(<Ready value="tel-aviv" />);
  expect(field().value).toBe('Tel Aviv');
  rerender(<Ready value={null} />);
  expect(field().value).toBe('');
});

test('OT-8: the error is read before the hint', () => {
  render(<Failed />);
  const ids = field().getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Error: Nobody answers in this city yet',
    'Where callers are.',
  ]);
});

test('a disabled one cannot be reached, a read-only one cannot be changed', async () => {
  const { unmount } = render(<Disabled />);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
  unmount();
  render(<ReadOnly />);
  await type('x{ArrowDown}');
  expect(field().value).toBe('Haifa');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Clear City' })).toBeNull();
});

test('nothing moves when the list, the clear button or a message comes', async () => {
  render(<FromServer />);
  const before = field().getBoundingClientRect();
  await type('lev');
  await screen.findByRole('option', { name: 'Maya Levin Haifa' });
  expect(field().getBoundingClientRect()).toEqual(before);
});

test('X-5: one action, one polite message: how many there are', async () => {
  render(<Empty />);
  await userEvent.fill(field(), 'ei');
  await exactly(said, ['polite: 1 option']);
  await userEvent.keyboard('z');
  await exactly(() => said().slice(1), ['polite: Nothing found']);
  expect(screen.getByText('Nothing found', { selector: '[data-trigger] span' })).toBeTruthy();
  expect(rivals).toEqual([]);
});

test('X-1: in Hebrew everything said and every name is Hebrew', async () => {
  const { baseElement } = render(<InHebrew />);
  await type('{ArrowDown}');
  await waitFor(() => expect(options()).toHaveLength(6));
  await exactly(said, ['polite: 6 אפשרויות']);
  const labels = [...baseElement.querySelectorAll('[aria-label], [title]')].map(
    (element) => `${element.getAttribute('aria-label')}${element.getAttribute('title') ?? ''}`,
  );
  expect(labels.length).toBeGreaterThan(2);
  expect(labels.filter((label) => /[a-z]/i.test(label))).toEqual([]);
});

test('the part that is typed stands out, letter by letter', async () => {
  render(<Empty />);
  const strong = () => {
    const [option] = screen.queryAllByRole('option');
    const parts = [...(option?.querySelectorAll('span') ?? [])];
    return parts
      .filter((part) => getComputedStyle(part).fontWeight === '500')
      .map((part) => part.textContent);
  };
  await type('e');
  await waitFor(() => expect(strong()).toEqual(['E']));
  await userEvent.keyboard('il');
  await waitFor(() => expect(strong()).toEqual(['Eil']));
});

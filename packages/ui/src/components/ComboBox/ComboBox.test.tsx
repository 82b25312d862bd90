import { User } from '@react-aria/test-utils';
import { composeStories } from '@storybook/react-vite';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { exactly } from '../../testing/eventually.ts';
import { interactionTypes } from '../../testing/interactionTypes.ts';
import { recordAnnouncements } from '../../testing/recordAnnouncements.ts';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import * as stories from './ComboBox.stories.tsx';
import type { ComboBoxOption } from './index.ts';

const { Ready, Empty, FreeText, Failed, Disabled, ReadOnly, InHebrew, FromServer } = composeStories(stories);

let heard: ReturnType<typeof recordAnnouncements>;
/** Messages in react-aria's own live region. There must be none, because the library has a single announcer. */
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

const noa = { value: '3', label: 'Noa' };

// Must be the first test: react-aria creates its region with its first message, which is later than all others.
test("X-5: react-aria's live region stays empty from its first message on", async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const early: string[] = [];
  const listen = setInterval(() => {
    const words = document.querySelector('[role="log"][aria-live="assertive"]')?.textContent;
    if (words) early.push(words);
  }, 5);
  render(<FromServer options={[noa]} minCharacters={9} />);
  await userEvent.click(screen.getByRole('button', { name: /Show Options/ }));
  await waitFor(() => expect(options()).toEqual(['Noa']));
  await new Promise((done) => setTimeout(done, 800));
  clearInterval(listen);
  vi.unstubAllGlobals();
  expect(document.querySelector('[role="log"]')).toBeTruthy();
  expect(early).toEqual([]);
  expect(said()).toEqual(['polite: 1 option']);
});

for (const [direction, Story, label] of [
  ['ltr', Empty, 'Jerusalem'],
  ['rtl', InHebrew, 'ירושלים'],
] as const)
  for (const interactionType of interactionTypes(direction, ['mouse', 'keyboard', 'touch'] as const))
    test(`react-aria's tester opens it and selects an option, ${direction}, ${interactionType}`, async () => {
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

test('typing filters by any part of a label and by keywords, best matches first', async () => {
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

test('Down and Enter select, the button shows all options, Esc and Tab restore the selected label', async () => {
  const changed = vi.fn();
  render(<Empty onChange={changed} />);
  await type('ha{ArrowDown}{Enter}');
  await gone();
  expect(changed.mock.calls).toEqual([['haifa']]);
  expect(field().value).toBe('Haifa');

  await userEvent.click(screen.getByRole('button', { name: /Show Options/ }));
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

test('the clear button clears the value and moves focus to the field', async () => {
  const changed = vi.fn();
  render(<Ready onChange={changed} />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear City' }));
  expect(changed.mock.calls).toEqual([[null]]);
  expect(document.activeElement).toBe(field());
  expect(screen.queryByRole('button', { name: 'Clear City' })).toBeNull();
});

test('free text becomes the value as it is typed; a selected option becomes its key', async () => {
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

test('free text that equals the label of an option selects that option', async () => {
  const changed = vi.fn();
  render(<FreeText options={[{ value: 'd', label: 'Delivery' }]} defaultValue={null} onChange={changed} />);
  await type('delivery');
  expect(changed).toHaveBeenLastCalledWith('d');
  await type('x');
  expect(changed).toHaveBeenLastCalledWith('deliveryx');
});

test('the form submits the value, and a reset restores the default value', async () => {
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

test('with formValue="text", the form gets the label of the option, and onChange gets its value', async () => {
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

test('when controlled, it shows the label of value, even if onChange is ignored', async () => {
  const { rerender } = render(<Ready value="haifa" />);
  await type('{Control>}a{/Control}eil{ArrowDown}{Enter}');
  await userEvent.tab();
  expect(field().value).toBe('Haifa');
  rerender(<Ready value="tel-aviv" />);
  expect(field().value).toBe('Tel Aviv');
  rerender(<Ready value={null} />);
  expect(field().value).toBe('');
});

test('OT-8: the description has the error before the hint', () => {
  render(<Failed />);
  const ids = field().getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Error: Nobody answers in this city yet',
    'Where callers are.',
  ]);
});

test('a disabled field can’t be focused, and a read-only field can’t be changed', async () => {
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

test('the field doesn’t move when the list or the clear button appears', async () => {
  render(<FromServer />);
  const before = field().getBoundingClientRect();
  await type('lev');
  await screen.findByRole('option', { name: 'Maya Levin Haifa' });
  expect(field().getBoundingClientRect()).toEqual(before);
});

test('X-5: each search announces the number of options once, politely', async () => {
  render(<Empty />);
  await userEvent.fill(field(), 'ei');
  await exactly(said, ['polite: 1 option']);
  await userEvent.keyboard('z');
  await exactly(() => said().slice(1), ['polite: Nothing found']);
  expect(screen.getByText('Nothing found', { selector: '[data-trigger] span' })).toBeTruthy();
  expect(rivals).toEqual([]);
});

test('X-1: in Hebrew, all announcements and names are Hebrew', async () => {
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

test('the typed part of an option is emphasized, letter by letter', async () => {
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

type Answer = (options: readonly ComboBoxOption[]) => void;

/** A server that answers on demand and records the requests. */
function server() {
  const questions: { text: string; signal: AbortSignal; answer: Answer; fail: () => void }[] = [];
  const onSearch = (text: string, signal: AbortSignal) =>
    new Promise<readonly ComboBoxOption[]>((answer, reject) => {
      questions.push({ text, signal, answer, fail: () => reject(new Error('The server is away')) });
    });
  const last = () => {
    const question = questions.at(-1);
    if (!question) throw new Error('Nothing was asked');
    return question;
  };
  return { questions, onSearch, last };
}

const pause = (milliseconds: number) => act(() => new Promise((done) => setTimeout(done, milliseconds)));
const asked = (count: number, { questions }: ReturnType<typeof server>) =>
  waitFor(() => expect(questions).toHaveLength(count));

/** Types all letters at once, so that a slow machine makes no pauses between them. */
const fill = (text: string) => userEvent.fill(field(), text);

test('it searches once after a pause, and aborts a search that a newer one replaces', async () => {
  const far = server();
  render(<FromServer onSearch={far.onSearch} searchDelay={200} />);
  await fill('no');
  await asked(1, far);
  expect(far.last().text).toBe('no');
  const [first] = far.questions;
  await userEvent.keyboard('a');
  await asked(2, far);
  expect(first?.signal.aborted).toBe(true);
  await act(async () => far.last().answer([noa]));
  await act(async () => first?.answer([{ value: '9', label: 'Old' }]));
  await waitFor(() => expect(options()).toEqual(['Noa']));
});

test('with fewer than minCharacters, it doesn’t search, and the list shows how many are needed', async () => {
  const far = server();
  render(<FromServer onSearch={far.onSearch} searchDelay={0} minCharacters={2} />);
  await fill('n');
  expect(await screen.findByText('Type at least 2 characters')).toBeTruthy();
  expect(far.questions).toHaveLength(0);
});

test('the selected option keeps its label when later results lack it, and Tab aborts the search', async () => {
  const far = server();
  const changed = vi.fn();
  render(<FromServer onSearch={far.onSearch} onChange={changed} searchDelay={200} />);
  await fill('noa');
  await asked(1, far);
  await act(async () => far.last().answer([noa]));
  await screen.findByRole('option', { name: 'Noa' });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(changed.mock.calls).toEqual([['3']]));
  expect(field().value).toBe('Noa');

  await userEvent.keyboard('x');
  await asked(2, far);
  await userEvent.tab();
  expect(far.last().signal.aborted).toBe(true);
  await waitFor(() => expect(field().value).toBe('Noa'));
  expect(changed).toHaveBeenCalledTimes(1);
});

test('X-5: a fast search announces only its result, once and politely', async () => {
  const far = server();
  render(<FromServer onSearch={far.onSearch} searchDelay={200} />);
  await fill('noa');
  await asked(1, far);
  expect(await screen.findByText('Searching')).toBeTruthy();
  await act(async () => far.last().answer([noa]));
  await pause(1500);
  expect(said()).toEqual(['polite: 1 option']);
});

test('X-5: a slow search announces Searching once, then its result once', async () => {
  const far = server();
  render(<FromServer onSearch={far.onSearch} searchDelay={200} />);
  await fill('noa');
  await asked(1, far);
  await exactly(said, ['polite: Searching']);
  await act(async () => far.last().answer([]));
  await exactly(said, ['polite: Searching', 'polite: Nothing found']);
});

test('X-5: a failed search is announced once; Enter in the field or Retry searches again', async () => {
  const far = server();
  render(<FromServer onSearch={far.onSearch} searchDelay={200} />);
  await fill('noa');
  await asked(1, far);
  await act(async () => far.last().fail());
  expect(await screen.findByText('The search failed')).toBeTruthy();
  await exactly(said, ['polite: The search failed. Press Enter to retry.']);

  await userEvent.keyboard('{Enter}');
  await asked(2, far);
  expect(far.last().text).toBe('noa');
  expect(field().value).toBe('noa');
  await act(async () => far.last().fail());
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await asked(3, far);
  expect(document.activeElement).toBe(field());
  await act(async () => far.last().answer([noa]));
  await waitFor(() => expect(options()).toEqual(['Noa']));
});

test.each(['scrollPaddingTop', 'scrollPaddingBottom'] as const)(
  'arrow keys keep the list at the window edge open when the page has a %s',
  async (side) => {
    const { style } = document.documentElement;
    await resizeWindow(390, 500);
    style[side] = '120px';
    const many = Array.from({ length: 40 }, (_, place) => ({ value: `${place}`, label: `Noa ${place}` }));
    // Places the field so that the list opens upwards or downwards and fills all the space there.
    const room = side === 'scrollPaddingTop' ? '700px' : '340px';
    render(
      <div style={{ minBlockSize: '300vh', paddingBlockStart: room }}>
        <FromServer options={many} onSearch={async () => many} />
      </div>,
    );
    window.scrollTo(0, 300);
    // So that the pointer isn't on an option, and the page has finished scrolling, which would close the list.
    await userEvent.click(field());
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await userEvent.keyboard('noa');
    await waitFor(() => expect(options()).toHaveLength(40));
    const before = window.scrollY;
    expect(before).toBeGreaterThan(0);
    await userEvent.keyboard(side === 'scrollPaddingTop' ? '{ArrowDown}' : '{ArrowUp}');
    const marked = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
    await waitFor(() => expect(marked()?.textContent).toMatch(/^Noa (0|39)$/));
    expect(screen.queryByRole('listbox')).not.toBeNull();
    expect(window.scrollY).toBe(before);
    style[side] = '';
    await resizeWindow(1000, 800);
  },
);

test('autoComplete tells browsers the purpose of the field, and is off by default', () => {
  const { rerender } = render(<FromServer options={[noa]} />);
  expect(field().autocomplete).toBe('off');
  rerender(<FromServer options={[noa]} autoComplete="country-name" />);
  expect(field().autocomplete).toBe('country-name');
});

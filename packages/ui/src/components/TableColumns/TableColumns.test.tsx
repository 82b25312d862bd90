import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { exactly } from '../../testing/eventually.ts';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import { recordAnnouncements } from '../../testing/recordAnnouncements.ts';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import { served } from '../../testing/served.ts';
import { UIProvider } from '../UIProvider/index.ts';
import { Calls, english, hebrew } from './samples.tsx';
import * as stories from './TableColumns.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};
const { Changed, Grid } = drawn.ltr;

const head = (name: string) => screen.getByRole('columnheader', { name });
const heads = () => screen.getAllByRole('columnheader').map((one) => one.ariaLabel ?? one.textContent);
const widthOf = (name: string) => Math.round(head(name).getBoundingClientRect().width);
const handle = (name: string) => head(name).querySelector<HTMLElement>('[data-part="table-columns-handle"]');
const button = (name: string) => screen.getByRole('button', { name });
const open = () => userEvent.click(button('Columns'));
const item = (name: string) => screen.getByRole('toolbar', { name }).closest('li');

/** Waits for one announcement, and returns it. */
async function heardOnce(act: () => Promise<void>, expected: string) {
  const heard = recordAnnouncements();
  await act();
  await exactly(() => heard.messages.map(({ message }) => message), [expected]);
  heard.stop();
}

/** Drags an element with a real mouse, by CSS pixels. */
async function drag(element: HTMLElement | null, x: number, y = 0) {
  if (!element) throw new Error('There is nothing to drag.');
  // While the list opens or closes, it moves, or covers the headers.
  await expect.poll(() => document.getAnimations()).toEqual([]);
  const { width, height } = element.getBoundingClientRect();
  const [sourcePosition, targetPosition] = [
    { x: width / 2, y: height / 2 },
    { x: width / 2 + x, y: height / 2 + y },
  ];
  await userEvent.dragAndDrop(element, element, { sourcePosition, targetPosition, force: true });
}

beforeEach(() => resizeWindow(1280, 900));

test('DT-9: people choose columns and their order with presses, each is announced once, and focus stays', async () => {
  render(<Changed />);
  expect(heads()).toEqual([
    'Selection',
    'Caller',
    'City',
    'Date',
    'Phone number',
    'Topic',
    'Minutes',
    'Actions',
  ]);
  await open();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Caller' }).disabled).toBe(true);

  const city = screen.getByText('City', { selector: 'label' });
  await heardOnce(() => userEvent.click(city), 'City is hidden, 6 columns are shown');
  expect(heads()).not.toContain('City');

  const later = button('Move City later');
  await heardOnce(() => userEvent.click(later), 'City is now column 3 of 8');
  expect(document.activeElement).toBe(later);
  await userEvent.click(city);
  expect(heads().slice(2, 4)).toEqual(['Date', 'City']);

  const earlier = button('Move City earlier');
  await userEvent.click(earlier);
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(earlier);
  // Pinned columns stay first.
  expect(earlier.ariaDisabled).toBe('true');
  expect(heads().slice(1, 4)).toEqual(['Caller', 'City', 'Date']);

  await heardOnce(() => userEvent.click(button('Reset')), 'The columns are reset');
  expect(heads().slice(1, 3)).toEqual(['Caller', 'Phone number']);
});

test('DT-9: a column is as wide as people make it: with buttons, by dragging in both directions, and automatically', async () => {
  render(<Changed />);
  expect([widthOf('Topic'), widthOf('Phone number')]).toEqual([288, 176]);
  await open();
  await heardOnce(
    () => userEvent.click(button('Make Phone number wider')),
    'Phone number is 192 pixels wide',
  );
  await userEvent.click(button('192 px: use the automatic width of Phone number'));
  expect(widthOf('Phone number')).toBeLessThan(176);
  // The button also closes its list.
  await open();

  await heardOnce(() => drag(handle('Topic'), -60), 'Topic is 228 pixels wide');
  expect(widthOf('Topic')).toBe(228);
  const automatic = 'Topic has its automatic width';
  await heardOnce(() => userEvent.dblClick(handle('Topic') as HTMLElement, { force: true }), automatic);
  expect(head('Topic').style.inlineSize).toBe('');
});

test('a column is moved by dragging its row, right to left its width grows to the left', async () => {
  const { unmount } = render(<Changed />);
  await open();
  const grip = item('City')?.firstElementChild as HTMLElement;
  const { height = 0 } = item('City')?.getBoundingClientRect() ?? {};
  await heardOnce(() => drag(grip, 0, 2 * height + 8), 'City is now column 4 of 8');
  expect(heads().slice(1, 5)).toEqual(['Caller', 'Date', 'Phone number', 'City']);
  unmount();

  render(<drawn.rtl.InHebrew />);
  await drag(handle(hebrew.phone), -40);
  expect(widthOf(hebrew.phone)).toBe(216);
});

test('DT-9: pinned columns stay in view, opaque, with the checkboxes before them; in stacked rows there are neither pins nor widths', async () => {
  render(<Changed />);
  const box = await screen.findByRole('region', { name: english.label });
  box.scrollLeft = 200;
  const { left } = box.getBoundingClientRect();
  const [check, caller] = screen.getAllByRole('row')[2]?.children ?? [];
  expect(check?.getBoundingClientRect().left).toBe(left);
  expect(caller?.getBoundingClientRect().left).toBe(check?.getBoundingClientRect().right);
  const selected = getComputedStyle(screen.getAllByRole('row')[2] as HTMLElement).backgroundColor;
  expect(getComputedStyle(caller as HTMLElement).backgroundColor).toBe(selected);
  expect(selected).not.toContain('rgba');

  const city = within(head('City')).getByRole('slider');
  expect(city.getBoundingClientRect().left).toBeLessThan(caller?.getBoundingClientRect().right ?? 0);
  city.focus();
  expect(city.getBoundingClientRect().left).toBeGreaterThanOrEqual(
    caller?.getBoundingClientRect().right ?? 0,
  );

  await resizeWindow(390, 800);
  await expect.poll(() => screen.queryByRole('slider')).toBeNull();
  expect(getComputedStyle(caller as HTMLElement).position).toBe('static');
  expect(head('Topic').getBoundingClientRect().width).toBeLessThan(2);
  await open();
  expect(screen.queryByRole('button', { name: /^Pin|wider$/ })).toBeNull();
  expect(button('Move City later')).toBeTruthy();
});

test('in a grid, handles resize without sorting, and aren’t tab stops; the panel does the same', async () => {
  render(<Grid />);
  expect(heads().slice(0, 3)).toEqual(['Caller', 'City', 'Phone number']);
  expect(screen.queryByRole('slider')).toBeNull();
  const before = widthOf('Caller');
  await drag(handle('Caller'), 30);
  expect(widthOf('Caller')).toBe(before + 30);
  expect(head('Caller').ariaSort).toBe('none');

  await open();
  await heardOnce(() => userEvent.click(button('Pin Minutes')), 'Minutes is pinned, column 3 of 8');
  expect(heads()[2]).toBe('Minutes');
  expect(button('Pin Minutes').ariaPressed).toBe('true');
});

test('on a server, the columns have their order and widths, and hydrate without warnings', () => {
  const { place, comeToLife } = served(
    <UIProvider locale="en">
      <Calls {...stories.Changed.args} />
    </UIProvider>,
  );
  const first = place.querySelectorAll('th[scope="col"]');
  expect([...first].slice(1, 4).map((one) => one.getAttribute('aria-label'))).toEqual([
    ...['Caller', 'City', 'Date'],
  ]);
  expect(place.innerHTML).toContain('inline-size:288px');
  comeToLife();
});

keyboardTable('TableColumns', (row) => {
  const words = { ltr: english, rtl: hebrew };

  row(
    {
      key: 'Left, Right',
      where: 'handle of a column header',
      does: 'makes the column narrower or wider by 16 px',
      rightToLeft: 'Right makes it narrower, Left wider',
    },
    async ({ direction }) => {
      const { Changed: English, InHebrew } = drawn[direction];
      const Story = direction === 'rtl' ? InHebrew : English;
      render(<Story />);
      const { topic } = words[direction];
      within(head(topic)).getByRole('slider').focus();
      const [wider, narrower] = direction === 'rtl' ? ['Left', 'Right'] : ['Right', 'Left'];
      await userEvent.keyboard(`{Arrow${wider}}`);
      expect(widthOf(topic)).toBe(304);
      await userEvent.keyboard(`{Arrow${narrower}}{Arrow${narrower}}`);
      expect(widthOf(topic)).toBe(272);
    },
  );

  row(
    {
      key: 'Left, Right',
      where: 'button of a column in the list',
      does: 'moves to the next button of the column; Tab moves to the next column',
    },
    async ({ direction }) => {
      const { Changed: English, InHebrew } = drawn[direction];
      const Story = direction === 'rtl' ? InHebrew : English;
      render(<Story />);
      const { city, date } = words[direction];
      await userEvent.click(screen.getByRole('button', { name: /^Columns$|^עמודות$/ }));
      const [first, second, pin] = within(screen.getByRole('toolbar', { name: city })).getAllByRole('button');
      first?.focus();
      const [next, previous] = direction === 'rtl' ? ['Left', 'Right'] : ['Right', 'Left'];
      await userEvent.keyboard(`{Arrow${next}}{Arrow${next}}`);
      expect(document.activeElement).toBe(pin);
      await userEvent.keyboard(`{Arrow${previous}}`);
      expect(document.activeElement).toBe(second);
      await userEvent.keyboard('{Tab}{Tab}');
      const [, sameOfNext] = within(screen.getByRole('toolbar', { name: date })).getAllByRole('button');
      expect(document.activeElement).toBe(sameOfNext);
    },
  );
});

import { composeStories } from '@storybook/react-vite';
import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { recordAnnouncements } from '../../testing/recordAnnouncements.ts';
import { UIProvider } from '../UIProvider/index.ts';
import { clinicWeek, sampleNow, sampleZone } from './samples.ts';
import * as stories from './WeekCalendar.stories.tsx';
import { WeekCalendar } from './WeekCalendar.tsx';

const { Ready, WithPopover, AllDay, Waiting } = composeStories(stories);
const hebrew = composeStories(stories, { initialGlobals: { locale: 'he' } });
const russian = composeStories(stories, { initialGlobals: { locale: 'ru' } });

const grid = () => screen.getByRole('grid', { name: 'Appointments' });
const event = (name: RegExp) => within(grid()).getByRole('button', { name });
const focused = () => document.activeElement;
const enter = () => act(() => grid().querySelector<HTMLElement>('[tabindex="0"]')?.focus());

interface Emulation {
  send: (method: string, parameters: unknown) => Promise<unknown>;
}
const emulation = () => cdp() as unknown as Emulation;
const emulate = (features: Record<string, string>) =>
  emulation().send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });

afterEach(() => emulate({ 'forced-colors': 'none', 'prefers-reduced-motion': 'no-preference' }));

beforeEach(() => page.viewport(1080, 800));

const weeks = [
  {
    name: 'English',
    Story: Ready,
    next: '22 to 28 November 2026, No events this week. Tuesday 24 November, 11:00, free',
    back: '15 to 21 November 2026, 26 events. Tuesday 17 November, 11:00, 2 events, now',
  },
  {
    name: 'Hebrew',
    Story: hebrew.InHebrew,
    next: '22 עד 28 בנובמבר 2026, אין אירועים השבוע. יום שלישי, 24 בנובמבר, 11:00, פנוי',
    back: '15 עד 21 בנובמבר 2026, 26 אירועים. יום שלישי, 17 בנובמבר, 11:00, שני אירועים, עכשיו',
  },
  {
    name: 'Russian',
    Story: russian.InRussian,
    next: 'с 22 по 28 ноября 2026 г., На этой неделе нет событий. вторник, 24 ноября, 11:00, свободно',
    back: 'с 15 по 21 ноября 2026 г., 26 событий. вторник, 17 ноября, 11:00, 2 события, сейчас',
  },
];

test.each(weeks)('WC-7: in $name Page Down and Page Up say the slot with the week', async (week) => {
  const heard = recordAnnouncements();
  render(<week.Story />);
  act(() => screen.getByRole('grid').querySelector<HTMLElement>('[tabindex="0"]')?.focus());
  await userEvent.keyboard('{PageDown}');
  await expect.poll(() => heard.messages.map(({ message }) => message)).toEqual([week.next]);
  await userEvent.keyboard('{PageUp}');
  await expect.poll(() => heard.messages.map(({ message }) => message)).toEqual([week.next, week.back]);
  heard.stop();
});

test('WC-7: an arrow over the edge of the week moves focus to the slot, so the message leaves it out', async () => {
  const heard = recordAnnouncements();
  render(<Ready />);
  enter();
  await userEvent.keyboard('{End}{ArrowRight}');
  await expect
    .poll(() => heard.messages.map(({ message }) => message))
    .toEqual(['22 to 28 November 2026, No events this week']);
  expect(focused()?.ariaLabel).toBe('Sunday 22 November, 11:00, free');
  heard.stop();
});

test('WC-7: a slot that was still loading when focus came to it is said with the week', async () => {
  const heard = recordAnnouncements();
  const { rerender } = render(<Ready isLoading />);
  enter();
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(focused()?.ariaLabel).toBe('Sunday 22 November, 11:00, loading');
  rerender(<Ready />);
  await expect
    .poll(() => heard.messages.map(({ message }) => message))
    .toEqual(['22 to 28 November 2026, No events this week. Sunday 22 November, 11:00, free']);
  heard.stop();
});

test('a popover stands beside its event, takes focus, and gives it back', async () => {
  render(<WithPopover />);
  await userEvent.click(event(/Surgery prep/));
  const panel = screen.getByRole('dialog', { name: 'Surgery prep' });
  expect(panel.contains(focused())).toBe(true);
  await userEvent.click(within(panel).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(focused()).toBe(event(/Surgery prep/));
});

test('focus is never under the days or the hours, and what lasts a day stands above them', async () => {
  render(<AllDay height="240px" />);
  enter();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await userEvent.keyboard('{ArrowUp>20/}');
  const head = screen.getByRole('columnheader', { name: /Saturday/ }).getBoundingClientRect();
  expect(focused()?.getBoundingClientRect().top).toBeGreaterThanOrEqual(head.bottom);
  expect(event(/^Tuesday 17 November, All day, Holiday/)).toBeTruthy();
});

test('what lasts a day stays in sight while the hours scroll, and focus does not go under it', async () => {
  render(<AllDay height="400px" />);
  enter();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  const holiday = event(/^Tuesday 17 November, All day, Holiday/);
  const head = screen.getByRole('columnheader', { name: /Tuesday/ }).getBoundingClientRect();
  expect(holiday.getBoundingClientRect().top).toBeGreaterThanOrEqual(head.bottom);
  expect(holiday.getBoundingClientRect().top).toBeLessThan(head.bottom + 100);
  await userEvent.keyboard('{ArrowUp>20/}');
  expect(focused()?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
    holiday.closest('[role="row"]')?.getBoundingClientRect().bottom ?? 0,
  );
});

test('where it would take more than a third of the room, it scrolls with the hours', async () => {
  render(<AllDay height="120px" />);
  enter();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  const head = screen.getByRole('columnheader', { name: /Tuesday/ }).getBoundingClientRect();
  const holiday = event(/^Tuesday 17 November, All day, Holiday/);
  expect(holiday.getBoundingClientRect().bottom).toBeLessThan(head.bottom);
});

test('the hours are 650 px high and scroll, unless the host says otherwise', () => {
  const { unmount } = render(<Ready />);
  const heightOfHours = () => grid().parentElement?.getBoundingClientRect().height;
  expect(heightOfHours()).toBe(650);
  unmount();
  render(<Ready height="400px" />);
  expect(heightOfHours()).toBe(400);
});

test('an event is not dragged, resized or deleted', async () => {
  render(<Ready />);
  const one = event(/Surgery prep/);
  const place = () => JSON.stringify(event(/Surgery prep/).getBoundingClientRect());
  one.scrollIntoView({ block: 'center' });
  const before = place();
  expect(one.draggable).toBe(false);
  expect(getComputedStyle(one).resize).toBe('none');
  await userEvent.dragAndDrop(
    one,
    screen.getByRole('gridcell', { name: 'Thursday 19 November, 10:30, free' }),
  );
  one.focus();
  await userEvent.keyboard('{Delete}{Backspace}');
  one.scrollIntoView({ block: 'center' });
  expect(place()).toBe(before);
});

test('a week that comes at once is not announced by grey shapes', () => {
  const { container } = render(<Waiting />);
  const shape = container.querySelector('[aria-hidden="true"]:has(span[aria-hidden="true"])');
  expect(shape?.getAnimations().map(({ effect }) => effect?.getTiming().duration)).toEqual([200]);
});

test('a server draws the whole week, and the browser takes it over without a word in the log', () => {
  const logged = vi.spyOn(console, 'error');
  const week = (
    <UIProvider locale="he">
      <WeekCalendar
        label="תורים"
        events={clinicWeek('he')}
        timeZone={sampleZone}
        now={sampleNow}
        defaultPresentation="grid"
      />
    </UIProvider>
  );
  const html = renderToString(week);
  expect(html).toContain('aria-label="יום חמישי, 19 בנובמבר, 10:30, פנוי"');
  expect(html).toContain('הכנה לניתוח');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const { unmount } = render(week, { container, hydrate: true });
  expect(within(container).getAllByRole('gridcell')).toHaveLength(196);
  expect(logged).not.toHaveBeenCalled();
  unmount();
  container.remove();
});

test('WC-17: in forced colours events have edges, dashed where they are, and the slot with the focus has a ring', async () => {
  await emulate({ 'forced-colors': 'active', 'prefers-reduced-motion': 'reduce' });
  render(<AllDay />);
  for (const [name, edge] of [
    [/Surgery prep/, 'solid'],
    [/Irina Volkova, cancelled/, 'dashed'],
    [/Anna Weiss, waiting/, 'dashed'],
  ] as const) {
    const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(event(name));
    expect([borderTopStyle, borderTopWidth]).toEqual([edge, '1px']);
    expect(borderTopColor).not.toBe('rgba(0, 0, 0, 0)');
  }
  enter();
  await userEvent.keyboard('{End}');
  const ring = getComputedStyle(focused() as Element, '::after');
  expect([ring.outlineStyle, ring.outlineWidth]).toEqual(['solid', '2px']);
  expect(document.getAnimations()).toEqual([]);
});

test('while events are on their way no slot says that it is free, in the list neither', () => {
  const { unmount } = render(<Waiting />);
  expect(grid().getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByRole('gridcell', { name: /free/ })).toBeNull();
  expect(screen.getByRole('gridcell', { name: 'Thursday 19 November, 10:30, loading' })).toBeTruthy();
  unmount();
  render(<Waiting defaultPresentation="list" />);
  expect(screen.getAllByText('Loading')).toHaveLength(7);
});

import { composeStories } from '@storybook/react-vite';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { closeTargets } from '../../testing/closeTargets.ts';
import { recordAnnouncements } from '../../testing/recordAnnouncements.ts';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import * as stories from './WeekCalendarEditing.stories.tsx';

const { Ready, Refused, Month } = composeStories(stories);
const { Ready: InHebrew } = composeStories(stories, { initialGlobals: { locale: 'he' } });
const event = (name: RegExp) => within(screen.getByRole('grid')).getByRole('button', { name });
const bar = () => screen.getByRole('group', { name: 'Editing' });
const button = (name: string) => within(bar()).getByRole('button', { name });
const focus = (element: HTMLElement) => act(() => element.focus());
const keys = (pressed: string) => userEvent.keyboard(pressed);

/** Tuesday 17 November from 14:00 to 16:00 in the hall. Nothing overlaps it. */
const meeting = /^14:00 to 16:00, Tuesday 17 November, Team meeting/;

beforeEach(() => resizeWindow(1080, 900));

describe('with the keyboard', () => {
  test('WC-9: F2 moves an event with the arrow keys, each step is announced, and Enter keeps it', async () => {
    const save = vi.fn();
    render(<Ready save={save} />);
    const heard = recordAnnouncements();
    focus(event(meeting));
    await keys('{F2}');
    await expect
      .poll(() => heard.messages.at(-1)?.message)
      .toBe(
        'Moving Team meeting. Arrow keys move it. Shift and arrow keys change its length. Enter keeps it, Esc cancels.',
      );
    await keys('{ArrowLeft}{ArrowDown}');
    await expect
      .poll(() => heard.messages.at(-1)?.message)
      .toBe('14:15 to 16:15, Monday 16 November, overlaps 1 event');
    await keys('{Shift>}{ArrowUp}{/Shift}');
    await expect.poll(() => heard.messages.at(-1)?.message).toMatch(/^14:15 to 16:00/);
    expect(save).not.toHaveBeenCalled();
    await keys('{Enter}');
    expect(save.mock.calls).toEqual([
      [expect.objectContaining({ start: '2026-11-16T14:15:00+02:00', end: '2026-11-16T16:00:00+02:00' })],
    ]);
    const moved = event(/^14:15 to 16:00, Monday 16 November, Team meeting/);
    expect(document.activeElement).toBe(moved);
    await expect
      .poll(() => heard.messages.at(-1)?.message)
      .toBe(
        'Team meeting is now at 14:15 to 16:00, Monday 16 November, overlaps 1 event. Undo is below the calendar',
      );
    heard.stop();
  });

  test('Esc returns the event to its old time, and focus stays on it', async () => {
    const save = vi.fn();
    render(<Ready save={save} />);
    const heard = recordAnnouncements();
    focus(event(meeting));
    await keys('{F2}{ArrowDown}{Escape}');
    expect(document.activeElement).toBe(event(meeting));
    expect(save).not.toHaveBeenCalled();
    await expect
      .poll(() => heard.messages.at(-1)?.message)
      .toBe('Team meeting is back at 14:00 to 16:00, Tuesday 17 November');
    heard.stop();
  });

  test('moving closes the tooltip of a cut title, so that the first Esc returns the event', async () => {
    const title = 'Consultation about a whole new set of crowns';
    render(
      <Ready initialEvents={[{ id: 'a', title, start: '2026-11-17T12:00', end: '2026-11-17T12:30' }]} />,
    );
    const tooltip = () => document.querySelector('[data-part="tooltip"]')?.textContent ?? '';
    await keys('{Shift}');
    focus(event(/Consultation/));
    await expect.poll(tooltip, { timeout: 10_000 }).toContain(title);
    await keys('{F2}{ArrowDown}');
    expect(document.querySelector('[data-part="week-calendar-draft"]')).not.toBeNull();
    await keys('{Escape}');
    expect(document.querySelector('[data-part="week-calendar-draft"]')).toBeNull();
    expect(document.activeElement).toBe(event(/^12:00 to 12:30/));
  });

  test('an event that can’t be changed doesn’t react to F2 and has no button', async () => {
    render(<Ready />);
    focus(event(/^15:00 to 16:00, Monday 16 November, Team meeting/));
    await keys('{F2}');
    expect(within(bar()).queryByRole('button')).toBeNull();
    expect(document.querySelector('[data-part="week-calendar-draft"]')).toBeNull();
  });

  test('beyond the last day an event moves into the next week, with focus', async () => {
    render(<Ready />);
    focus(event(/^19:00 to 20:00, Saturday 21 November/));
    await keys('{F2}{ArrowRight}');
    await screen.findByRole('columnheader', { name: 'Sunday 22 November' });
    await keys('{Enter}');
    await waitFor(() =>
      expect(document.activeElement?.ariaLabel).toMatch(/^19:00 to 20:00, Sunday 22 November/),
    );
  });

  test('whole days move by days and stay dates', async () => {
    const save = vi.fn();
    render(<Ready save={save} />);
    focus(screen.getAllByRole('button', { name: /Fair/ })[0] as HTMLElement);
    await keys('{F2}{ArrowRight}{Shift>}{ArrowRight}{/Shift}{Enter}');
    expect(save.mock.calls).toEqual([[expect.objectContaining({ start: '2026-11-16', end: '2026-11-19' })]]);
  });

  test('Shift and arrow keys select a range from a slot, and Enter passes it on', async () => {
    const select = vi.fn();
    render(<Ready onRangeSelect={select} />);
    const heard = recordAnnouncements();
    const slot = screen.getByRole('gridcell', { name: 'Thursday 19 November, 17:30, free' });
    focus(slot);
    await keys('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(document.activeElement).toBe(slot);
    await expect.poll(() => heard.messages.at(-1)?.message).toBe('17:30 to 19:00, Thursday 19 November');
    await keys('{Enter}');
    expect(select.mock.calls).toEqual([
      [{ start: '2026-11-19T17:30:00+02:00', end: '2026-11-19T19:00:00+02:00' }],
    ]);
    heard.stop();
  });

  test('an arrow key alone ends a selection and moves focus', async () => {
    render(<Ready />);
    focus(screen.getByRole('gridcell', { name: 'Thursday 19 November, 17:30, free' }));
    await keys('{Shift>}{ArrowDown}{/Shift}{ArrowDown}');
    expect(document.activeElement?.ariaLabel).toBe('Thursday 19 November, 18:00, free');
    expect(document.querySelector('[data-part="week-calendar-draft"]')).toBeNull();
  });
});

describe('in a month', () => {
  const month = (save: () => void) => {
    render(<Month save={save} />);
    return screen.getByRole('button', { name: /^19:00 to 20:00, Saturday 21 November/ });
  };

  test('arrow keys move an event by days and weeks, and a click takes it to a day', async () => {
    const save = vi.fn();
    focus(month(save));
    await keys('{F2}{ArrowDown}{ArrowRight}');
    const marked = () => [...document.querySelectorAll('[data-drop]')].map((cell) => cell.ariaLabel);
    expect(marked()).toEqual(['Sunday 29 November, no events']);
    expect(within(bar()).queryByRole('button', { name: 'Later' })).toBeNull();
    await userEvent.click(screen.getByRole('gridcell', { name: 'Thursday 26 November, no events' }));
    await keys('{Enter}');
    expect(save.mock.calls).toEqual([
      [expect.objectContaining({ start: '2026-11-26T19:00:00+02:00', end: '2026-11-26T20:00:00+02:00' })],
    ]);
    expect(document.activeElement?.ariaLabel).toMatch(/^19:00 to 20:00, Thursday 26 November/);
  });

  test('past the last day, an event moves into the next month', async () => {
    const save = vi.fn();
    focus(month(save));
    await keys('{F2}{ArrowDown}{ArrowDown}');
    await screen.findByRole('heading', { name: 'December 2026' });
    await keys('{Enter}');
    expect(save).toHaveBeenCalledWith(expect.objectContaining({ start: '2026-12-05T19:00:00+02:00' }));
  });

  test('the pointer drags an event to another day', async () => {
    const save = vi.fn();
    const one = month(save);
    await userEvent.dragAndDrop(one, screen.getByRole('gridcell', { name: /^Thursday 26 November/ }));
    expect(save).toHaveBeenCalledWith(expect.objectContaining({ start: '2026-11-26T19:00:00+02:00' }));
  });
});

describe('with single clicks', () => {
  test('WC-9: buttons below the calendar move and resize the event that had focus', async () => {
    const save = vi.fn();
    render(<Ready save={save} />);
    focus(event(meeting));
    await userEvent.click(button('Move or Resize'));
    for (const name of [
      'Later',
      'Later',
      'Earlier',
      'Next Day',
      'Next Day',
      'Previous Day',
      'Longer',
      'Longer',
    ])
      await userEvent.click(button(name));
    await userEvent.click(button('Shorter'));
    await userEvent.click(button('Done'));
    expect(save.mock.calls).toEqual([
      [expect.objectContaining({ start: '2026-11-18T14:15:00+02:00', end: '2026-11-18T16:30:00+02:00' })],
    ]);
    expect(document.activeElement).toBe(event(/^14:15 to 16:30, Wednesday 18 November, Team meeting/));
  });

  test('a click on a slot takes the event there', async () => {
    render(<Ready />);
    focus(event(meeting));
    await keys('{F2}');
    await userEvent.click(screen.getByRole('gridcell', { name: 'Friday 20 November, 14:30, free' }));
    await userEvent.click(button('Done'));
    expect(event(/^14:30 to 16:30, Friday 20 November, Team meeting/)).toBeTruthy();
  });

  test('all targets are 24 px or more, or far enough apart', async () => {
    render(<Ready />);
    focus(event(meeting));
    await keys('{F2}');
    expect(closeTargets(within(bar()).getAllByRole('button'))).toEqual([]);
  });
});

test('on a narrow screen, the bar doesn’t cover the event that is moved', async () => {
  await resizeWindow(390, 700);
  render(<Ready />);
  focus(event(/^19:00 to 20:00, Saturday 21 November/));
  await keys('{F2}{ArrowLeft}{ArrowLeft}');
  for (let step = 0; step < 4; step += 1) {
    const moved = document.querySelector('[data-part="week-calendar-draft"]')?.getBoundingClientRect();
    expect(moved?.bottom).toBeLessThan(bar().getBoundingClientRect().top);
    await keys('{ArrowUp}{ArrowUp}{ArrowLeft}');
  }
});

test('Undo passes the old times on, and the event is back', async () => {
  const save = vi.fn();
  render(<Ready save={save} />);
  focus(event(meeting));
  await keys('{F2}{ArrowDown}{Enter}');
  await userEvent.click(button('Undo'));
  expect(save.mock.lastCall).toEqual([
    expect.objectContaining({ start: '2026-11-17T14:00', end: '2026-11-17T16:00' }),
  ]);
  expect(document.activeElement).toBe(event(meeting));
  expect(within(bar()).queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a change that is being saved is at its new place and busy, and goes back with the reason if it fails', async () => {
  let refuse: (error: Error) => void = () => undefined;
  render(
    <Refused
      save={() =>
        new Promise((_, reject) => {
          refuse = reject;
        })
      }
    />,
  );
  const heard = recordAnnouncements();
  focus(event(meeting));
  await keys('{F2}{ArrowDown}{Enter}');
  const busy = event(/^14:30 to 16:30, Tuesday 17 November, Team meeting, Hall, saving/);
  expect(busy.hasAttribute('data-busy')).toBe(true);
  await keys('{F2}');
  expect(within(bar()).queryByRole('button', { name: 'Done' })).toBeNull();
  await act(async () => refuse(new Error('The room is closed.')));
  expect(document.activeElement).toBe(event(meeting));
  const message =
    'Couldn’t move Team meeting. It is back at 14:00 to 16:00, Tuesday 17 November. The room is closed.';
  expect(bar().textContent).toContain(message);
  await expect.poll(() => heard.messages.at(-1)?.message).toBe(message);
  heard.stop();
});

describe('with the pointer', () => {
  /** A mouse at a point relative to the upper left corner of an element. */
  const mouse = (
    type: string,
    on: Element,
    [x, y]: readonly [number, number],
    more: PointerEventInit = {},
  ) => {
    const { left, top } = on.getBoundingClientRect();
    const target = document.elementFromPoint(left + x, top + y) ?? on;
    const init = {
      bubbles: true,
      cancelable: true,
      clientX: left + x,
      clientY: top + y,
      isPrimary: true,
      ...more,
    };
    act(() => void target.dispatchEvent(new PointerEvent(type, init)));
  };
  const drag = (from: HTMLElement, to: HTMLElement, at: readonly [number, number] = [20, 20]) => {
    from.scrollIntoView({ block: 'center' });
    mouse('pointerdown', from, at);
    mouse('pointermove', from, [at[0] + 6, at[1]]);
    mouse('pointermove', to, at);
  };
  const slot = (name: string) => screen.getByRole('gridcell', { name });
  const friday = 'Friday 20 November, 15:00, free';

  test('an event is dragged to another day and time, which is shown meanwhile', async () => {
    render(<Ready />);
    drag(event(meeting), slot(friday));
    expect(document.querySelector('[data-part="week-calendar-draft"]')?.textContent).toBe(
      'Team meeting15:00–17:00',
    );
    mouse('pointerup', slot(friday), [20, 20]);
    expect(event(/^15:00 to 17:00, Friday 20 November, Team meeting/)).toBeTruthy();
  });

  test('dragging an edge resizes it', async () => {
    render(<Ready />);
    const one = event(meeting);
    one.scrollIntoView({ block: 'center' });
    mouse('pointerover', one, [20, 20]);
    const edge = document.querySelector<HTMLElement>('[data-edge="end"]');
    if (!edge) throw new Error('No edge');
    mouse('pointerdown', edge, [20, 3]);
    mouse('pointermove', edge, [20, 27]);
    mouse('pointerup', edge, [20, 27]);
    expect(event(/^14:00 to 16:30, Tuesday 17 November, Team meeting/)).toBeTruthy();
  });

  test('dragging the edge of an all-day event changes its days', async () => {
    const save = vi.fn();
    render(<Ready save={save} />);
    const fair = screen.getByRole('button', { name: /Fair/ });
    mouse('pointerover', fair, [20, 5]);
    const edge = document.querySelector<HTMLElement>('[data-edge="end"]');
    if (!edge) throw new Error('No edge');
    const wednesday = slot('Wednesday 18 November, 06:00, free');
    mouse('pointerdown', edge, [3, 5]);
    mouse('pointermove', wednesday, [20, 5]);
    expect(document.querySelector('[data-part="week-calendar-draft"]')?.textContent).toBe('Fair');
    mouse('pointerup', wednesday, [20, 5]);
    expect(save.mock.calls).toEqual([[expect.objectContaining({ start: '2026-11-15', end: '2026-11-19' })]]);
  });

  test.each([
    { name: 'English', Calendar: Ready, forward: '{ArrowRight}' },
    { name: 'Hebrew', Calendar: InHebrew, forward: '{ArrowLeft}' },
  ])('in a day in $name, an event moves by keys and pointer, and its edge by the pointer', async (given) => {
    const { Calendar, forward } = given;
    const save = vi.fn();
    render(<Calendar defaultView="day" save={save} />);
    const find = (selector: string) => document.querySelector(selector) as HTMLElement;
    const saved = () =>
      save.mock.lastCall?.map(({ start, end }) => `${start.slice(8, 16)}–${end.slice(8, 16)}`);
    const meeting = () => find('[data-key^="b12@"]');
    const at1730 = () => find('[data-row="23"] > [role="gridcell"]');
    focus(meeting());
    await keys(`{F2}{ArrowDown}${forward}{Enter}`);
    expect(saved()).toEqual(['18T14:15–18T16:15']);
    await waitFor(() => expect(document.activeElement).toBe(meeting()));

    drag(meeting(), at1730());
    mouse('pointerup', at1730(), [20, 20]);
    expect(saved()).toEqual(['18T17:30–18T19:30']);
    mouse('pointerover', meeting(), [20, 20]);
    mouse('pointerdown', find('[data-edge="start"]'), [20, 3]);
    mouse('pointermove', at1730(), [20, 27]);
    mouse('pointerup', at1730(), [20, 27]);
    expect(saved()).toEqual(['18T18:00–18T19:30']);
  });

  test('Esc cancels a drag', async () => {
    const save = vi.fn();
    render(<Ready save={save} />);
    drag(event(meeting), slot(friday));
    await keys('{Escape}');
    mouse('pointerup', slot(friday), [20, 20]);
    expect(save).not.toHaveBeenCalled();
    expect(event(meeting)).toBeTruthy();
  });

  test('a finger scrolls, unless it is held first', async () => {
    const save = vi.fn();
    render(<Ready save={save} />);
    const one = event(meeting);
    one.scrollIntoView({ block: 'center' });
    const touch = { pointerType: 'touch', pointerId: 0 };
    mouse('pointerdown', one, [20, 20], touch);
    mouse('pointermove', one, [20, 60], touch);
    mouse('pointerup', one, [20, 60], touch);
    expect(save).not.toHaveBeenCalled();
    mouse('pointerdown', one, [20, 20], touch);
    await waitFor(() => expect(document.querySelector('[data-part="week-calendar-draft"]')).toBeTruthy());
    mouse('pointermove', slot(friday), [20, 20], touch);
    mouse('pointerup', slot(friday), [20, 20], touch);
    expect(save).toHaveBeenCalledOnce();
  });

  test('dragging over slots selects a range', async () => {
    const select = vi.fn();
    render(<Ready onRangeSelect={select} />);
    drag(slot('Friday 20 November, 13:00, free'), slot(friday), [20, 5]);
    mouse('pointerup', slot(friday), [20, 5]);
    expect(select.mock.calls).toEqual([
      [{ start: '2026-11-20T13:00:00+02:00', end: '2026-11-20T15:30:00+02:00' }],
    ]);
  });

  test('a real mouse drags too, and its release is not a click', async () => {
    const pressed = vi.fn();
    render(<Ready onEventAction={pressed} onSlotAction={pressed} />);
    event(meeting).scrollIntoView({ block: 'center' });
    await userEvent.dragAndDrop(event(meeting), slot(friday));
    await screen.findByRole('button', { name: /Friday 20 November, Team meeting/ });
    expect(pressed).not.toHaveBeenCalled();
  });
});

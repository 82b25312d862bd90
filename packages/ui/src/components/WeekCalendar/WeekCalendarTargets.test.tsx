import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { closeTargets } from '../../testing/closeTargets.ts';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import { clinicWeek, crowdOf } from './samples.ts';
import * as stories from './WeekCalendar.stories.tsx';

const { Ready, AllDay, Narrow } = composeStories(stories);
const hebrew = composeStories(stories, { initialGlobals: { locale: 'he' } });

const at = (id: string, start: string, end: string) => ({
  id,
  title: `Call ${id}`,
  start: `2026-11-${start}`,
  end: `2026-11-${end}`,
});

const crowded = [...clinicWeek(), ...crowdOf(7)];
const weeks = [
  { name: 'the week of a clinic', events: clinicWeek() },
  { name: 'a crowded day', events: crowded },
  {
    name: 'half hours one after another',
    events: [
      at('1', '18T09:00', '18T09:30'),
      at('2', '18T09:30', '18T10:00'),
      at('3', '18T10:00', '18T10:30'),
      at('4', '19T09:15', '19T09:45'),
      at('5', '19T09:45', '19T10:15'),
    ],
  },
  {
    name: 'five at a time',
    events: ['a', 'b', 'c', 'd', 'e'].flatMap((id) => [
      at(`${id}1`, '16T09:00', '16T09:30'),
      at(`${id}2`, '16T09:30', '16T10:00'),
      at(`${id}3`, '18T09:15', '18T09:45'),
      at(`${id}4`, '18T10:00', '18T12:00'),
    ]),
  },
];

/** Buttons, links, and the free slots, which can be pressed. */
const targets = () => [
  ...screen.getAllByRole('button'),
  ...screen.queryAllByRole('link'),
  ...screen.queryAllByRole('gridcell').filter(({ ariaLabel }) => /(free|פנוי)$/.test(ariaLabel ?? '')),
];

test.each(weeks.flatMap((week) => [1440, 800, 390].map((width) => ({ ...week, width }))))(
  'each event and each free slot has 24 px to itself: $name, $width px wide',
  async ({ events, width }) => {
    await resizeWindow(width, 800);
    // All of it is in the page: nothing is scrolled over what stands around it.
    render(<Ready events={events} height="2000px" />);
    expect(closeTargets(targets())).toEqual([]);
  },
);

test('events have 24 px to themselves right to left, above the hours and in the list', async () => {
  await resizeWindow(1024, 800);
  const { unmount } = render(<hebrew.InHebrew events={crowded} height="2000px" />);
  expect(closeTargets(targets())).toEqual([]);
  unmount();
  const { unmount: leave } = render(<AllDay height="2000px" />);
  expect(closeTargets(targets())).toEqual([]);
  leave();
  render(<Narrow />);
  expect(closeTargets(targets())).toEqual([]);
});

import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Chart, csvOf } from '../LineChart/index.ts';
import * as stories from '../LineChart/LineChart.stories.tsx';

const { TenMinutes, TenMinutesInHebrew, ByDepth, BarsOfYears, GroupedBars, EightBars, GroupedBarsInHebrew } =
  composeStories(stories);

const { keyboard, tab } = userEvent;
const explorer = () => screen.getByRole<HTMLInputElement>('slider');
/** Without the isolates around values. */
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u2066-\u2069]/g, '');
const spoken = () => plain(explorer().getAttribute('aria-valuetext'));
const summary = () =>
  plain(document.getElementById(explorer().getAttribute('aria-describedby') ?? '')?.textContent);
const parts = (name: string) => [
  ...document.querySelectorAll<SVGElement>(`[data-part="line-chart-${name}"]`),
];
const middle = (element: Element | undefined) => {
  const { left, width } = element?.getBoundingClientRect() ?? new DOMRect();
  return left + width / 2;
};

async function enter() {
  while (document.activeElement !== explorer()) await tab();
}

test('LC-2, LC-3: points every ten minutes have their time, in the time zone, wherever they are read', async () => {
  render(<TenMinutes />);
  expect(summary()).toContain('Temperature, 12 November at 00:00 – 13 November at 23:50.');
  expect(summary()).toContain('No data for 12 points.');
  expect(screen.getByRole('slider', { name: 'Explore times' })).toBeVisible();
  await enter();
  await keyboard('{Home}{PageDown}{ArrowRight}');
  expect(spoken()).toMatch(/^Thursday 12 November at 01:10: Air .* °C, .* °C (lower|higher) than at 01:00$/);
  await userEvent.click(screen.getByRole('button', { name: 'Show as Table' }));
  expect(screen.getByRole('columnheader', { name: 'Time' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Later Times' }));
  expect(screen.getByRole('rowheader', { name: 'Friday 13 November at 23:50' })).toBeVisible();
});

test('LC-12: points every ten minutes are read in Hebrew, and time runs to the left', async () => {
  render(<TenMinutesInHebrew />);
  expect(screen.getByRole('slider', { name: 'מעבר בין הזמנים' })).toBeVisible();
  await enter();
  await keyboard('{Home}{ArrowLeft}');
  expect(explorer().value).toBe('1');
  expect(spoken()).toContain('מאשר ב־00:00');
});

test('numbers are read without dates, and the thumb and a tap are where the number is', async () => {
  render(<ByDepth />);
  expect(summary()).toContain('Temperature of the lake, 0.5 m – 38 m.');
  expect(summary()).toContain('Highest 24.1 °C (0.5 m), lowest 7.6 °C (38 m).');
  await enter();
  await keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(spoken()).toBe('8 m: August 17.2 °C, 5.7 °C lower than at 5 m');
  // 8 of 40 m.
  expect(explorer().value).toBe('2000');
  const { left, width, height } = explorer().getBoundingClientRect();
  expect(width).toBeGreaterThan(0);
  const thumb = Number.parseFloat(getComputedStyle(explorer()).marginInlineStart) * -2;
  const at = (depth: number) => ({
    position: { x: thumb / 2 + ((width - thumb) * depth) / 40, y: height / 2 },
  });
  await userEvent.click(explorer(), at(28));
  expect(spoken()).toContain('30 m: ');
  expect(left).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: 'Show as Table' }));
  const [head] = within(screen.getByRole('table')).getAllByRole('columnheader');
  expect(head?.textContent).toBe('Depth');
});

test('LC-6: the file has a number or a time in its first column', () => {
  const chart = {
    dates: ['2026-10-25T01:00+02:00', '2.5'],
    lines: [{ series: { label: 'Air' }, values: [1, null] }],
    strings: { date: () => 'Time' },
    unit: 'day',
  } as unknown as Chart;
  expect(csvOf(chart)).toBe('Time,Air\r\n2026-10-25T01:00+02:00,1\r\n2.5,\r\n');
});

test('a bar is at its date, and a year without data has a name instead of a bar', async () => {
  render(<BarsOfYears />);
  expect(screen.getByText('no data')).toBeVisible();
  expect(summary()).toContain('Rain, 2000 – 2025.');
  expect(summary()).toContain('No data for 1 year.');
  await enter();
  await keyboard('{Home}');
  // The middle of the first of 26 bars.
  expect(Number(explorer().value)).toBeCloseTo(10_000 / 52, -1);
  expect(spoken()).toBe('2000: Rain 430 mm');
  await keyboard('{ArrowRight}');
  expect(spoken()).toMatch(/^2001: Rain 527 mm, 97 mm more than in 2000$/);
});

test('LC-8: each of eight series of bars has a pattern of its own, also in the legend', () => {
  render(<EightBars />);
  const fills = (selector: string) =>
    [...document.querySelectorAll(selector)].map((pattern) =>
      pattern.innerHTML.replaceAll(/class="[^"]*"/g, ''),
    );
  const drawn = fills('[data-part="line-chart-plot"] pattern');
  expect(new Set(drawn).size).toBe(8);
  expect(fills('[data-part="line-chart-legend"] pattern')).toEqual(drawn);
});

test('LC-20: the bar of an incomplete date is a dotted outline', () => {
  render(<GroupedBars />);
  const dashes = parts('bar').map((bar) => getComputedStyle(bar).strokeDasharray);
  expect(dashes).toEqual(['none', '1.5px, 3px', 'none', '1.5px, 3px', 'none', '1.5px, 3px']);
});

test('LC-11: bars follow the reading direction', () => {
  const { unmount } = render(<GroupedBars />);
  const [first, today] = parts('bar');
  expect(middle(today)).toBeGreaterThan(middle(first));
  unmount();
  render(<GroupedBarsInHebrew />);
  const [inHebrew, todayInHebrew] = parts('bar');
  expect(middle(todayInHebrew)).toBeLessThan(middle(inHebrew));
});

import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as stories from './LineChart.stories.tsx';

const { SoFar, TodaySoFar, Incomplete, SoFarInHebrew, SoFarInRussian } = composeStories(stories);

const explorer = () => screen.getByRole<HTMLInputElement>('slider');
const spoken = () => explorer().getAttribute('aria-valuetext');
const summary = () => document.getElementById(explorer().getAttribute('aria-describedby') ?? '')?.textContent;
const chips = () =>
  screen.getAllByRole('button', { name: /^(Highest|Lowest)/ }).map(({ textContent }) => textContent);
const { keyboard, click } = userEvent;

test('LC-20: a month that has not ended is in the total, and in no comparison', async () => {
  render(<SoFar />);
  expect(summary()).toBe(
    'Calls, December 2025 – November 2026. Total 5,715, 12% more than the 12 months before. ' +
      'Average 492.5 a month. Highest 603 in October 2026, lowest 388 in January 2026. Trend: rising. ' +
      'Incomplete, so not compared: November 2026.',
  );
  expect(chips()).toEqual(['Highest 603, Oct 2026', 'Lowest 388, Jan 2026']);
  expect(spoken()).toBe('November 2026: 297 calls, so far');
  await click(explorer(), { position: { x: 5, y: 5 } });
  await keyboard('{End}');
  expect(screen.getByRole('figure').textContent).toContain('Nov 2026, so far');
  await keyboard('{ArrowLeft}');
  expect(spoken()).toBe('October 2026: 603 calls, 37 more than September');
});

test('LC-20: it is named under the plot and in the table, not by its dots alone', async () => {
  render(<SoFar />);
  expect(screen.getByText('Nov 2026 (so far)')).toBeVisible();
  await click(screen.getByRole('button', { name: 'Show as table' }));
  const row = within(screen.getByRole('table')).getByRole('row', { name: /^November 2026 \(so far\)/ });
  expect(within(row).getByRole('cell').textContent).toBe('297');
});

test('LC-20: of several series it is said at the date that is read', async () => {
  render(<TodaySoFar />);
  expect(summary()).toMatch(/Incomplete, so not compared: 17 November\.$/);
  expect(summary()?.match(/Trend: /g)).toHaveLength(3);
  await click(explorer(), { position: { x: 5, y: 5 } });
  await keyboard('{End}');
  expect(spoken()).toBe('Tuesday 17 November: 9 calls, so far');
  expect(screen.getByText('Tue 17 Nov, so far')).toBeVisible();
});

test('LC-20: nothing is compared with a time that was counted in part', async () => {
  render(<Incomplete />);
  expect(screen.getByText('Dec 2025 (incomplete)')).toBeInTheDocument();
  await click(explorer(), { position: { x: 5, y: 5 } });
  expect(spoken()).toBe('December 2025: 120 calls, incomplete');
  await keyboard('{ArrowRight}');
  expect(spoken()).toBe('January 2026: 388 calls');
  expect(chips()).toEqual(['Highest 603, Oct 2026', 'Lowest 388, Jan 2026']);
});

test('LC-12, LC-20: Hebrew and Russian say it in their own words', () => {
  const hebrew = render(<SoFarInHebrew />);
  expect(spoken()).toBe('נובמבר 2026: 297 שיחות, עד כה');
  expect(summary()).toMatch(/נתונים חלקיים, ללא השוואה: נובמבר 2026\.$/);
  hebrew.unmount();
  render(<SoFarInRussian />);
  expect(spoken()).toBe('ноябрь 2026 г.: 297 звонков, на сегодня');
  expect(summary()).not.toContain('..');
  expect(summary()).toMatch(/Неполные данные, без сравнения: ноябрь 2026 г\.$/);
});

import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LineChartTester } from '../../test-utils/index.ts';
import { recordAnnouncements } from '../../testing/recordAnnouncements.ts';
import { served } from '../../testing/served.ts';
import { UIProvider } from '../UIProvider/index.ts';
import * as stories from './LineChart.stories.tsx';
import { LineChart, type LineChartProps } from './LineChart.tsx';
import { callsSeries, daysFrom } from './samples.ts';

const all = composeStories(stories);
const { Ready, SeveralSeries, InHebrew, InHebrewFromLeftToRight, InRussian, WithGaps, Failed, Year } = all;
const { SoFar, TodaySoFar, Incomplete, SoFarInHebrew, SoFarInRussian } = all;

/** Of the only chart in the page. */
const chart = new LineChartTester({ root: document.body, user: userEvent });
const comparison = () => screen.getByText('4% fewer than the previous 30 days');
const chips = () => chart.getShortcuts().map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const { keyboard } = userEvent;
/** What a screen reader reaches in the element, without the drawing. */
const spokenOf = (element: HTMLElement) => {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"], noscript')) hidden.remove();
  return copy.textContent;
};
/** Without the isolates around values. */
const plain = (text: string | null) => text?.replaceAll(/[\u2066-\u2069]/g, '');

afterEach(() => void vi.restoreAllMocks());

async function enter() {
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(chart.getSlider());
}

test('LC-1: the chart is a figure named by its heading, not an application', () => {
  render(<Ready />);
  expect(screen.getByRole('figure', { name: 'Calls' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Calls' })).toBeVisible();
  expect(screen.queryByRole('application')).toBeNull();
});

test('LC-2: the chart says period, total, change, average, extremes, trend and gaps, each once', () => {
  render(<WithGaps />);
  expect(chart.getSummary()).toBe(
    'Appointments, 19 October – 17 November. Average 4.7 a day. Trend: rising. No data for 4 days.',
  );
  expect(screen.getByText('Average 4.7 a day. Trend: rising. No data for 4 days.')).toBeVisible();
  const words = spokenOf(chart.getFigure());
  for (const fact of ['Total', '121', '7% fewer', 'Average', 'Highest', 'Lowest', 'Trend', 'No data', '– 17'])
    expect(words.split(fact), fact).toHaveLength(2);
});

test('LC-2: the table has period and extremes in its caption, and the other sentences below it', async () => {
  render(<WithGaps />);
  await chart.showTable();
  expect(chart.getTable()?.querySelector('caption')?.textContent).toBe(
    'Appointments, 19 October – 17 November. Highest 8 on 9 November, lowest 0 on 24 October.',
  );
  expect(chart.getSummary()).toBe('Average 4.7 a day. Trend: rising. No data for 4 days.');
});

test('LC-2: your own summary replaces the sentences and describes the explorer', () => {
  render(<Ready summary="More calls than usual." />);
  expect(screen.getByText('More calls than usual.')).toBeVisible();
  expect(screen.getByRole('slider', { description: 'More calls than usual.' })).toBeVisible();
});

test('LC-3: the value text has date, value and change, and the readout shows them', async () => {
  render(<Ready />);
  await chart.moveTo('Thursday 12 November: 24 calls, 7 fewer than Wednesday');
  expect(screen.getByRole('slider', { name: 'Explore days' })).toBe(document.activeElement);
  expect(chart.getFigure().textContent).toContain('Thu 12 Nov, 7 fewer than Wednesday');
});

test('LC-4: Right, Page Up, Page Down, Home and End move the explorer through time', async () => {
  render(<Ready />);
  await enter();
  await keyboard('{Home}');
  expect(chart.getValueText()).toBe('Monday 19 October: 15 calls');
  await keyboard('{ArrowRight}');
  expect(chart.getIndex()).toBe(1);
  await keyboard('{PageDown}');
  expect(chart.getIndex()).toBe(8);
  await keyboard('{PageUp}{PageUp}');
  expect(chart.getIndex()).toBe(0);
  await keyboard('{End}{ArrowRight}');
  expect(chart.getIndex()).toBe(29);
});

test('LC-4, LC-11: in Hebrew the first day is on the right, and Left moves to the next day', async () => {
  render(<InHebrew />);
  await enter();
  await keyboard('{Home}{ArrowLeft}');
  expect(chart.getIndex()).toBe(1);
  await keyboard('{ArrowRight}');
  expect(chart.getIndex()).toBe(0);
  const [first, last] = ['19.10', '17.11'].map((date) => screen.getByText(date).getBoundingClientRect().left);
  expect(first).toBeGreaterThan(last ?? 0);
  expect(screen.getByText('20').getBoundingClientRect().left).toBeGreaterThan(first ?? 0);
});

test('LC-11: with timeDirection="ltr", time runs to the right on a Hebrew page', async () => {
  render(<InHebrewFromLeftToRight />);
  await enter();
  await keyboard('{Home}{ArrowRight}');
  expect(chart.getIndex()).toBe(1);
});

test('LC-4: Up and Down move between series at the same date', async () => {
  render(<SeveralSeries />);
  expect(chart.getValueText()).toBe('Tuesday 17 November: 24 calls, 2 more than Monday');
  await chart.moveToNextSeries();
  expect(chart.getValueText()).toBe('Tuesday 17 November: 13 contacts, 1 more than Monday');
  await chart.moveToPreviousSeries();
  await chart.moveToPreviousSeries();
  expect(chart.getValueText()).toBe('Tuesday 17 November: 8 appointments, 1 more than Monday');
});

test('Esc shows the total again and keeps focus; a second Esc reaches the page', async () => {
  const heard = vi.fn();
  document.addEventListener('keydown', heard);
  render(<Ready />);
  await enter();
  expect(comparison()).not.toBeVisible();
  await keyboard('{Escape}');
  expect(chart.getFigure().textContent).toContain('Total 616');
  expect(comparison()).toBeVisible();
  expect(document.activeElement).toBe(chart.getSlider());
  heard.mockClear();
  await keyboard('{Escape}');
  expect(heard).toHaveBeenCalledOnce();
  document.removeEventListener('keydown', heard);
});

test('LC-5: the Highest and Lowest buttons move the explorer to that point', async () => {
  render(<Ready />);
  await chart.pressShortcut(/^Highest 33 ?, 16 Nov$/);
  expect(chart.getValueText()).toBe('Monday 16 November: 33 calls, 8 more than Sunday');
  await userEvent.tab();
  await userEvent.tab();
  await keyboard('{Enter}');
  expect(chart.getValueText()).toBe('Saturday 7 November: 6 calls, 12 fewer than Friday');
});

test('LC-21: a measured value has an average in figure, summary and comparison, and no total', async () => {
  render(<all.Average />);
  expect(chart.getFigure().textContent).toContain('Average, 0.8 °C lower than the previous 30 days');
  expect(chart.getSummary()).toBe('Water temperature, 19 October – 17 November. Trend: falling.');
  expect(chart.getValueText()).toBe('Tuesday 17 November: Water 6.1 °C, 0.8 °C higher than Monday');
  await chart.showTable();
  expect(chart.getFigure().textContent).not.toMatch(/Total|fewer|231/);
});

test('LC-21: a balance has its last value and its change against the previous period', () => {
  render(<all.Latest />);
  expect(chart.getFigure().textContent).toContain('€31 Latest, €3 higher than the previous 30 days');
  expect(chart.getSummary()).toContain('17 November. Average €20.5. Trend');
});

test('LC-21: without a figure, the readout has the period, and the summary neither total nor average', () => {
  render(<all.WithoutFigure />);
  expect(chart.getFigure().textContent).not.toMatch(/Total|Average|Latest/);
  expect(screen.getByText(/^19 October\s–\s17 November$/)).toBeVisible();
  expect(chart.getSummary()).toMatch(/17 November\. Trend/);
});

test('LC-21: the legend of several series has their averages', () => {
  render(<all.AverageOfSeveral />);
  expect(screen.getByText('Average')).toBeVisible();
  expect(screen.getByText('20.5 °C')).toBeVisible();
  expect(chart.getSummary()).toMatch(/Water: Highest 10.5 °C on 19 October, lowest 5.3 °C on 11 November\./);
});

test('LC-22: a threshold is named on its line, and in the summary with the number of values above it', async () => {
  render(<all.Thresholds />);
  expect(screen.getByText('Bathing 9 °C')).toBeVisible();
  expect(chart.getSummary()).toContain(
    'Trend: falling. Values above Bathing (9 °C): 7 of 30. Values above Cold',
  );
  await chart.showTable();
  expect(chart.getSummary()).toMatch(/Values above Bathing \(9 °C\): 7 of 30/);
});

test('LC-22: the legend of several series has the thresholds', () => {
  render(<all.AverageOfSeveral thresholds={[{ value: 9, label: 'Bathing' }]} />);
  const legend = chart.getFigure().querySelector('[data-part="line-chart-legend"]');
  expect(legend?.textContent).toContain('Bathing 9 °C');
});

test('LC-12, LC-22: the summary counts the values above a threshold in Hebrew and Russian', () => {
  const hebrew = render(<all.ThresholdsInHebrew />);
  expect(plain(chart.getSummary())).toContain('ערכים מעל רחצה (9 °C): 7 מתוך 30');
  hebrew.unmount();
  render(<all.AverageInRussian />);
  expect(plain(chart.getSummary())).toContain('Значения выше отметки «Купание» (9 °C): 7 из 30');
});

test('height sets the height of the plot, and of the table in its place', async () => {
  const { rerender } = render(<Ready height={240} />);
  const plot = () => chart.getSlider().parentElement?.querySelector('svg')?.getBoundingClientRect().height;
  expect(plot()).toBe(240);
  const { height } = chart.getFigure().getBoundingClientRect();
  await chart.showTable();
  expect(chart.getFigure().getBoundingClientRect().height).toBe(height);
  await chart.showPlot();
  rerender(<Ready height="10rem" />);
  expect(plot()).toBe(160);
});

test('LC-12, LC-21: an average is described in Hebrew and Russian', async () => {
  const hebrew = render(<all.AverageInHebrew />);
  expect(plain(chart.getFigure().textContent)).toContain('ממוצע, נמוך ב־0.8 °C מ־30 הימים הקודמים');
  expect(plain(chart.getValueText())).toContain('גבוה ב־0.8 °C מיום שני');
  hebrew.unmount();
  render(<all.AverageInRussian />);
  expect(plain(chart.getFigure().textContent)).toContain(
    'Среднее, на 0.8 °C ниже, чем за предыдущие 30 дней',
  );
  expect(plain(chart.getValueText())).toContain('на 0.8 °C выше, чем накануне');
});

test('LC-12: comparison, value text and slider name are in Russian, with its plurals', async () => {
  render(<InRussian />);
  expect(chart.getFigure().textContent).toContain('на 4 % меньше, чем за предыдущие 30 дней');
  await chart.moveTo(2);
  expect(chart.getValueText()).toBe('среда, 21 октября: 21 звонок, на 5 больше, чем накануне');
  expect(screen.getByRole('slider', { name: 'Обзор по дням' })).toBeVisible();
});

test('LC-12: comparison and value text are in Hebrew', async () => {
  render(<InHebrew />);
  expect(chart.getFigure().textContent).toContain('פחות מ־30 הימים הקודמים');
  expect(chart.getValueText()).toBe('יום שלישי, 17 בנובמבר: 31 שיחות, 2 פחות מיום שני');
});

const fromTuesday = { ...callsSeries, points: daysFrom('2026-10-20', [40, 41, 42]) };

test('LC-14: new data keeps the current date and is announced once', async () => {
  const { rerender } = render(<Ready />);
  await chart.moveTo(1);
  const heard = recordAnnouncements();
  rerender(<Ready series={[{ ...callsSeries }]} />);
  rerender(<Ready series={[fromTuesday]} />);
  expect(chart.getValueText()).toBe('Tuesday 20 October: 40 calls');
  await expect.poll(() => heard.messages).toEqual([{ message: 'Calls: new data', priority: 'polite' }]);
  heard.stop();
});

test('LC-14: new data isn’t announced if focus is elsewhere or the values are the same', async () => {
  const { rerender } = render(<Ready />);
  const heard = recordAnnouncements();
  rerender(<Ready series={[fromTuesday]} />);
  await enter();
  rerender(<Ready series={[{ ...fromTuesday }]} />);
  await new Promise((done) => setTimeout(done, 400));
  expect(heard.messages).toEqual([]);
  heard.stop();
});

test.each([
  ['ar', '19 أكتوبر'],
  ['fa', '۲۷ مهر'],
])('LC-11, LC-12: in %s, time runs to the left, with the digits of the language', async (locale, first) => {
  render(
    <UIProvider locale={locale}>
      <LineChart title="Calls" unit="day" series={[callsSeries]} />
    </UIProvider>,
  );
  const [start, zero] = [screen.getByText(first), screen.getByText(locale === 'fa' ? '۰' : '0')];
  expect(start.getBoundingClientRect().right).toBeGreaterThan(
    chart.getFigure().getBoundingClientRect().width / 2,
  );
  expect(zero.getBoundingClientRect().left).toBeGreaterThan(start.getBoundingClientRect().left);
  await enter();
  await keyboard('{Home}{ArrowLeft}');
  expect(chart.getIndex()).toBe(1);
});

test('LC-15: loading, empty and failed states have the height of the chart', () => {
  const heights = [Ready, all.SoFar, all.Waiting, all.Empty, Failed, all.RefreshFailed, all.OnlyZeros].map(
    (Story) => {
      const { unmount } = render(<Story />);
      const { height } = chart.getFigure().getBoundingClientRect();
      unmount();
      return height;
    },
  );
  expect(new Set(heights).size).toBe(1);
});

test('LC-15: an empty chart shows a message; a failed chart is announced and offers Retry', async () => {
  const { unmount } = render(<all.Empty />);
  expect(screen.getByText('No data available')).toBeVisible();
  expect(screen.queryByRole('slider')).toBeNull();
  unmount();

  const heard = recordAnnouncements();
  const retry = vi.fn();
  render(<Failed onRetry={retry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
  await expect
    .poll(() => heard.messages.map(({ message }) => message))
    .toEqual(['Calls: Couldn’t load this chart']);
  heard.stop();
});

test('the chart shows the date under the pointer until the pointer leaves', async () => {
  render(<Ready />);
  const { width } = chart.getSlider().getBoundingClientRect();
  await userEvent.hover(chart.getSlider(), { position: { x: width - 10, y: 20 } });
  expect(chart.getFigure().textContent).toContain('Tue 17 Nov, 2 fewer than Monday');
  await userEvent.unhover(chart.getSlider());
  expect(chart.getFigure().textContent).toContain('Total 616');
});

test('a click anywhere in the plot selects that date and focuses the explorer', async () => {
  render(<Ready />);
  await userEvent.click(chart.getSlider(), { position: { x: 8, y: 10 } });
  expect(document.activeElement).toBe(chart.getSlider());
  expect(chart.getIndex()).toBe(0);
});

test('LC-6: the table replaces the plot at the same height, with the period in its caption', async () => {
  render(<WithGaps />);
  const { height } = chart.getFigure().getBoundingClientRect();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('table', { name: /Appointments, 19 October/ })).toBe(chart.getTable());
  const points = await chart.readPoints();
  expect(points).toHaveLength(30);
  expect(points[12]).toEqual({ date: 'Saturday 31 October', value: 'no data' });
  expect(screen.queryByRole('slider')).toBeNull();
  expect(chart.getFigure().getBoundingClientRect().height).toBe(height);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show as Chart' }));
});

test('LC-6: each series is a column of the table, with its name as header', async () => {
  render(<SeveralSeries />);
  await chart.showTable();
  expect(await chart.readSeries()).toEqual(['Calls', 'Contacts', 'Appointments']);
  expect((await chart.readPoints('Contacts'))[7]).toEqual({ date: 'Tuesday 17 November', value: '13' });
});

test('LC-6: with more than 200 dates, the table has pages, and each page is announced once', async () => {
  render(<Year />);
  await press('Show as Table');
  expect(rows()).toHaveLength(200);
  const [earlier, later] = ['Earlier Dates', 'Later Dates'].map((name) =>
    screen.getByRole('button', { name }),
  );
  expect(earlier).toHaveAttribute('aria-disabled', 'true');
  const heard = recordAnnouncements();
  await press('Later Dates');
  expect(rows()).toHaveLength(165);
  expect(rows().at(-1)?.textContent).toContain('Tuesday, 17 November 2026');
  await expect
    .poll(() => heard.messages.map(({ message }) => message))
    .toEqual(['6 June – 17 November 2026']);
  heard.stop();
  expect(later).toHaveAttribute('aria-disabled', 'true');
  expect(document.activeElement).toBe(later);
});

test('LC-6: the CSV file has ISO dates, plain numbers and empty fields for unknown values', async () => {
  const [make, click] = [vi.spyOn(URL, 'createObjectURL'), vi.spyOn(HTMLAnchorElement.prototype, 'click')];
  click.mockReturnValue();
  render(<WithGaps title='Visits, "new"' />);
  await press('Show as Table');
  await press('Download as CSV');
  const [file] = make.mock.lastCall ?? [];
  const text = file instanceof Blob ? await file.text() : '';
  const lines = text.split('\r\n');
  expect(click.mock.contexts).toMatchObject([{ download: 'Visits, "new".csv' }]);
  expect(lines.slice(0, 3)).toEqual(['Date,Appointments', '2026-10-19,3', '2026-10-20,3']);
  expect(lines[13]).toBe('2026-10-31,');
  expect(lines).toHaveLength(32);
});

test('LC-20: a month that hasn’t ended is in the total, but not in comparisons', async () => {
  render(<SoFar />);
  expect(chart.getSummary()).toBe(
    'Calls, December 2025 – November 2026. Average 492.5 a month. Trend: rising. ' +
      'Incomplete, so not compared: November 2026.',
  );
  expect(chart.getFigure().textContent).toContain('Total 5,715 12% more than the previous 12 months');
  expect(chips()).toEqual(['Highest 603, Oct 2026', 'Lowest 388, Jan 2026']);
  expect(chart.getValueText()).toBe('November 2026: 297 calls, so far');
  await chart.moveTo(11);
  expect(chart.getFigure().textContent).toContain('Nov 2026, so far');
  await chart.moveToPrevious();
  expect(chart.getValueText()).toBe('October 2026: 603 calls, 37 more than September');
});

test('LC-20: an incomplete month is marked in text below the plot and in the table', async () => {
  render(<SoFar />);
  expect(screen.getByText('Nov 2026 (so far)')).toBeVisible();
  expect((await chart.readPoints()).at(-1)).toEqual({ date: 'November 2026 (so far)', value: '297' });
});

test('LC-20: with several series, the explorer marks an incomplete day in text', async () => {
  render(<TodaySoFar />);
  expect(chart.getSummary()).toMatch(/Incomplete, so not compared: 17 November\.$/);
  expect(chart.getSummary()?.match(/Trend: /g)).toHaveLength(3);
  await chart.moveTo('Tuesday 17 November: 9 calls, so far');
  expect(screen.getByText('Tue 17 Nov, so far')).toBeVisible();
});

test('LC-20: the value after an incomplete month isn’t compared with it', async () => {
  render(<Incomplete />);
  expect(screen.getByText('Dec 2025 (incomplete)')).toBeInTheDocument();
  await chart.moveTo(0);
  expect(chart.getValueText()).toBe('December 2025: 120 calls, incomplete');
  await chart.moveToNext();
  expect(chart.getValueText()).toBe('January 2026: 388 calls');
  expect(chips()).toEqual(['Highest 603, Oct 2026', 'Lowest 388, Jan 2026']);
});

test('LC-12, LC-20: incomplete months are marked in Hebrew and Russian text', () => {
  const hebrew = render(<SoFarInHebrew />);
  expect(chart.getValueText()).toBe('נובמבר 2026: 297 שיחות, עד כה');
  expect(chart.getSummary()).toMatch(/נתונים חלקיים, ללא השוואה: נובמבר 2026\.$/);
  hebrew.unmount();
  render(<SoFarInRussian />);
  expect(chart.getValueText()).toBe('ноябрь 2026 г.: 297 звонков, на сегодня');
  expect(chart.getSummary()).not.toContain('..');
  expect(chart.getSummary()).toMatch(/Неполные данные, без сравнения: ноябрь 2026 г\.$/);
});

const pageOf = (props: Partial<LineChartProps>, locale = 'en') => (
  <UIProvider locale={locale}>
    <LineChart {...(props as LineChartProps)} />
  </UIProvider>
);

for (const [name, { args }] of Object.entries(all)) {
  const locale = name.startsWith('InHebrew') ? 'he' : name === 'InRussian' ? 'ru' : 'en';
  test(`LC-16: the server HTML of ${name} hydrates unchanged, without errors or warnings`, () => {
    const { place, comeToLife } = served(pageOf(args, locale));
    const [before, html] = [place.querySelector('figure'), place.querySelector('svg')?.outerHTML];
    comeToLife();
    expect(place.querySelector('figure')).toBe(before);
    expect(place.querySelector('svg')?.outerHTML).toBe(html);
  });
}

test('LC-16: without scripts, the page has the drawing, the texts and a table of every value', () => {
  const { html, place } = served(pageOf(WithGaps.args));
  const [figure, table] = [place.querySelector('figure'), html.split('<noscript>')[1] ?? ''];
  expect(figure?.querySelector('path[data-part="line-chart-line"]')?.getAttribute('d')).toMatch(/^M0,/);
  for (const words of ['19 Oct', 'Highest', 'Total 121 7% fewer', 'Average 4.7 a day.'])
    expect(figure?.textContent).toContain(words);
  expect(html).toContain('aria-valuetext="Tuesday 17 November');
  expect(table.match(/<tr>/g)).toHaveLength(31);
  for (const words of ['Saturday 31 October', 'no data']) expect(table).toContain(words);
});

test('LC-16: in Hebrew, the server HTML is already mirrored', () => {
  expect(served(pageOf(Ready.args, 'he')).html).toMatch(/dir="rtl".*x="100%"[^>]*>19\.10/);
});

test('LC-16: nothing moves during hydration', () => {
  const { place, comeToLife } = served(pageOf(Ready.args));
  const places = () =>
    [...place.querySelectorAll('figure *')].map((part) => JSON.stringify(part.getBoundingClientRect()));
  const before = places();
  comeToLife();
  expect(places()).toEqual(before);
});

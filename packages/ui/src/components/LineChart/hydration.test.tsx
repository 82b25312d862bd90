import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { served } from '../../testing/served.ts';
import { UIProvider } from '../UIProvider/index.ts';
import * as stories from './LineChart.stories.tsx';
import { LineChart, type LineChartProps } from './LineChart.tsx';

const all = composeStories(stories);
const { Ready, WithGaps } = all;

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
  for (const words of [
    '19 Oct',
    'Highest',
    'Total 121, 7% fewer than the previous 30 days. Average 4.7 a day.',
  ])
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

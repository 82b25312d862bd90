import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
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

let place: HTMLElement;

/** A page with the HTML of a server. */
function sent(page: ReturnType<typeof pageOf>) {
  const html = renderToString(page);
  place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = html;
  return html;
}

afterEach(() => {
  place.remove();
  vi.restoreAllMocks();
});

for (const [name, { args }] of Object.entries(all)) {
  const locale = name.startsWith('InHebrew') ? 'he' : name === 'InRussian' ? 'ru' : 'en';
  test(`LC-16: the HTML of ${name} is taken over as it is, without a word in the log`, () => {
    const [error, warn] = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    const page = pageOf(args, locale);
    sent(page);
    const [before, html] = [place.querySelector('figure'), place.querySelector('svg')?.outerHTML];
    const onRecoverableError = vi.fn();
    render(page, { container: place, hydrate: true, onRecoverableError });
    expect(place.querySelector('figure')).toBe(before);
    expect(place.querySelector('svg')?.outerHTML).toBe(html);
    expect([onRecoverableError, error, warn].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });
}

test('LC-16: without scripts there are the drawing, the words and every value in a table', () => {
  const html = sent(pageOf(WithGaps.args));
  const [figure, table] = [place.querySelector('figure'), html.split('<noscript>')[1] ?? ''];
  expect(figure?.querySelector('path[data-marker]')?.getAttribute('d')).toMatch(/^M0,/);
  for (const words of ['19 Oct', 'Highest', 'Total 121, 7% less than the 30 days before. Average 4.7 a day.'])
    expect(figure?.textContent).toContain(words);
  expect(html).toContain('aria-valuetext="Tuesday 17 November');
  expect(table.match(/<tr>/g)).toHaveLength(31);
  for (const words of ['Saturday 31 October', 'no data']) expect(table).toContain(words);
});

test('LC-16: in Hebrew it is mirrored before any script runs', () => {
  expect(sent(pageOf(Ready.args, 'he'))).toMatch(/dir="rtl".*x="100%"[^>]*>19\.10/);
});

test('LC-16: nothing moves when the page comes to life', () => {
  sent(pageOf(Ready.args));
  const places = () =>
    [...place.querySelectorAll('figure *')].map((part) => JSON.stringify(part.getBoundingClientRect()));
  const before = places();
  render(pageOf(Ready.args), { container: place, hydrate: true });
  expect(places()).toEqual(before);
});

import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UIProvider, type UIProviderProps } from '../UIProvider/index.ts';
import { LineChart } from './LineChart.tsx';
import { callsSeries } from './samples.ts';

const drawn = (locale: string) => {
  const chart = createElement(LineChart, {
    title: 'Calls',
    unit: 'day',
    series: [callsSeries],
    previousTotal: 641,
  });
  const page: UIProviderProps = { locale, children: chart };
  return renderToString(createElement(UIProvider, page));
};

test('LC-16: a server draws the whole chart and all its words', () => {
  const html = drawn('en');
  for (const part of ['d="M0,', '19 Oct', 'Highest', 'aria-valuetext="Tuesday 17 November', 'Total 616']) {
    expect(html).toContain(part);
  }
});

test('LC-16: in Hebrew it is mirrored before any script runs', () => {
  expect(drawn('he')).toMatch(/dir="rtl".*x="100%"[^>]*>19\.10/);
});

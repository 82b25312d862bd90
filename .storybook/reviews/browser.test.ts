import { expect, test } from 'vitest';
import { browserOf } from './browser.ts';

const brands = (...names: string[]) => names.map((brand) => ({ brand, version: '156' }));

test.each([
  [
    'Google Chrome 156, Windows',
    {
      userAgent: '',
      userAgentData: { brands: brands('Not A;Brand', 'Chromium', 'Google Chrome'), platform: 'Windows' },
    },
  ],
  [
    'Chromium 156, Linux',
    { userAgent: '', userAgentData: { brands: brands('Chromium', 'Not(A:Brand'), platform: 'Linux' } },
  ],
  [
    'Firefox 150, Windows',
    { userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0' },
  ],
  [
    'Safari 26.1, Mac',
    {
      userAgent:
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
    },
  ],
  ['', { userAgent: 'curl/8' }],
])('the browser is guessed as "%s"', (expected, told) => {
  expect(browserOf(told)).toBe(expected);
});

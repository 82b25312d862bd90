import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const mozilla = 'Mozilla/5.0';
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    'Edge',
    'Windows',
    `${mozilla} (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
  ],
  ['Opera', 'Windows', `${mozilla} (Windows NT 10.0) ${webKit} Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0`],
  [
    'Samsung Internet',
    'Android',
    `${mozilla} (Linux; Android 15) ${webKit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
  ],
  ['Chrome', 'Android', `${mozilla} (Linux; Android 10; K) ${webKit} Chrome/140.0.0.0 Mobile Safari/537.36`],
  [
    'Chrome',
    'iOS',
    `${mozilla} (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Firefox',
    'iOS',
    `${mozilla} (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 FxiOS/140.0 Mobile/15E148 Safari/605.1.15`,
  ],
  [
    'Safari',
    'iOS',
    `${mozilla} (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Safari',
    'macOS',
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15`,
  ],
  ['Firefox', 'Linux', `${mozilla} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`],
  ['Chrome', 'ChromeOS', `${mozilla} (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/140.0.0.0 Safari/537.36`],
])('%s on %s is recognized, whatever else its user agent contains', (browser, system, userAgent) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});

test('an unknown browser or system is undefined, each on its own', () => {
  expect(deviceOf('')).toEqual({ browser: undefined, system: undefined });
  expect(deviceOf('curl/8.9.1')).toEqual({ browser: undefined, system: undefined });
  expect(deviceOf('Something/1 (Windows NT 10.0)')).toEqual({ browser: undefined, system: 'Windows' });
});

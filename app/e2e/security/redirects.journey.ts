import { safeRedirect } from '@console/contract/rules';
import type { Page } from '@playwright/test';
import { expect, full, test } from '../support/steps.ts';

/** Parts that an attacker could combine to redirect someone to another site after the sign-in. */
const parts = [
  '/',
  '//',
  '\\',
  '/\\',
  '.',
  '..',
  '%2e%2e',
  '%2f',
  '%5c',
  ':',
  '@',
  '?',
  '#',
  '\t',
  '\n',
  '\u0000',
  '\u2028',
  'admin',
  'settings',
  'organization',
  'login',
  'logout',
  'api/users/me',
  'elsewhere.example',
  'https:',
  'javascript:',
  'data:text/html,x',
];

/** Pseudo-random numbers that are the same in each run. */
function* chance(seed: number) {
  for (let state = seed; ; ) {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    yield state / 4_294_967_296;
  }
}

function* crafted(count: number, seed: number) {
  const numbers = chance(seed);
  const pick = (most: number) => Math.floor((numbers.next().value ?? 0) * most);
  for (let made = 0; made < count; made += 1) {
    const length = 1 + pick(6);
    const start = ['/', '/admin', '', '//'][pick(4)] ?? '';
    yield start + Array.from({ length }, () => parts[pick(parts.length)]).join('');
  }
}

const known = [
  'https://elsewhere.example/admin',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  'javascript:window.ran=1',
  '/admin/..//elsewhere.example',
  '/login',
  '/logout',
  '/admin?a=1#b',
];

/** The rule itself has its own tests (`redirect.test.ts` of the contract), so a document tries few crafted URLs. */
const crafts = 2;

// Each URL loads a document, which takes seconds on a busy machine.
test.setTimeout(180_000);

/** Records the URL of each requested document, and loads only the entry document. */
async function watchTargets(page: Page, entry: RegExp) {
  const targets: string[] = [];
  await page.context().route('**/*', (route) => {
    const request = route.request();
    if (!request.isNavigationRequest() || entry.test(new URL(request.url()).pathname))
      return route.fallback();
    targets.push(request.url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>arrived</title>' });
  });
  return targets;
}

test(
  'for any redirect_to, the sign-in leads to a page of the console',
  full,
  async ({ page, become, server }) => {
    await become(page, 'Maya Levin');
    const targets = await watchTargets(page, /^\/login$/);
    for (const asked of [...known, ...crafted(crafts, 7)]) {
      targets.length = 0;
      await page.goto(`/login?redirect_to=${encodeURIComponent(asked)}`, { waitUntil: 'commit' });
      await page.waitForFunction(() => document.title === 'arrived');
      const expected = server.origin + safeRedirect(asked, server.origin);
      // A requested URL doesn't include the fragment.
      expect(targets, JSON.stringify(asked)).toEqual([expected.split('#')[0]]);
      expect(page.url(), JSON.stringify(asked)).toBe(expected);
    }
  },
);

test('for any redirect_to, Logout keeps only a page of the console', full, async ({ page, server }) => {
  const targets = await watchTargets(page, /^\/logout$/);
  for (const asked of [...known.slice(0, 4), ...crafted(crafts, 11)]) {
    targets.length = 0;
    await page.goto(`/logout?redirect_to=${encodeURIComponent(asked)}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.title === 'arrived');
    const [target = ''] = targets;
    expect(new URL(target).origin, JSON.stringify(asked)).toBe(server.origin);
    const kept = new URL(target).searchParams.get('redirect_to') ?? '';
    expect(kept, JSON.stringify(asked)).toBe(safeRedirect(asked, server.origin, ''));
  }
});

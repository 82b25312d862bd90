import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeRedirect } from './redirect.ts';

const origin = 'https://console.example';

describe('after a sign-in', () => {
  test.each([
    '/admin',
    '/settings?tab=cards#list',
    '/organization/1/channels/',
    '/organization/1/contact/2/edit?q=%2F%2Fx',
    '/registerBusiness',
  ])('goes back to %s', (path) => {
    expect(safeRedirect(path, origin)).toBe(path);
  });

  test.each([
    null,
    undefined,
    '',
    '/',
    'admin',
    'https://elsewhere.example/admin',
    `${origin}/admin`,
    '//elsewhere.example/admin',
    '///elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/admin\\..\\..\\\\elsewhere.example',
    '/\t/elsewhere.example',
    '/admin/..//elsewhere.example',
    '/./login',
    '/admin/../login',
    '/admin/%2e%2e/logout',
    '/login',
    '/logout?redirect_to=/admin',
    '/LOGIN',
    'javascript:alert(1)',
    'data:text/html,x',
    ' /admin',
    '/admin\u0000',
    '/unknown',
    '/api/users/me',
    `/admin?${'x'.repeat(3000)}`,
  ])('doesn’t go to %j', (path) => {
    expect(safeRedirect(path, origin)).toBe('/admin');
  });

  test('uses the given fallback', () => {
    expect(safeRedirect('//elsewhere.example', origin, '/settings')).toBe('/settings');
  });

  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    ':',
    '@',
    '?',
    '#',
    '\t',
    '\n',
    '\u0000',
  );
  const word = fc.constantFrom(
    'admin',
    'settings',
    'organization',
    'login',
    'logout',
    'elsewhere.example',
    'https',
  );
  const crafted = fc.array(fc.oneof(piece, word, fc.string({ maxLength: 3 })), { maxLength: 12 });

  test('no crafted value leaves the origin, reaches the sign-in or changes when it is checked again', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          crafted.map((parts) => `/${parts.join('')}`),
          fc.string(),
          fc.webUrl(),
        ),
        (value) => {
          const result = safeRedirect(value, origin);
          const { origin: reached, pathname } = new URL(result, origin);
          expect(reached).toBe(origin);
          expect(result).toMatch(/^\/(admin|settings|organization|registerBusiness)(?![^/?#])/);
          expect(pathname.startsWith('//')).toBe(false);
          expect(safeRedirect(result, origin)).toBe(result);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

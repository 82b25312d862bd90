// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

test('the one policy lets only the empty markup and the URL of the service worker pass', async () => {
  const createPolicy = vi.fn();
  vi.stubGlobal('trustedTypes', { createPolicy });
  await import('./trustedTypes.ts');
  expect(createPolicy).toHaveBeenCalledTimes(1);
  const [name, { createHTML, createScript, createScriptURL }] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('default');
  expect(createHTML('')).toBe('');
  expect(createScriptURL('/notices-worker.js')).toBe('/notices-worker.js');
  expect(() => createHTML('<b>')).toThrow(TypeError);
  expect(() => createScript('')).toThrow(TypeError);
  for (const url of ['', '/', '/notices-worker.js?x', 'https://elsewhere.example/notices-worker.js'])
    expect(() => createScriptURL(url)).toThrow(TypeError);
  vi.unstubAllGlobals();
});

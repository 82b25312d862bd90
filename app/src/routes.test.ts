import { expect, test } from 'vitest';
import { routes } from './routes.ts';

const screens = import.meta.glob<object>('./screens/**/*Screen.tsx');

test('each address is there once, and loads the screen that it names', { timeout: 60_000 }, async () => {
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  for (const { path, screen, load } of routes) {
    const module = await screens[`./screens/${screen}`]?.();
    expect(Object.values(module ?? {}), path).toContain(await load());
  }
});

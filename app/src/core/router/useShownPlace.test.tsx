import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRouter, type Router, type RouterLocation } from './router.ts';
import { RouterContext, useScreenNavigate, useShownPlace } from './useRoute.ts';

const drawn: string[] = [];
let router: Router;
let isActing: unknown;
const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: unknown };

const frameOf = ({ path }: RouterLocation) => path;
const load = vi.fn(async (_: RouterLocation) => {});

let navigate: ReturnType<typeof useScreenNavigate>;

function Screen() {
  const shown = useShownPlace(frameOf, load);
  navigate = useScreenNavigate(shown, frameOf);
  drawn.push(shown.path + shown.search);
  return null;
}

beforeEach(() => {
  isActing = scope.IS_REACT_ACT_ENVIRONMENT;
  history.replaceState(null, '', '/one');
  router = createRouter(['/one', '/two']);
  render(
    <RouterContext value={router}>
      <Screen />
    </RouterContext>,
  );
  drawn.length = 0;
  // Lets React render concurrently, as in a browser.
  scope.IS_REACT_ACT_ENVIRONMENT = false;
});

afterEach(() => {
  scope.IS_REACT_ACT_ENVIRONMENT = isActing;
  router.destroy();
});

test('a new query on the same screen is rendered in the same event', async () => {
  router.navigate('/one?status=new');
  await Promise.resolve();
  expect(drawn).toContain('/one?status=new');
});

test('another screen is rendered after the event is handled', async () => {
  router.navigate('/two');
  await Promise.resolve();
  expect(drawn).not.toContain('/two');
  await waitFor(() => expect(drawn.at(-1)).toBe('/two'));
});

test('the current screen stays, at its last location, while the code of the next one loads', async () => {
  router.navigate('/one?status=new');
  await waitFor(() => expect(drawn.at(-1)).toBe('/one?status=new'));
  const { promise, resolve } = Promise.withResolvers<void>();
  load.mockReturnValueOnce(promise);
  router.navigate('/two');
  await Promise.resolve();
  expect(drawn.at(-1)).toBe('/one?status=new');
  resolve();
  await waitFor(() => expect(drawn.at(-1)).toBe('/two'));
});

test('a screen whose code loads slowly, or not at all, is shown soon', async () => {
  load.mockReturnValueOnce(new Promise(() => {}));
  router.navigate('/two');
  await waitFor(() => expect(drawn.at(-1)).toBe('/two'));
  load.mockRejectedValueOnce(new Error('offline'));
  router.navigate('/one');
  await waitFor(() => expect(drawn.at(-1)).toBe('/one'));
});

test('a screen that the person is leaving can’t replace where they are going', async () => {
  const ofScreen = navigate;
  router.navigate('/two');
  ofScreen('/one?first=7', { replace: true });
  expect(location.pathname).toBe('/two');
  await waitFor(() => expect(drawn.at(-1)).toBe('/two'));
  navigate('/two?first=7', { replace: true });
  expect(location.search).toBe('?first=7');
});

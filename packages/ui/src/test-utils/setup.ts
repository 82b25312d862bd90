import '../components/Dialog/index.ts';
import '../components/Popover/index.ts';
import '../components/Sidebar/index.ts';
import '../components/Tooltip/index.ts';
import '../components/WeekCalendar/public.ts';
import { preloadParts } from '../onDemand/index.ts';

/**
 * Adds to jsdom what the components use and jsdom lacks, so that they render in unit tests. jsdom has no layout: every
 * element is rendered, has no size and never changes it, and no media query matches. Where the environment has an
 * implementation, it is kept. Also loads what components load on demand, such as the box of a dialog, so that it renders
 * synchronously.
 *
 * @example
 * // vitest.config.ts
 * export default defineConfig({ test: { environment: 'jsdom', setupFiles: ['@console/ui/test-utils/setup'] } });
 */

function add<Target extends object>(target: Target, members: Partial<Target>) {
  for (const [name, value] of Object.entries(members))
    if (Reflect.get(target, name) === undefined)
      Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

class UnsizedObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const matchNothing = (media: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener() {},
    removeListener() {},
  }) as MediaQueryList;

// A test of a server component runs the same setup in Node, without a document.
if (typeof window !== 'undefined') {
  add(window, { ResizeObserver: UnsizedObserver, matchMedia: matchNothing } as Partial<Window>);
  add(Element.prototype, { checkVisibility: () => true, scrollIntoView() {} });
  await preloadParts();
}

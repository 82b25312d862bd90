import { composeStories } from '@storybook/react-vite';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { resizeWindow } from '../../packages/ui/src/testing/resizeWindow.ts';
import { reviewed } from './components.ts';
import { outline } from './outline.ts';

type Stories = Parameters<typeof composeStories>[0];

const files = import.meta.glob<Stories>('../../packages/ui/src/components/*/*.stories.tsx');

const kept = import.meta.glob<string>('./trees/*.txt', { query: '?raw', import: 'default', eager: true });

test.each(reviewed)(
  'ST-4: the accessibility tree of $name matches the recorded one',
  async ({ name, tree }) => {
    await resizeWindow(1280, 800);
    await movePointerAway();
    localStorage.clear();
    const Story = await storyOf(name, tree);
    await Story.run();
    await expect(await settled(kept[`./trees/${name}.txt`])).toMatchFileSnapshot(`./trees/${name}.txt`);
  },
);

/**
 * Moves the pointer out of the window. It stays where the last test left it, even a test in another file, and an
 * element under the pointer can have more text: a free slot of `WeekCalendar` shows "+ 08:00".
 */
const movePointerAway = () => cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 });

async function storyOf(component: string, id: string) {
  for (const [path, load] of Object.entries(files)) {
    if (!path.includes(`/components/${component}/`)) continue;
    const file = await load();
    const found = Object.entries(composeStories(file)).find(
      ([key]) => toId(file.default.id ?? file.default.title ?? '', storyNameFromExport(key)) === id,
    );
    if (found) return found[1] as { run(): Promise<void> };
  }
  throw new Error(`${component} has no story ${id}`);
}

/** Waits until the tree matches the recorded one or is stable for 5 seconds, since some parts measure and re-render. */
async function settled(keptTree: string | undefined): Promise<string> {
  let now = await outline();
  for (let same = 0; now !== keptTree && same < 25; ) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    const next = await outline();
    same = next === now ? same + 1 : 0;
    now = next;
  }
  return now;
}

import { randomUUID } from 'node:crypto';
import { locks } from 'node:worker_threads';
import { afterEach, expect, test, vi } from 'vitest';
import { joinTabs, type Tabs } from './tabs.ts';

/** The lock manager of Node, which follows the same specification as that of browsers. */
const manager = locks as unknown as LockManager;
const open: Tabs[] = [];

afterEach(() => {
  for (const tab of open.splice(0)) tab.leave();
});

/** Opens tabs of the console in one browser. */
function browser() {
  const name = randomUUID();
  return (options: { isVisible?: boolean; asksHidden?: boolean } = {}) => {
    const state = { isVisible: options.isVisible ?? false, asksHidden: options.asksHidden ?? true };
    const onLead = vi.fn();
    const tabs = joinTabs({
      ...{ isVisible: () => state.isVisible, asksHidden: () => state.asksHidden },
      ...{ onLead, locks: manager, name },
    });
    open.push(tabs);
    tabs.update();
    return {
      ...tabs,
      onLead,
      change(next: Partial<typeof state>) {
        Object.assign(state, next);
        tabs.update();
      },
    };
  };
}

const leaders = (...tabs: Tabs[]) => tabs.map((tab) => tab.isLeader());

test('of several hidden tabs, exactly one asks, and the next one takes over when it is closed', async () => {
  const openTab = browser();
  const [first, second, third] = [openTab(), openTab(), openTab()];
  await expect.poll(() => leaders(first, second, third)).toEqual([true, false, false]);
  first.leave();
  await expect.poll(() => leaders(first, second, third)).toEqual([false, true, false]);
  expect(third.onLead).not.toHaveBeenCalled();
});

test('a tab that is shown takes over, since a hidden one can be frozen, and gives it back when it is closed', async () => {
  const openTab = browser();
  const hidden = openTab();
  await expect.poll(() => leaders(hidden)).toEqual([true]);
  const shown = openTab({ isVisible: true });
  await expect.poll(() => leaders(hidden, shown)).toEqual([false, true]);
  shown.leave();
  await expect.poll(() => leaders(hidden, shown)).toEqual([true, false]);
});

test('of two visible windows, the one that stays visible asks after the other one is hidden', async () => {
  const openTab = browser();
  const first = openTab({ isVisible: true, asksHidden: false });
  await expect.poll(() => leaders(first)).toEqual([true]);
  const second = openTab({ isVisible: true, asksHidden: false });
  await expect.poll(() => leaders(first, second)).toEqual([false, true]);
  second.change({ isVisible: false });
  await expect.poll(() => leaders(first, second)).toEqual([true, false]);
});

test('a hidden tab without notifications doesn’t ask, until they are turned on', async () => {
  const tab = browser()({ asksHidden: false });
  await tab.isAnyVisible();
  expect(tab.isLeader()).toBe(false);
  tab.change({ asksHidden: true });
  await expect.poll(() => tab.isLeader()).toBe(true);
});

test('a hidden tab knows whether the console is visible in another one', async () => {
  const openTab = browser();
  const hidden = openTab();
  expect(await hidden.isAnyVisible()).toBe(false);
  const shown = openTab({ isVisible: true });
  await expect.poll(() => hidden.isAnyVisible()).toBe(true);
  shown.change({ isVisible: false });
  await expect.poll(() => hidden.isAnyVisible()).toBe(false);
});

test('without locks, each tab asks for itself', () => {
  const tab = joinTabs({
    ...{ isVisible: () => true, asksHidden: () => false, onLead: vi.fn(), locks: undefined },
  });
  tab.update();
  expect(tab.isLeader()).toBe(true);
});

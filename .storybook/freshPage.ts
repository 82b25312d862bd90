import { composeStory } from '@storybook/react-vite';
import { afterAll, beforeAll, expect } from 'vitest';
import { unsay } from '../packages/ui/src/announcer/announce.ts';
import { clearToasts } from '../packages/ui/src/components/Toast/index.ts';
import { destroyAnnouncer } from '../packages/ui/src/testing/recordAnnouncements.ts';

const { href } = location;
const { title } = document;
const given = new Set(document.body.children);
const attributes = new Map(
  [document.documentElement, document.body].map((element) => [element, [...element.attributes]]),
);

/** Loading a story makes Storybook unmount the last one. */
const lastStory = composeStory({ render: () => null as never }, {});

/**
 * Story files share one page, which saves a second for each. Call this in a setup file. Each file then gets a clean
 * page, and fails if it leaves elements in it.
 */
export function sharePage() {
  beforeAll(renew);
  afterAll(async () => {
    await lastStory.load();
    unsay();
    clearToasts();
    destroyAnnouncer();
    const left = [...document.body.children].filter((element) => !given.has(element));
    for (const element of left) element.remove();
    expect(
      left.map(({ outerHTML }) => outerHTML.slice(0, 200)),
      'left in the page',
    ).toEqual([]);
  });
}

function renew() {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', href);
  document.title = title;
  for (const [element, given] of attributes) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    for (const { name, value } of given) element.setAttribute(name, value);
  }
  destroyAnnouncer();
  scrollTo(0, 0);
  getSelection()?.removeAllRanges();
  startOfPage();
}

/** Tab continues from where focus was last, also when that element is gone. */
function startOfPage() {
  const first = document.createElement('button');
  document.body.prepend(first);
  first.focus();
  first.blur();
  first.remove();
}

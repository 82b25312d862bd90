import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StoryFrame } from '../StoryFrame.tsx';
import { tabStopsIn } from './overlay/tabStops.ts';
import { targetsIn } from './overlay/targets.ts';
import { defaults } from './toggles.ts';

const layer = () => document.querySelector<HTMLElement>('[data-overlay]');
const numbers = () => [...(layer()?.querySelectorAll('text') ?? [])].map(({ textContent }) => textContent);

function Story() {
  return (
    <div>
      <button type="button">First</button>
      <button type="button" tabIndex={-1}>
        Not a stop
      </button>
      <input type="radio" name="one" aria-label="Radio" />
      <input type="radio" name="one" aria-label="Checked" defaultChecked />
      <fieldset disabled>
        <input aria-label="Disabled" />
      </fieldset>
      <p>
        A sentence with <a href="#here">two calls</a>.
      </p>
      <div inert>
        <button type="button">Inert</button>
      </div>
      {/* biome-ignore lint/a11y/noPositiveTabindex: the mistake that the overlay must show. */}
      <button type="button" tabIndex={1}>
        Before all
      </button>
    </div>
  );
}

test('the path of focus has the stops of Tab in their order, in a layer that is not a part of the story', async () => {
  const framed = (overlay: string, locale = 'en') => (
    <StoryFrame asked={{ ...defaults, overlay, locale }} isInDocs={false}>
      <Story />
    </StoryFrame>
  );
  const { container, rerender } = render(framed('none'));
  const before = container.innerHTML;
  rerender(framed('focus'));
  await expect.poll(numbers).toEqual(['1', '2', '3', '4']);
  expect(tabStopsIn(document).map((stop) => stop.ariaLabel ?? stop.textContent)).toEqual([
    ...['Before all', 'First', 'Checked', 'two calls'],
  ]);
  expect(container.innerHTML).toBe(before);
  expect(layer()?.parentElement).toBe(document.body);
  expect(layer()?.ariaHidden).toBe('true');
  expect(layer() && getComputedStyle(layer() as Element).pointerEvents).toBe('none');

  // It follows the page: a new stop, and the other side in Hebrew.
  screen.getByText('Not a stop').tabIndex = 0;
  await expect.poll(numbers).toHaveLength(5);
  const xOfFirst = () => Number(layer()?.querySelectorAll('text')[1]?.getAttribute('x'));
  const first = () => screen.getByText('First').getBoundingClientRect();
  expect(xOfFirst()).toBeCloseTo(Math.max(first().left, 10), 0);
  rerender(framed('focus', 'he'));
  await expect.poll(xOfFirst).toBeCloseTo(Math.min(first().right, window.innerWidth - 10), 0);
  rerender(framed('none'));
  expect(layer()).toBeNull();
});

test('a target of 20 px fails next to another one, and a link in a sentence is exempt', () => {
  const size = { inlineSize: 20, blockSize: 20, padding: 0, border: 0 };
  const { container } = render(
    <div>
      <button type="button" style={size} aria-label="One" />
      <button type="button" style={size} aria-label="Two" />
      <p style={{ marginBlock: 40 }}>
        See <a href="#here">two calls</a>.
      </p>
      <button type="button" style={size} aria-label="Alone" />
      <button type="button" style={{ ...size, inlineSize: 30, blockSize: 30, marginInlineStart: 40 }}>
        Large
      </button>
    </div>,
  );
  expect(targetsIn(container).map(({ result }) => result)).toEqual([
    ...['failed', 'failed', 'inline', 'spaced', 'large'],
  ]);
});

import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import * as stories from './Tooltip.stories.tsx';

const { Ready, Name, AtTheEnd, Disabled, InHebrew, LongWords } = composeStories(stories);

const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

test('keyboard focus shows it immediately, and it describes its trigger', async () => {
  render(
    <>
      <Ready />
      <Button>Next</Button>
    </>,
  );
  await userEvent.tab();
  const tooltip = await screen.findByRole('tooltip', { name: 'Calls are answered from 08:00' });
  expect(screen.getByRole('button', { name: 'Reception' }).getAttribute('aria-describedby')).toBe(tooltip.id);
  await userEvent.tab();
  await gone();
});

test('Esc closes it, keeps focus on the trigger and leaves the surrounding dialog open', async () => {
  const changed = vi.fn();
  render(
    <Dialog title="Hours" isOpen onOpenChange={changed}>
      <Ready />
    </Dialog>,
  );
  await userEvent.tab();
  await userEvent.tab();
  await screen.findByRole('tooltip', { name: 'Calls are answered from 08:00' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Calls are answered from 08:00')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reception' }));
  expect(changed).not.toHaveBeenCalled();
});

test('hovering shows it after a delay, and the pointer can move onto it', async () => {
  render(<Ready />);
  await userEvent.hover(document.body, { position: { x: 2, y: 2 } });
  await userEvent.hover(screen.getByRole('button'));
  const tooltip = await screen.findByRole('tooltip');
  await userEvent.hover(tooltip);
  await new Promise((done) => setTimeout(done, 600));
  expect(screen.getByRole('tooltip')).toBe(tooltip);
  await userEvent.unhover(tooltip);
  await gone();
});

test('with `isName` it is visible but hidden from screen readers', async () => {
  render(<Name />);
  await userEvent.tab();
  const shown = await screen.findByText('Reception', { selector: '[aria-hidden] ' });
  expect(shown.checkVisibility()).toBe(true);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a disabled tooltip is never shown', async () => {
  render(<Disabled />);
  await userEvent.tab();
  await new Promise((done) => setTimeout(done, 600));
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('`end` is on the right in English and on the left in Hebrew', async () => {
  await page.viewport(800, 600);
  const { unmount } = render(<AtTheEnd />);
  const rect = (element: Element) => element.getBoundingClientRect();
  await userEvent.tab();
  const right = await screen.findByRole('tooltip');
  await waitFor(() =>
    expect(rect(right).left).toBeGreaterThanOrEqual(rect(screen.getByRole('button')).right),
  );
  unmount();

  render(<InHebrew />);
  await userEvent.tab();
  const left = await screen.findByRole('tooltip');
  await waitFor(() => expect(rect(left).right).toBeLessThanOrEqual(rect(screen.getByRole('button')).left));
});

test('long words wrap at 260 px', async () => {
  render(<LongWords />);
  await userEvent.tab();
  const tooltip = await screen.findByRole('tooltip');
  expect(tooltip.getBoundingClientRect().width).toBeLessThanOrEqual(260);
  expect(tooltip.scrollWidth).toBeLessThanOrEqual(tooltip.clientWidth);
});

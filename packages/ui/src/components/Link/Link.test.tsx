import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { UIProvider } from '../UIProvider/index.ts';
import * as stories from './Link.stories.tsx';
import { Link } from './Link.tsx';

const { Alone } = composeStories(stories);

test('Enter follows the link through the router, without reloading the page', async () => {
  const navigate = vi.fn();
  render(
    <UIProvider locale="en" navigate={navigate}>
      <Link href="/organization/7/channels/">Channels</Link>
    </UIProvider>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(navigate.mock.calls[0]?.[0]).toBe('/organization/7/channels/');
});

test('a standalone link is at least 24 px tall', () => {
  render(<Alone />);
  expect(
    screen.getByRole('link', { name: 'Terms of Use' }).getBoundingClientRect().height,
  ).toBeGreaterThanOrEqual(24);
});

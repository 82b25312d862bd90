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

test('under a base path, the link has the full URL, and the router gets the one of the host', async () => {
  const navigate = vi.fn();
  render(
    <UIProvider locale="en" navigate={navigate} useHref={(href) => `/shop${href}`}>
      <Link href="/calls">Calls</Link>
    </UIProvider>,
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/shop/calls');
  await userEvent.click(screen.getByRole('link'));
  expect(navigate.mock.calls[0]?.[0]).toBe('/calls');
});

test('a standalone link is at least 24 px tall', () => {
  render(<Alone />);
  expect(
    screen.getByRole('link', { name: 'Terms of Use' }).getBoundingClientRect().height,
  ).toBeGreaterThanOrEqual(24);
});

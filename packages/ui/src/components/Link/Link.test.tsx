import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { UIProvider } from '../UIProvider/index.ts';
import * as stories from './Link.stories.tsx';
import { Link } from './Link.tsx';

const { Alone } = composeStories(stories);

test('Enter follows it through the router of the page, without loading the page again', async () => {
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

test('standing alone it answers on at least 24 px', () => {
  render(<Alone />);
  expect(
    screen.getByRole('link', { name: 'Terms of Use' }).getBoundingClientRect().height,
  ).toBeGreaterThanOrEqual(24);
});

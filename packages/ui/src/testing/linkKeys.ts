import { render, screen } from '@testing-library/react';
import { type ComponentType, createElement } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from './keyboardTable.ts';

/** The keyboard table of a part that is one link, from the story that shows it in each direction. */
export function linkKeys(
  component: string,
  drawn: Record<'ltr' | 'rtl', ComponentType>,
  { name, href }: { name: string; href: `#${string}` },
) {
  /** The link focused, and the address without its place. */
  const enter = async (direction: 'ltr' | 'rtl') => {
    location.hash = '';
    render(createElement(drawn[direction]));
    await userEvent.tab();
  };

  keyboardTable(component, (row) => {
    row({ key: 'Tab', where: 'page', does: 'moves to it' }, async ({ direction }) => {
      await enter(direction);
      expect(document.activeElement).toBe(screen.getByRole('link', { name }));
    });

    row({ key: 'Enter', where: 'link', does: 'follows it' }, async ({ direction }) => {
      await enter(direction);
      await userEvent.keyboard('{Enter}');
      expect(location.hash).toBe(href);
    });

    row(
      { key: 'Space', where: 'link', does: 'scrolls the page, as on every link' },
      async ({ direction }) => {
        await enter(direction);
        document.body.style.minBlockSize = '300vh';
        await userEvent.keyboard(' ');
        await expect.poll(() => scrollY).toBeGreaterThan(0);
        expect(location.hash).toBe('');
        document.body.style.minBlockSize = '';
        scrollTo(0, 0);
      },
    );
  });
}

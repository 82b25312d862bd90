import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import { UIProvider } from '../UIProvider/index.ts';
import * as stories from './DateTimeField.stories.tsx';
import { DateTimeField } from './DateTimeField.tsx';

const drawn = {
  ltr: composeStories(stories, { initialGlobals: { locale: 'en-US' } }),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

type Given = { direction: 'ltr' | 'rtl' };

const parts = () => screen.getAllByRole('spinbutton');
const hour = () => parts()[3] as HTMLElement;
const minute = () => parts()[4] as HTMLElement;
const time = () => [hour(), minute()].map((part) => part.textContent).join(':');

/** Renders March 26, 2026, 4:30 PM. */
const draw = ({ direction }: Given) => {
  const { Ready } = drawn[direction];
  render(<Ready />);
  expect(document.documentElement.dir).toBe(direction);
};

keyboardTable('DateTimeField', (row) => {
  for (const [key, pressed, where, part, does, english, hebrew] of [
    ['Up', '{ArrowUp}', 'hour', hour, 'increases it by 1', '05:30', '17:30'],
    ['Down', '{ArrowDown}', 'hour', hour, 'decreases it by 1', '03:30', '15:30'],
    ['Page Up', '{PageUp}', 'hour', hour, 'increases it by 2', '06:30', '18:30'],
    ['Page Down', '{PageDown}', 'hour', hour, 'decreases it by 2', '02:30', '14:30'],
    ['Page Up', '{PageUp}', 'minute', minute, 'increases it by 15', '04:45', '16:45'],
    ['Page Down', '{PageDown}', 'minute', minute, 'decreases it by 15', '04:15', '16:15'],
  ] as const) {
    row({ key, where, does }, async (given) => {
      draw(given);
      part().focus();
      await userEvent.keyboard(pressed);
      expect(time()).toBe(given.direction === 'ltr' ? english : hebrew);
    });
  }

  row({ key: 'Right', where: 'hour', does: 'moves to the minute, which is on its right' }, async (given) => {
    draw(given);
    hour().focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(minute());
  });

  row({ key: 'Left', where: 'minute', does: 'moves to the hour' }, async (given) => {
    draw(given);
    minute().focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(hour());
  });

  row(
    {
      key: 'First letter',
      where: 'AM/PM',
      does: 'selects AM or PM, if the language uses them',
    },
    async ({ direction }) => {
      // Hebrew uses 12 hours only if requested.
      const locale = direction === 'ltr' ? 'en-US' : 'he-u-hc-h12';
      render(
        <UIProvider locale={locale}>
          <DateTimeField label="Start" defaultValue="2026-03-26T14:30:00Z" timeZone="Asia/Jerusalem" />
        </UIProvider>,
      );
      const half = parts()[5] as HTMLElement;
      half.focus();
      await userEvent.keyboard('a');
      expect(half.textContent).toBe('AM');
      await userEvent.keyboard('p');
      expect(half.textContent).toBe('PM');
    },
  );
});

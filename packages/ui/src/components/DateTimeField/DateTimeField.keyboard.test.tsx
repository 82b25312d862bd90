import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import { UIProvider } from '../UIProvider/index.ts';
import * as stories from './DateTimeField.stories.tsx';
import { DateTimeField } from './DateTimeField.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

type Given = { direction: 'ltr' | 'rtl' };

const parts = () => screen.getAllByRole('spinbutton');
const hour = () => parts()[3] as HTMLElement;
const minute = () => parts()[4] as HTMLElement;
const time = () => [hour(), minute()].map((part) => part.textContent).join(':');

/** March 26, 2026, 04:30 in the afternoon. */
const draw = ({ direction }: Given) => {
  const { Ready } = drawn[direction];
  render(<Ready />);
  expect(document.documentElement.dir).toBe(direction);
};

keyboardTable('DateTimeField', (row) => {
  for (const [key, pressed, where, part, does, english, hebrew] of [
    ['Up', '{ArrowUp}', 'hour', hour, 'one more', '05:30', '17:30'],
    ['Down', '{ArrowDown}', 'hour', hour, 'one less', '03:30', '15:30'],
    ['Page Up', '{PageUp}', 'hour', hour, 'two more', '06:30', '18:30'],
    ['Page Down', '{PageDown}', 'hour', hour, 'two less', '02:30', '14:30'],
    ['Page Up', '{PageUp}', 'minute', minute, 'fifteen more', '04:45', '16:45'],
    ['Page Down', '{PageDown}', 'minute', minute, 'fifteen less', '04:15', '16:15'],
  ] as const) {
    row({ key, where, does }, async (given) => {
      draw(given);
      part().focus();
      await userEvent.keyboard(pressed);
      expect(time()).toBe(given.direction === 'ltr' ? english : hebrew);
    });
  }

  row(
    { key: 'Right', where: 'hour', does: 'moves to the minute, which stands at its right' },
    async (given) => {
      draw(given);
      hour().focus();
      await userEvent.keyboard('{ArrowRight}');
      expect(document.activeElement).toBe(minute());
    },
  );

  row({ key: 'Left', where: 'minute', does: 'moves to the hour' }, async (given) => {
    draw(given);
    minute().focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(hour());
  });

  row(
    {
      key: 'First letter',
      where: 'half of the day',
      does: 'chooses the half that begins with it, where there is one',
    },
    async ({ direction }) => {
      // Hebrew has twelve hours only when asked.
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

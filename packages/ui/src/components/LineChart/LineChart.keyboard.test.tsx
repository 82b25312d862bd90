import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LineChartTester } from '../../test-utils/index.ts';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import { sound } from '../LineChartSound/index.ts';
import * as stories from './LineChart.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

type Given = { direction: 'ltr' | 'rtl' };

const { tab, keyboard } = userEvent;
const chart = new LineChartTester({ root: document.body, user: userEvent });
const buttons = () => screen.getAllByRole('button');

/** Renders a chart of thirty days and focuses the button for the table. */
const enter = async ({ direction }: Given, props = {}) => {
  const { Ready } = drawn[direction];
  render(<Ready {...props} />);
  expect(document.documentElement.dir).toBe(direction);
  await tab();
};

/** Focuses the explorer of a chart of thirty days, on the sixteenth day. */
const explore = async (given: Given, props = {}) => {
  await enter(given, props);
  await chart.moveTo(15);
};

keyboardTable('LineChart', (row) => {
  row({ key: 'Tab', where: 'page', does: 'moves to the button for the table' }, async (given) => {
    await enter(given);
    expect(document.activeElement).toBe(buttons()[0]);
  });

  row({ key: 'Tab', where: 'button', does: 'moves to the explorer, then to the chips' }, async (given) => {
    await enter(given);
    await tab();
    expect(document.activeElement).toBe(chart.getSlider());
    await tab();
    expect(document.activeElement).toBe(buttons()[1]);
  });

  const [later, earlier] = ['the next date', 'the previous date'];
  for (const [key, pressed, does, rightToLeft, values] of [
    ['Right', '{ArrowRight}', later, earlier, { ltr: 16, rtl: 14 }],
    ['Left', '{ArrowLeft}', earlier, later, { ltr: 14, rtl: 16 }],
  ] as const) {
    row({ key, where: 'explorer', does, rightToLeft }, async (given) => {
      await explore(given);
      await keyboard(pressed);
      expect(chart.getIndex()).toBe(values[given.direction]);
    });
  }

  for (const [key, pressed, does, value] of [
    ['Page Up', '{PageUp}', '7 days, 4 weeks or 3 months earlier', 8],
    ['Page Down', '{PageDown}', '7 days, 4 weeks or 3 months later', 22],
    ['Home', '{Home}', 'the first date', 0],
    ['End', '{End}', 'the last date', 29],
    ['Up', '{ArrowUp}', 'the next date', 16],
    ['Down', '{ArrowDown}', 'the previous date', 14],
  ] as const) {
    row({ key, where: 'explorer', does }, async (given) => {
      await explore(given);
      await keyboard(pressed);
      expect(chart.getIndex()).toBe(value);
    });
  }

  for (const [key, pressed, does, words] of [
    ['Up', '{ArrowUp}', 'the previous series, at the same date', '8 appointments'],
    ['Down', '{ArrowDown}', 'the next series, at the same date', '13 contacts'],
  ] as const) {
    row({ key, where: 'explorer of several series', does }, async ({ direction }) => {
      const { SeveralSeries } = drawn[direction];
      render(<SeveralSeries />);
      await tab();
      await tab();
      await keyboard(pressed);
      expect(chart.getIndex()).toBe(7);
      expect(chart.getValueText()).toContain(words);
    });
  }

  row(
    { key: 'Enter', where: 'explorer', does: 'calls onPointAction with the point, if it is set' },
    async (given) => {
      const onPointAction = vi.fn();
      await explore(given, { onPointAction });
      await keyboard('{Enter}');
      expect(onPointAction).toHaveBeenCalledExactlyOnceWith({
        series: 'calls',
        date: '2026-11-03',
        value: 24,
      });
    },
  );

  row({ key: 'Esc', where: 'explorer', does: 'shows the total again; focus stays' }, async (given) => {
    await explore(given);
    expect(screen.queryByText('616')).toBeNull();
    await keyboard('{Escape}');
    expect(screen.getByText('616')).toBeVisible();
    expect(document.activeElement).toBe(chart.getSlider());
  });

  for (const [key, pressed] of [
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ] as const) {
    row({ key, where: 'chip', does: 'moves the explorer to that point' }, async (given) => {
      await enter(given);
      await tab();
      await tab();
      await keyboard(pressed);
      expect(document.activeElement).toBe(chart.getSlider());
      expect(chart.getIndex()).toBe(28);
    });

    row({ key, where: 'button', does: 'shows the table, or the chart again' }, async (given) => {
      await enter(given);
      await keyboard(pressed);
      expect(chart.getTable()).toBeVisible();
      await keyboard(pressed);
      expect(chart.getTable()).toBeUndefined();
    });
  }

  for (const [key, pressed] of [
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ] as const) {
    row(
      { key, where: 'button for sound', does: 'plays the values as tones, or stops' },
      async ({ direction }) => {
        const { Ready } = drawn[direction];
        render(<Ready sound={sound} />);
        await tab();
        const [button] = buttons();
        const name = button?.getAttribute('aria-label');
        await keyboard(pressed);
        expect(button?.getAttribute('aria-label')).not.toBe(name);
        await keyboard(pressed);
        expect(button?.getAttribute('aria-label')).toBe(name);
      },
    );
  }

  row({ key: 'Esc', where: 'page, while sound plays', does: 'stops the sound' }, async ({ direction }) => {
    const { Ready } = drawn[direction];
    render(<Ready sound={sound} />);
    await tab();
    const [button] = buttons();
    const name = button?.getAttribute('aria-label');
    await keyboard('{Enter}');
    await tab();
    await keyboard('{Escape}');
    expect(button?.getAttribute('aria-label')).toBe(name);
  });

  row({ key: 'Esc', where: 'button', does: 'hides its hint' }, async (given) => {
    await enter(given);
    const words = buttons()[0]?.getAttribute('aria-label') ?? '';
    expect(await screen.findByText(words)).toBeVisible();
    await keyboard('{Escape}');
    expect(screen.queryByText(words)).toBeNull();
  });
});

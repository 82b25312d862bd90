import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import * as stories from './LineChart.stories.tsx';

const { Ready, SeveralSeries, WithGaps, Monthly, Year, InRussian } = composeStories(stories);

interface Emulation {
  send: (
    method: 'Emulation.setEmulatedMedia',
    parameters: { features: { name: string; value: string }[] },
  ) => Promise<unknown>;
}

const emulate = (features: Record<string, string>) =>
  (cdp() as unknown as Emulation).send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });

afterEach(() => emulate({ 'forced-colors': 'none' }));

const dashes = (container: HTMLElement) =>
  [...container.querySelectorAll('path[data-marker]')].map((path) => getComputedStyle(path).strokeDasharray);

test('LC-8: alone a line is solid with its marker; among others each has its dash and its name at the end', () => {
  const alone = render(<WithGaps />);
  expect(dashes(alone.container)).toEqual(['none']);
  alone.unmount();

  const { container } = render(<SeveralSeries />);
  expect(dashes(container)).toEqual(['2px, 4px', 'none', '8px, 4px']);
  for (const end of ['Calls 24', 'Contacts 13', 'Appointments 8'])
    expect(screen.getByText(end)).toBeVisible();
});

test('LC-9: in forced colours the line takes its dash and the system its colour', async () => {
  const { container } = render(<WithGaps />);
  await emulate({ 'forced-colors': 'active' });
  expect(dashes(container)).toEqual(['8px, 4px']);
  const line = container.querySelector('path[data-marker]');
  const text = screen.getByRole('heading');
  expect(line && getComputedStyle(line).stroke).toBe(getComputedStyle(text).color);
});

test('LC-10: nothing is drawn in', () => {
  render(<Ready />);
  expect(document.getAnimations()).toEqual([]);
});

const overlaps = (container: HTMLElement) => {
  const boxes = [...container.querySelectorAll('svg > text')]
    .map((text) => text.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .sort((a, b) => a.left - b.left);
  return boxes.filter((box, index) => index > 0 && box.left < (boxes[index - 1]?.right ?? 0)).length;
};

test('LC-13: dates never touch and never shrink, from 240 to 900 px', () => {
  for (const Story of [Ready, Monthly, Year, InRussian]) {
    for (const inlineSize of [240, 300, 364, 420, 600, 900]) {
      const { container, unmount } = render(
        <div style={{ inlineSize }}>
          <Story />
        </div>,
      );
      const dates = [...container.querySelectorAll('svg > text')];
      expect(overlaps(container), `${Story.storyName} at ${inlineSize}`).toBe(0);
      expect(Number.parseFloat(getComputedStyle(dates[0] as Element).fontSize)).toBeGreaterThanOrEqual(12);
      unmount();
    }
  }
});

test('at 320 px nothing leaves its place sideways', () => {
  const { container } = render(
    <div style={{ inlineSize: 288, overflow: 'auto' }}>
      <Ready />
    </div>,
  );
  expect(container.firstElementChild?.clientWidth).toBe(288);
  const figure = screen.getByRole('figure');
  expect(figure.scrollWidth).toBe(figure.clientWidth);
});

import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { UIProvider } from '../UIProvider/index.ts';
import * as stories from './LineChart.stories.tsx';
import { LineChart, type LineChartProps } from './LineChart.tsx';
import { callsSeries } from './samples.ts';

const {
  EightSeries,
  OwnColor,
  Ready,
  SeveralSeries,
  WithGaps,
  Monthly,
  SoFar,
  SoFarInRussian,
  Year,
  InRussian,
} = composeStories(stories);

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
  [...container.querySelectorAll('path[data-part="line-chart-line"]')].map(
    (path) => getComputedStyle(path).strokeDasharray,
  );

test('LC-8: a single line is solid; with several series, each has its own dash and end label', () => {
  const alone = render(<WithGaps />);
  expect(dashes(alone.container)).toEqual(['none']);
  alone.unmount();

  const { container } = render(<SeveralSeries />);
  expect(dashes(container)).toEqual(['2px, 4px', 'none', '8px, 4px']);
  for (const end of ['Calls 24', 'Contacts 13', 'Appointments 8'])
    expect(screen.getByText(end)).toBeVisible();
});

/** Contrast ratio of two colors (WCAG 2.2). */
function contrast(...colors: string[]) {
  const [light = 0, dark = 0] = colors
    .map((color) => (color.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => Number(part) / 255))
    .map((parts) => parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)))
    .map(([red = 0, green = 0, blue = 0]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    .sort((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
}

test.each(['light', 'dark'])(
  'LC-8: in the %s theme, eight lines have 3:1 contrast to the background',
  (theme) => {
    const { container } = render(<EightSeries />);
    document.documentElement.dataset['theme'] = theme;
    const ground = getComputedStyle(container.querySelector('div[style]') as Element).backgroundColor;
    const colors = [...container.querySelectorAll('path[data-part="line-chart-line"]')].map(
      (path) => getComputedStyle(path).stroke,
    );
    delete document.documentElement.dataset['theme'];
    expect(new Set(colors).size).toBe(8);
    for (const color of colors) expect(contrast(color, ground)).toBeGreaterThanOrEqual(3);
  },
);

test('LC-8: each of eight series has its own dash and marker, on its line and next to its name', () => {
  const { container } = render(<EightSeries />);
  expect(new Set(dashes(container)).size).toBe(8);
  const drawn = [...container.querySelectorAll('svg > g')].map((line) => {
    const shapes = new Set(
      [...line.children].map((one) => one.querySelector('path')?.getAttribute('d') ?? one.localName),
    );
    expect(shapes.size).toBe(1);
    return [...shapes][0] ?? '';
  });
  expect(new Set(drawn).size).toBe(8);
  const names = [...container.querySelectorAll('svg[viewBox="-13 -8 26 16"]')];
  const shapes = names.map((name) => name.querySelector('path:last-child')?.getAttribute('d') ?? '');
  expect(new Set(shapes).size).toBe(8);
  // Circle and square have SVG elements of their own.
  expect(shapes.slice(2)).toEqual(drawn.slice(2));
  expect(names.map((name) => name.querySelector('path')?.dataset['marker'])).toEqual([
    ...['circle', 'square', 'triangle', 'diamond', 'plus', 'triangle-down', 'cross', 'hourglass'],
  ]);
});

test('LC-9: a series can have any CSS color, which forced colors replace', async () => {
  const { container } = render(<OwnColor />);
  const stroke = () =>
    getComputedStyle(container.querySelector('path[data-part="line-chart-line"]') as Element).stroke;
  expect(stroke()).toBe('rgb(102, 51, 153)');
  await emulate({ 'forced-colors': 'active' });
  expect(stroke()).toBe(getComputedStyle(screen.getByRole('heading')).color);
});

test('LC-9: in forced colors, the line has its dash and the text color of the system', async () => {
  const { container } = render(<WithGaps />);
  await emulate({ 'forced-colors': 'active' });
  expect(dashes(container)).toEqual(['8px, 4px']);
  const line = container.querySelector('path[data-part="line-chart-line"]');
  const text = screen.getByRole('heading');
  expect(line && getComputedStyle(line).stroke).toBe(getComputedStyle(text).color);
});

test('LC-10: rendering the chart starts no animation', () => {
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

test('LC-13: dates never overlap and have at least 12 px text, from 240 to 900 px', () => {
  for (const Story of [Ready, Monthly, SoFar, SoFarInRussian, Year, InRussian]) {
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

const spaced = 'figure * { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

test('LC-13: dates never overlap with wider text spacing, in 12 languages', () => {
  for (const locale of ['en', 'he', 'ru', 'de', 'ja', 'ko', 'zh-HK', 'ar', 'fa', 'bn', 'mn', 'vi']) {
    for (const { args } of [Ready, Monthly, SoFar, Year]) {
      for (const inlineSize of [240, 300, 420, 720]) {
        const { container, unmount } = render(
          <UIProvider locale={locale}>
            <style>{spaced}</style>
            <div style={{ inlineSize }}>
              <LineChart {...(args as LineChartProps)} />
            </div>
          </UIProvider>,
        );
        expect(overlaps(container), `${locale}, ${args.unit} at ${inlineSize}`).toBe(0);
        unmount();
      }
    }
  }
});

test('LC-13: a hundred years of days show at most 13 dates', () => {
  const points = Array.from({ length: 36_500 }, (_, day) => ({
    date: new Date(Date.UTC(1926, 10, 18 + day)).toISOString().slice(0, 10),
    value: day % 7,
  }));
  const { container } = render(
    <div style={{ inlineSize: 600 }}>
      <Ready series={[{ ...callsSeries, points }]} />
    </div>,
  );
  expect(screen.getByText('1980')).toBeVisible();
  expect(container.querySelectorAll('svg > text').length).toBeLessThan(14);
  expect(overlaps(container)).toBe(0);
});

test('in a window of 320 px, the chart doesn’t overflow sideways', () => {
  const { container } = render(
    <div style={{ inlineSize: 288, overflow: 'auto' }}>
      <Ready />
    </div>,
  );
  expect(container.firstElementChild?.clientWidth).toBe(288);
  const figure = screen.getByRole('figure');
  expect(figure.scrollWidth).toBe(figure.clientWidth);
});

test('with 40 charts, all but 12 use content-visibility; with 12 charts, none does', () => {
  const charts = (count: number) =>
    Array.from({ length: count }, (_, place) => <Ready key={String(place)} />);
  const { rerender } = render(<div>{charts(12)}</div>);
  const waiting = () =>
    screen.getAllByRole('figure').filter((chart) => getComputedStyle(chart).contentVisibility === 'auto');
  expect(waiting()).toEqual([]);
  rerender(<div>{charts(40)}</div>);
  expect(waiting()).toHaveLength(28);
});

test('total, value and comparison are separated by spaces in the rendered text', () => {
  const { container } = render(<Ready />);
  const line = [...container.querySelectorAll('p')].find(({ textContent }) =>
    textContent.startsWith('Total 616'),
  );
  // biome-ignore lint/performance/useDomNodeTextContent: textContent has the spaces even if not rendered.
  const parts = [...(line?.children ?? [])].map((part) => (part as HTMLElement).innerText);
  expect(parts).toEqual(['Total ', '616 ', '4% fewer than the previous 30 days']);
});

import { createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { type ChartSeries, LineChart } from '../../src/components/LineChart/index.ts';
import { UIProvider } from '../../src/components/UIProvider/index.ts';
import { FloorChart } from './FloorChart.tsx';

/** Calls of a number of days in a row, with a weekly rhythm; each chart has its own. */
function seriesOf(days: number, chart: number): ChartSeries[] {
  const points = Array.from({ length: days }, (_, day) => ({
    date: new Date(Date.UTC(1926, 10, 18 + day)).toISOString().slice(0, 10),
    value: Math.round(20 + 8 * Math.sin((day * 2 * Math.PI) / 7) + ((day * 37 + chart) % 11)),
  }));
  return [{ key: 'calls', label: 'Calls', color: 'chartCalls', marker: 'triangle', points }];
}

const scenes = { few: [3, 90], many: [90, 90], long: [1, 36_500] } as const;

type Scene = keyof typeof scenes;

/** The same points in both, made before any time is taken. */
const data = Object.fromEntries(
  Object.entries(scenes).map(([scene, [count, days]]) => [
    scene,
    Array.from({ length: count }, (_, chart) => seriesOf(days, chart)),
  ]),
) as Record<Scene, ChartSeries[][]>;

const drawnBy: Record<string, (series: ChartSeries[]) => ReactNode> = {
  nothing: () => null,
  floor: (series) => createElement(FloorChart, { points: series[0]?.points ?? [] }),
  chart: (series) => createElement(LineChart, { title: 'Calls', unit: 'day', series, previousTotal: 641 }),
};

let root: Root | undefined;

/** Two frames: what was drawn in the first is painted by the second. */
const painted = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));

/** Puts the charts into the page and waits until they are painted. */
async function mount(scene: Scene, by: string) {
  const charts = data[scene].map((series, place) => (
    <div key={String(place)} style={{ inlineSize: '26rem' }}>
      {drawnBy[by]?.(series)}
    </div>
  ));
  root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() => root?.render(<UIProvider locale="en">{charts}</UIProvider>));
  await painted();
}

/** Takes them out again. */
async function clear() {
  flushSync(() => root?.unmount());
  document.body.replaceChildren();
  await painted();
}

Object.assign(globalThis, { mount, clear });

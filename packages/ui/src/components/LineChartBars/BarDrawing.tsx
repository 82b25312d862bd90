import { useId } from 'react';
import {
  bandOf,
  type Chart,
  type ChartMarker,
  type DrawnSeries,
  type OtherKind,
  paint,
  placed,
  valueAt,
} from '../LineChart/index.ts';
import { bar, barOutline, barPattern, partialBar } from './BarDrawing.css.ts';

/** The part of a date's width that its bars take. */
const group = 0.76;

/** The part of a bar's width that is left empty, if there are several next to each other. */
const between = 0.12;

const offset = (line: number, count: number) => ((line - (count - 1) / 2) * group) / count;

/** The bars of a series, as a path in the 100 by 100 plot. A gap has none. */
export function barsOf(
  { lines, scale, band, partial }: Pick<Chart, 'lines' | 'scale' | 'band' | 'partial'>,
  line: number,
  isPartial = false,
) {
  const width = ((band * group) / lines.length) * (lines.length === 1 ? 1 : 1 - between);
  const zero = hundredths(scale.y(0));
  const { values = [] } = lines[line] ?? {};
  return Array.from(values, (_, index) => valueAt(values, index))
    .map((value, index) => {
      if (value === null || partial.has(index) !== isPartial) return '';
      const left = scale.x(index) + offset(line, lines.length) * band - width / 2;
      return `M${hundredths(left)},${zero}V${hundredths(scale.y(value))}h${hundredths(width)}V${zero}Z`;
    })
    .join('');
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

/**
 * Bars from zero, next to each other for several series, for `kind` of `LineChart`. Each series has a pattern, which
 * distinguishes it without color.
 *
 * @example
 * <LineChart title="Rain" kind={bars} unit="month" series={rain} />
 */
export const bars: OtherKind = { Drawing, Swatch, offset, bandOf, placed };

/** The pattern doesn't stretch with the plot: it fills a rectangle that the bars clip. */
function Drawing({ chart }: { chart: Chart }) {
  const id = useId();
  const mirrored = chart.isMirrored ? 'matrix(-1 0 0 1 100 0)' : undefined;

  return chart.lines.map(({ series }, line) => {
    const path = barsOf(chart, line);
    const partial = barsOf(chart, line, true);
    const outline = (d: string, name: string) =>
      d && <path className={name} d={d} transform={mirrored} data-part="line-chart-bar" />;
    return (
      <g key={series.key} {...paint(series.color)}>
        <clipPath id={`${id}${line}`} clipPathUnits="objectBoundingBox">
          <path d={path} transform={chart.isMirrored ? 'matrix(-.01 0 0 .01 1 0)' : 'scale(.01)'} />
        </clipPath>
        <Pattern id={`${id}${line}p`} marker={series.marker} />
        <rect
          width="100%"
          height="100%"
          className={bar}
          fill={`url(#${id}${line}p)`}
          clipPath={`url(#${id}${line})`}
        />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {outline(path, barOutline)}
          {outline(partial, `${barOutline} ${partialBar}`)}
        </svg>
      </g>
    );
  });
}

function Swatch({ series }: { series: DrawnSeries }) {
  const id = useId();
  return (
    <svg {...paint(series.color)} width="1rem" height="1rem" viewBox="0 0 16 16" aria-hidden="true">
      <Pattern id={id} marker={series.marker} />
      <rect className={barOutline} x="1" y="1" width="14" height="14" fill={`url(#${id})`} />
    </svg>
  );
}

/** The side of a tile of a pattern, in pixels. */
const tile = 8;

function Pattern({ id, marker }: { id: string; marker: ChartMarker }) {
  return (
    <pattern id={id} width={tile} height={tile} patternUnits="userSpaceOnUse">
      <rect className={barPattern} width={tile} height={tile} data-solid={marker === 'circle' || undefined} />
      <path className={barPattern} d={patterns[marker]} />
    </pattern>
  );
}

const [up, down] = ['M-2 2L2 -2M0 8L8 0M6 10L10 6', 'M-2 6L2 10M0 0L8 8M6 -2L10 2'];

/** Each marker has a pattern: solid, stripes in four directions, two grids and dots. */
const patterns: Record<ChartMarker, string> = {
  circle: '',
  square: up,
  triangle: 'M0 2H8M0 6H8',
  diamond: 'M2 2h.01M6 6h.01',
  plus: 'M0 4H8M4 0V8',
  'triangle-down': down,
  cross: 'M2 0V8M6 0V8',
  hourglass: `${up}${down}`,
};

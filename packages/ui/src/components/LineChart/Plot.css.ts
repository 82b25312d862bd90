import { fallbackVar } from '@vanilla-extract/css';
import { coarsePointer, focusRing, forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { narrow, plotHeight, withoutColor } from './LineChart.css.ts';
import { tickWidths } from './scale.ts';

const { color, space, font, line: lineHeight } = vars;
const thumb = vars.size.icon;

/** The padding leaves room above for the highest marker and "no data", and at the end for half a thumb. */
export const plot = style({
  position: 'relative',
  display: 'grid',
  // The end labels of several series add a third column.
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[8],
  alignItems: 'start',
  paddingBlockStart: space[18],
  paddingInlineEnd: `calc(${vars.size.icon} / 2)`,
});

/** The labels are centered on the grid lines: half a line above the first, half a line below the last. */
export const valueAxis = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  blockSize: `calc(${plotHeight} + ${lineHeight.caption})`,
  marginBlock: `calc(${lineHeight.caption} / -2)`,
  color: color.textSubtle,
  fontSize: font.caption,
  lineHeight: lineHeight.caption,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

/** Grid lines as backgrounds, without elements. The base line is at zero. */
const across = (stroke: string, position: string) =>
  `linear-gradient(${stroke}, ${stroke}) 0 ${position} / 100% 1px no-repeat`;

const gridOf = (hair: string, base: string) => ({
  background: `${across(base, '100%')}, ${across(hair, '50%')}, ${across(hair, '0%')}`,
  selectors: {
    '&[data-below-zero]': {
      background: `${across(base, '50%')}, ${across(hair, '100%')}, ${across(hair, '0%')}`,
    },
  },
});

/** The lines, with the explorer's current date on top. */
export const canvas = style({
  gridArea: '1 / 2',
  display: 'block',
  inlineSize: '100%',
  blockSize: plotHeight,
  overflow: 'visible',
  printColorAdjust: 'exact',
  ...gridOf(color.chartGrid, color.borderStrong),
  '@media': { [forcedColors]: gridOf('GrayText', 'CanvasText') },
});

export const drawing = style({ overflow: 'visible' });

export const mirrored = style({ transform: 'scaleX(-1)', transformOrigin: 'center' });

export const line = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  selectors: dashes('[data-many]'),
  '@media': { [withoutColor]: { selectors: dashes('') } },
});

/** Butt line caps: round ones would close the gaps between dashes. */
function dashes(when: string) {
  return {
    [`&${when}[data-marker="square"]`]: { strokeDasharray: '8 4', strokeLinecap: 'butt' },
    [`&${when}[data-marker="triangle"]`]: { strokeDasharray: '2 4', strokeLinecap: 'butt' },
  } as const;
}

export const bridge = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.25,
  strokeDasharray: '1.25 3',
  vectorEffect: 'non-scaling-stroke',
});

export const ground = style({
  fill: 'currentColor',
  fillOpacity: 0.06,
  '@media': { [withoutColor]: { display: 'none' } },
});

/** All labels are in one grid cell, moved to the ends of their lines, so that the widest one sets the width. */
export const endLabels = style({
  gridArea: '1 / 3',
  display: 'grid',
  blockSize: plotHeight,
  fontSize: font.caption,
  lineHeight: lineHeight.caption,
  fontWeight: font.medium,
  '@container': { [narrow]: { display: 'none' } },
});

export const endLabel = style({
  position: 'relative',
  gridArea: '1 / 1',
  alignSelf: 'start',
  // Next to its line, whatever the direction of its text.
  justifySelf: 'start',
  transform: 'translateY(-50%)',
  whiteSpace: 'nowrap',
});

const text = {
  fill: color.textSubtle,
  fontSize: font.caption,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
} as const;

export const gapLabel = style({
  ...text,
  textAnchor: 'middle',
  // An outline keeps the letters readable where a grid line passes.
  stroke: color.surface,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  '@media': { [forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

/** A container only for the dates, whose number depends on its width, so that no other style waits for layout. */
export const datesStyle = style({
  gridArea: '2 / 2',
  containerType: 'inline-size',
  marginBlockStart: space[6],
  blockSize: lineHeight.caption,
});

export const axis = style({ display: 'block', inlineSize: '100%', blockSize: '100%', overflow: 'visible' });

export const tick = style({
  ...text,
  textAnchor: 'middle',
  dominantBaseline: 'central',
  selectors: {
    '&[data-edge="first"]': { textAnchor: 'start' },
    '&[data-edge="last"]': { textAnchor: 'end' },
  },
  '@container': Object.fromEntries(
    tickWidths.map((width) => [
      `(inline-size < ${width}rem)`,
      { selectors: { [`&[data-from="${width}"]`]: { display: 'none' } } },
    ]),
  ),
});

const [first, second, third] = [
  series(color.series1, 'contacts'),
  series(color.series2, 'appointments'),
  series(color.series3, 'calls'),
];

/** The colors of series. In forced colors, marker and dash distinguish them. */
export const colorOf = {
  series1: first,
  series2: second,
  series3: third,
  series4: series(color.series4),
  series5: series(color.series5),
  series6: series(color.series6),
  series7: series(color.series7),
  series8: series(color.series8),
  chartContacts: first,
  chartAppointments: second,
  chartCalls: third,
};

/** A page can still set the custom property of an earlier version, such as `--console-color-chart-contacts`. */
function series(value: string, earlier?: string) {
  const current = earlier ? fallbackVar(`var(--console-color-chart-${earlier})`, value) : value;
  return style({ flex: 'none', color: current, '@media': { [forcedColors]: { color: 'CanvasText' } } });
}

/** Two pixels wide at any text size, and filled with the surface, so that it reads as a point on the line. */
export const marker = style({
  overflow: 'visible',
  fill: color.surface,
  stroke: 'currentColor',
  strokeWidth: 2,
  '@media': { [forcedColors]: { fill: 'Canvas' } },
});

/** Centers the square on its point. */
export const squareMarker = style({ transform: 'translate(-3.25px, -3.25px)' });

export const currentMarker = style({ fill: 'currentColor' });

/** As thin as the dotted line that leads to it. */
export const partialMarker = style({ strokeWidth: 1.25 });

export const readings = style({
  gridArea: '1 / 2',
  inlineSize: '100%',
  blockSize: plotHeight,
  overflow: 'visible',
  pointerEvents: 'none',
});

export const readingLine = style({
  stroke: color.borderControl,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

/**
 * Covers the whole plot and extends half a thumb beyond both ends, so that the center of the thumb can be on the first
 * and the last date. The thumb is on the base line.
 */
export const range = style({
  gridArea: '1 / 2',
  inlineSize: `calc(100% + ${thumb})`,
  blockSize: `calc(${plotHeight} + ${thumb} / 2)`,
  margin: `0 calc(${thumb} / -2) calc(${thumb} / -2)`,
  padding: 0,
  appearance: 'none',
  background: 'transparent',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&::-webkit-slider-runnable-track': { blockSize: '100%', appearance: 'none', background: 'transparent' },
    '&::-moz-range-track': { blockSize: '100%', background: 'transparent' },
    '&::-webkit-slider-thumb': {
      ...thumbStyle(),
      appearance: 'none',
      marginBlockStart: `calc(${plotHeight} - ${thumb} / 2)`,
    },
    // Firefox centers the thumb on the track and ignores margins.
    '&::-moz-range-thumb': {
      ...thumbStyle(),
      transform: `translateY(calc(${plotHeight} / 2 - ${thumb} / 4))`,
    },
    '&[data-reading]::-webkit-slider-thumb': { opacity: 1 },
    '&[data-reading]::-moz-range-thumb': { opacity: 1 },
    '&:focus-visible::-webkit-slider-thumb': { ...focusRing(), opacity: 1 },
    '&:focus-visible::-moz-range-thumb': { ...focusRing(), opacity: 1 },
  },
  '@media': {
    [coarsePointer]: { touchAction: 'pan-y' },
    [forcedColors]: {
      selectors: {
        '&::-webkit-slider-thumb': { background: 'Canvas', borderColor: 'Highlight' },
        '&::-moz-range-thumb': { background: 'Canvas', borderColor: 'Highlight' },
        '&:focus-visible::-webkit-slider-thumb': { outlineColor: 'Highlight' },
        '&:focus-visible::-moz-range-thumb': { outlineColor: 'Highlight' },
      },
    },
  },
});

function thumbStyle() {
  return {
    boxSizing: 'border-box',
    inlineSize: thumb,
    blockSize: thumb,
    background: color.surface,
    border: `2px solid ${color.accent}`,
    borderRadius: vars.radius.full,
    opacity: 0,
    forcedColorAdjust: 'none',
  } as const;
}

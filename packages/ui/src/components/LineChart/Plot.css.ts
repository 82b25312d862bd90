import { coarsePointer, focusRing, forcedColors, globalStyle, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { narrow, plotHeight } from './LineChart.css.ts';
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

/** Grid lines as two backgrounds, without elements: the base line, if it is zero, and a line every few percent. */
const gridOf = (hair: string, base: string) => {
  const lines = `linear-gradient(${hair} 1px, transparent 1px)`;
  return {
    backgroundImage: `linear-gradient(${base}, ${base}), ${lines}`,
    selectors: { '&[data-base="other"]': { backgroundImage: `none, ${lines}` } },
  };
};

const rowsOf = (rows: number) => ({ backgroundSize: `100% 1px, 100% calc((100% - 1px) / ${rows})` });

/** The lines, with the explorer's current date on top. */
export const canvas = style({
  gridArea: '1 / 2',
  display: 'block',
  inlineSize: '100%',
  blockSize: plotHeight,
  overflow: 'visible',
  printColorAdjust: 'exact',
  backgroundPosition: '0 100%, 0 0',
  backgroundRepeat: 'no-repeat, repeat-y',
  ...rowsOf(2),
  ...gridOf(color.chartGrid, color.borderStrong),
  '@media': { [forcedColors]: gridOf('GrayText', 'CanvasText') },
});

/** Up to six rows: four, and two more if that leaves less of the plot empty. */
for (const rows of [3, 4, 5, 6]) globalStyle(`${canvas}[data-rows="${rows}"]`, rowsOf(rows));

/** Zero, if it is above the lowest grid line. */
export const zeroLine = style({
  stroke: color.borderStrong,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

export const drawing = style({ overflow: 'visible' });

export const mirrored = style({ transform: 'scaleX(-1)', transformOrigin: 'center' });

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

/** Text in the plot. */
const label = {
  ...text,
  // An outline keeps the letters readable where a grid line passes.
  stroke: color.surface,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  '@media': { [forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
} as const;

export const gapLabel = style({ ...label, textAnchor: 'middle' });

export const thresholdLabel = style({
  ...label,
  selectors: {
    '&[data-at="50"]': { textAnchor: 'middle' },
    '&[data-at="100"]': { textAnchor: 'end' },
  },
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

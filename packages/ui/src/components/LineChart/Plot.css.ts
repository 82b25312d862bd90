import { forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { narrow, plotHeight, withoutColor } from './LineChart.css.ts';
import { tickWidths } from './ticks.ts';

const { color, space, font, line: lineHeight } = vars;

/** Room above for the marker of the highest value and for "no data", and at the end for half a thumb. */
export const plot = style({
  display: 'flex',
  gap: space[8],
  paddingBlockStart: space[18],
  paddingInlineEnd: `calc(${vars.size.icon} / 2)`,
});

/** Its words stand on the grid lines: half a line above the first, half a line below the last. */
export const valueAxis = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  flex: 'none',
  blockSize: `calc(${plotHeight} + ${lineHeight.caption})`,
  marginBlockStart: `calc(${lineHeight.caption} / -2)`,
  color: color.textSubtle,
  fontSize: font.caption,
  lineHeight: lineHeight.caption,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

/** Lines, and room for the dates under them. */
export const field = style({
  position: 'relative',
  flex: '1 1 0',
  minInlineSize: 0,
  paddingBlockEnd: `calc(${space[6]} + ${lineHeight.caption})`,
});

export const canvas = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: plotHeight,
  overflow: 'visible',
});

export const grid = style({ stroke: color.chartGrid, '@media': { [forcedColors]: { stroke: 'GrayText' } } });

export const baseline = style({
  stroke: color.borderStrong,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
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

/** A butt end, or round ends would close the dashes. */
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

const words = {
  fill: color.textSubtle,
  fontSize: font.caption,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
} as const;

export const gapLabel = style({
  ...words,
  textAnchor: 'middle',
  // Keeps its letters readable where a grid line passes.
  stroke: color.surface,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  '@media': { [forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

export const tick = style({
  ...words,
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

/** All labels in one cell, moved to the ends of their lines, so that the widest makes the room. */
export const endLabels = style({
  display: 'grid',
  flex: 'none',
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
  // Beside its line, whichever way its own words run.
  justifySelf: 'start',
  transform: 'translateY(-50%)',
  whiteSpace: 'nowrap',
});

import { forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { narrow, plotHeight, withoutColor } from './LineChart.css.ts';

const { color, space, font, line: lineHeight } = vars;

/** Room above for the marker of the highest value and for "no data", and at the end for half a thumb. */
export const plot = style({
  position: 'relative',
  display: 'grid',
  // Lines of several series have their labels in a third column, which is there only with them.
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[8],
  alignItems: 'start',
  paddingBlockStart: space[18],
  paddingInlineEnd: `calc(${vars.size.icon} / 2)`,
});

/** Its words stand on the grid lines: half a line above the first, half a line below the last. */
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

/** Lines across, as grounds: no element is made for them. The base line stands at zero. */
const across = (stroke: string, place: string) =>
  `linear-gradient(${stroke}, ${stroke}) 0 ${place} / 100% 1px no-repeat`;

const gridOf = (hair: string, base: string) => ({
  background: `${across(base, '100%')}, ${across(hair, '50%')}, ${across(hair, '0%')}`,
  selectors: {
    '&[data-below-zero]': {
      background: `${across(base, '50%')}, ${across(hair, '100%')}, ${across(hair, '0%')}`,
    },
  },
});

/** The lines, and over them what is read. */
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

/** All labels in one cell, moved to the ends of their lines, so that the widest makes the room. */
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
  // Beside its line, whichever way its own words run.
  justifySelf: 'start',
  transform: 'translateY(-50%)',
  whiteSpace: 'nowrap',
});

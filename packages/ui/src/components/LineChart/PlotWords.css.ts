import { forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { tickWidths } from './ticks.ts';

const { color, space, font, line: lineHeight } = vars;

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

/** Dates come and go with its width; only they, so that no style of anything else waits for the layout. */
export const datesStyle = style({
  gridArea: '2 / 2',
  containerType: 'inline-size',
  marginBlockStart: space[6],
  blockSize: lineHeight.caption,
});

export const axis = style({ display: 'block', inlineSize: '100%', blockSize: '100%', overflow: 'visible' });

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

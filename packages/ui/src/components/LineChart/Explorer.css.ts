import { coarsePointer, focusRing, forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { plotHeight } from './LineChart.css.ts';

const { color } = vars;
const thumb = vars.size.icon;

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
 * It lies over the whole plot and half a thumb beyond its ends, where the middle of the thumb meets the first
 * and the last date; the thumb stands on the base line.
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
    // Firefox centres the thumb on the track and takes no margin.
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

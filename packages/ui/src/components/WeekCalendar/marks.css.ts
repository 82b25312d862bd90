import { keyframes } from '@vanilla-extract/css';
import { focusRing, forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { crowdEnd, crowdWidth, rowHeight } from './EventBlock.css.ts';
import { axisWidth, hairline } from './WeekGrid.css.ts';

const { color, font, line, radius, space } = vars;

const atNow = {
  position: 'absolute',
  zIndex: 3,
  insetBlockStart: `calc(var(--now) * ${rowHeight})`,
  translate: '0 -50%',
  pointerEvents: 'none',
} as const;

/** Neither colour nor shape is the whole mark: it has the time beside it. */
export const nowTime = style({
  ...atNow,
  insetInlineStart: '2px',
  inlineSize: `calc(${axisWidth} - 4px)`,
  paddingBlock: '1px',
  border: '1px solid transparent',
  borderRadius: radius.mark,
  backgroundColor: color.tooltip,
  color: color.onTooltip,
  fontSize: font.caption,
  lineHeight: line.caption,
  fontWeight: font.medium,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});

const dayWidth = `((100% - ${axisWidth}) / 7)`;

export const nowDot = style({
  ...atNow,
  zIndex: 2,
  insetInlineStart: `calc(${axisWidth} + ${dayWidth} * var(--day))`,
  inlineSize: `calc(${dayWidth})`,
  borderBlockStart: `2px solid ${color.tooltip}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '-5px',
      insetInlineStart: '-4px',
      inlineSize: '8px',
      blockSize: '8px',
      borderRadius: radius.full,
      backgroundColor: color.tooltip,
    },
  },
  '@media': {
    [forcedColors]: {
      borderColor: 'CanvasText',
      selectors: { '&::before': { backgroundColor: 'CanvasText' } },
    },
  },
});

/** What lies outside of the hours, at the edge it lies beyond. */
export const outside = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  minBlockSize: `max(${vars.size.target}, 1.875rem)`,
  margin: 0,
  paddingBlock: space[4],
  paddingInline: `calc(${axisWidth} + ${space[12]}) ${space[8]}`,
  appearance: 'none',
  border: 0,
  backgroundColor: color.surface,
  color: color.accentText,
  fontFamily: font.family,
  fontSize: font.caption,
  lineHeight: line.caption,
  fontWeight: font.medium,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-side="before"]': { borderBlockEnd: hairline },
    '&[data-side="after"]': { borderBlockStart: hairline },
    '&:hover': { backgroundColor: color.surfaceHover },
    '&:focus-visible': focusRing('-2px'),
  },
  '@media': { [forcedColors]: { selectors: { '&:focus-visible': { outlineColor: 'Highlight' } } } },
});

const appear = keyframes({ from: { visibility: 'hidden' } });

/** Grey in the place of events, until they come; what comes within 200 ms is not announced by it. */
export const bones = style({
  animation: `${appear} 200ms step-end`,
  position: 'absolute',
  insetBlockStart: `calc(4 * ${rowHeight})`,
  insetInline: `${axisWidth} 0`,
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  pointerEvents: 'none',
});

export const bone = style({
  paddingInline: '3px 7px',
  paddingBlockStart: `calc(var(--from) * ${rowHeight})`,
});

/** "+2": the button of those for which there is no room, at the lower end of the time they share. */
export const crowd = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockEnd: 'auto',
  insetBlockStart: `calc(var(--from, 0) * ${rowHeight})`,
  insetInlineEnd: crowdEnd,
  minInlineSize: crowdWidth,
  blockSize: rowHeight,
  padding: '0 3px',
  border: 0,
  borderRadius: radius.control,
  backgroundColor: 'transparent',
  color: color.warningText,
  fontFamily: font.family,
  fontSize: font.caption,
  lineHeight: line.caption,
  fontWeight: font.medium,
  cursor: 'pointer',
  selectors: {
    // Smaller than what answers, which is the whole of its row (WCAG 2.5.8).
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: '2px 1px',
      border: `1px solid ${color.warningBorder}`,
      borderRadius: radius.control,
      backgroundColor: color.warningSoft,
    },
    '&:hover::before': { backgroundColor: color.surfaceHover },
    '&:focus-visible': focusRing('-2px'),
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&::before': { borderColor: 'ButtonText' },
        '&:focus-visible': { outlineColor: 'Highlight' },
      },
    },
  },
});

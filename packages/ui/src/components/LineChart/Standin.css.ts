import { keyframes } from '@vanilla-extract/css';
import { forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { plotHeight } from './LineChart.css.ts';

const { color, space, font, line } = vars;

/** The plot without points: the same room, dates included. */
export const frame = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  boxSizing: 'content-box',
  blockSize: plotHeight,
  paddingBlock: `${space[18]} calc(${space[6]} + ${line.caption})`,
});

export const rule = style({
  blockSize: vars.border.hairline,
  backgroundColor: color.chartGrid,
  '@media': { [forcedColors]: { backgroundColor: 'GrayText' } },
});

/** On the middle line, which stops on both sides of it. */
export const message = style({
  position: 'absolute',
  insetBlockStart: `calc(${space[18]} + ${plotHeight} / 2)`,
  insetInlineStart: '50%',
  inlineSize: 'max-content',
  maxInlineSize: '100%',
  margin: 0,
  paddingInline: space[12],
  backgroundColor: color.surface,
  color: color.textMuted,
  textAlign: 'center',
  transform: 'translate(-50%, -50%)',
  selectors: { '&:dir(rtl)': { transform: 'translate(50%, -50%)' } },
});

export const messageTitle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  margin: 0,
  color: color.dangerText,
  fontWeight: font.medium,
});

export const messageDetail = style({ margin: 0, fontSize: font.small, lineHeight: line.small });

export const stale = style({ color: color.warningText, fontSize: font.small, lineHeight: line.small });

const appear = keyframes({ from: { visibility: 'hidden' } });

/** What comes within 200 ms is not announced by a grey shape. */
export const bones = style({ animation: `${appear} 200ms step-end` });

export const chipBone = style({
  inlineSize: '7.5rem',
  blockSize: vars.size.controlRow,
  borderRadius: vars.radius.full,
  backgroundColor: color.surfaceHover,
  '@media': { [forcedColors]: { border: `${vars.border.hairline} solid GrayText` } },
});

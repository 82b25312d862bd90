import {
  coarsePointer,
  focusRing,
  forcedColors,
  globalStyle,
  style,
  visuallyHidden,
} from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { border, color, font, line, radius, size, space } = vars;

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[18],
  minInlineSize: 0,
  color: color.text,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: line.body,
});

// What takes focus is never under the bar, of two lines in a narrow place (WCAG 2.4.11).
globalStyle(`${form} :is(input, button, select, textarea, a)`, {
  scrollMarginBlockEnd: `calc(${size.control} + ${space[56]})`,
});

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[8]} ${space[12]}`,
  padding: space[16],
  border: `${border.hairline} solid ${color.dangerBorder}`,
  borderRadius: radius.card,
  backgroundColor: color.dangerSoft,
  outline: 'none',
  // It takes the focus while it is out of sight, and its ring is seen whole.
  scrollMarginBlock: space[8],
  selectors: {
    '&:focus': focusRing(),
    '&[data-fixed]': { borderColor: color.successBorder, backgroundColor: color.successSoft },
  },
  '@media': { [forcedColors]: { selectors: { '&:focus': { outlineColor: 'Highlight' } } } },
});

export const mark = style({
  display: 'grid',
  alignItems: 'center',
  blockSize: line.body,
  color: color.dangerText,
  selectors: { '[data-fixed] > &': { color: color.successText } },
});

export const heading = style({
  margin: 0,
  font: 'inherit',
  fontWeight: font.medium,
  overflowWrap: 'anywhere',
});

export const group = style({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[12]}`,
  minInlineSize: 0,
});

export const place = style({
  flex: '0 0 4rem',
  color: color.textMuted,
  overflowWrap: 'anywhere',
  paddingBlock: space[2],
});

export const entries = style({
  flex: '1 1 12rem',
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  color: color.dangerText,
  overflowWrap: 'anywhere',
  selectors: { '&[data-fixed]': { color: color.successText } },
});

export const link = style({
  display: 'inline-block',
  minBlockSize: size.target,
  paddingBlock: space[2],
  borderRadius: radius.control,
  color: 'inherit',
  textUnderlineOffset: '3px',
  selectors: {
    '&:hover': { textDecorationThickness: '2px' },
    '&:focus-visible': focusRing(),
    '[data-fixed] > &': { color: color.textMuted, textDecorationLine: 'line-through' },
  },
  '@media': {
    [forcedColors]: { selectors: { '&:focus-visible': { outlineColor: 'Highlight' } } },
    [coarsePointer]: { paddingBlock: space[12] },
  },
});

export const hidden = style(visuallyHidden);

export const failure = style({
  gridColumn: 2,
  display: 'grid',
  justifyItems: 'start',
  gap: space[12],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
globalStyle(`${failure} > p`, { margin: 0 });

import { coarsePointer, focusRing, forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { hairline, plainButton, pressed, timesWidth, tiny } from './WeekList.css.ts';

const { color, space, font, line: lines } = vars;

export const item = style({ position: 'relative', borderBlockEnd: hairline });

export const event = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[4],
  inlineSize: '100%',
  minBlockSize: vars.size.row,
  paddingInline: 0,
  paddingBlock: space[12],
  selectors: { '&[data-tone="neutral"], &[data-tone="cancelled"]': { color: color.textMuted } },
  '@media': { [coarsePointer]: { minBlockSize: `calc(${vars.size.row} + ${space[12]})` } },
  '@container': { [tiny]: { flexWrap: 'wrap' } },
});

export const press = style({
  ...plainButton,
  borderRadius: vars.radius.control,
  selectors: { ...pressed, '&:focus-visible': focusRing() },
  '@media': { [forcedColors]: { selectors: { '&:focus-visible': { outlineColor: 'Highlight' } } } },
});

export const times = style({
  flex: 'none',
  inlineSize: timesWidth,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '@container': { [tiny]: { inlineSize: '100%' } },
});

export const from = style({ display: 'block', fontWeight: font.medium });

export const until = style({
  display: 'block',
  color: color.textMuted,
  fontSize: font.small,
  lineHeight: lines.small,
});

export const main = style({ flex: '1 1 8rem', minInlineSize: 0, overflowWrap: 'anywhere' });

/** The title and its state, which goes below it where there is no room. */
export const body = style({
  display: 'flex',
  flex: '1 1 8rem',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[4],
  minInlineSize: 0,
});

/** All of an event that is no button. */
export const whole = style({ display: 'contents' });

export const title = style({
  display: 'block',
  fontSize: font.read,
  lineHeight: lines.body,
  fontWeight: font.medium,
  selectors: { [`${event}[data-tone="cancelled"] &`]: { textDecoration: 'line-through' } },
});

export const detail = style({
  display: 'block',
  color: color.textMuted,
  fontSize: font.small,
  lineHeight: lines.small,
});

export const mark = style({ alignSelf: 'center', color: color.textMuted });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  paddingInlineStart: `calc(${timesWidth} + ${space[4]})`,
  paddingBlockEnd: space[12],
  '@container': { [tiny]: { paddingInlineStart: 0 } },
});

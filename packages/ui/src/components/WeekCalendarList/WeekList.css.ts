import { createVar } from '@vanilla-extract/css';
import { coarsePointer, focusRing, forcedColors, style, visuallyHidden } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font, line: lines, border } = vars;

export const hairline = `${border.hairline} solid ${color.hairline}`;

/** The width of the column of times. Those with "AM" and "PM" are wider. */
const timesWidth = createVar();

/** A phone with text of twice the size: times are above their events. */
const tiny = '(inline-size < 14rem)';

export const list = style({
  containerType: 'inline-size',
  vars: { [timesWidth]: '3.25rem' },
  color: color.text,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: lines.body,
  selectors: { '&[data-wide]': { vars: { [timesWidth]: '4.5rem' } } },
});

/** Without the margin, which would overflow the list by a pixel. The space at its end separates it from what follows. */
export const hidden = style({ ...visuallyHidden, margin: 0, whiteSpace: 'pre' });

/** A day below one whose events are loading. */
const notYet = { '&[data-below]': { visibility: 'hidden' } } as const;

export const dayHead = style({
  selectors: notYet,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[16],
  marginBlockStart: space[20],
  marginBlockEnd: space[4],
});

export const heading = style({
  margin: 0,
  scrollMarginBlockStart: space[16],
  color: color.textMuted,
  fontSize: font.small,
  lineHeight: lines.small,
  fontWeight: font.medium,
  borderRadius: vars.radius.mark,
  outline: 'none',
  selectors: { '&:focus-visible': focusRing() },
  '@media': { [forcedColors]: { selectors: { '&:focus-visible': { outlineColor: 'Highlight' } } } },
});

const plainButton = {
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.color}`,
} as const;

export const pressed = {
  '&:hover': { backgroundColor: color.surfaceHover },
  '&:active': { backgroundColor: color.surfacePressed },
} as const;

export const add = style({
  ...plainButton,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  minBlockSize: vars.size.controlRow,
  minInlineSize: vars.size.target,
  // Aligns its text with the badges below it.
  paddingInline: 0,
  borderRadius: vars.radius.control,
  color: color.accentText,
  fontWeight: font.medium,
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': focusRing() },
  '@media': { [forcedColors]: { selectors: { '&:focus-visible': { outlineColor: 'Highlight' } } } },
});

export const events = style({ margin: 0, padding: 0, listStyle: 'none' });

export const nothing = style({
  selectors: notYet,
  margin: 0,
  paddingBlock: space[8],
  borderBlockEnd: hairline,
  color: color.textMuted,
});

export const nowLine = style({ display: 'flex', alignItems: 'center', margin: 0, position: 'relative' });

export const nowTime = style({
  paddingInline: space[6],
  border: `${border.hairline} solid transparent`,
  borderRadius: vars.radius.mark,
  backgroundColor: color.tooltip,
  color: color.onTooltip,
  fontSize: font.caption,
  lineHeight: lines.caption,
  fontWeight: font.medium,
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});

export const line = style({
  flex: 1,
  borderBlockEnd: `2px solid ${color.tooltip}`,
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});

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
  borderRadius: vars.radius.row,
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

/** The title and its badge, which wraps below the title. */
export const body = style({
  display: 'flex',
  flex: '1 1 8rem',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[4],
  minInlineSize: 0,
});

/** The visible content of an event. */
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

export const strip = style({
  paddingBlockEnd: space[6],
  borderBlockEnd: `${vars.border.hairline} solid ${color.hairline}`,
});

/** Seven in a line, or as many as fit with large text on a small screen. */
export const stripDays = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(2.5rem, 1fr))',
  maxInlineSize: '36rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: { '&&[data-month]': { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' } },
  '@media': {
    [coarsePointer]: {
      gridTemplateColumns: `repeat(auto-fit, minmax(max(2.5rem, ${vars.size.target}), 1fr))`,
    },
  },
});

export const stripDay = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[2],
  minBlockSize: space[56],
  paddingBlock: space[4],
  borderRadius: vars.radius.card,
  color: color.text,
  textDecoration: 'none',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  transition: `background-color ${vars.motion.color}`,
  selectors: {
    '&:hover': { backgroundColor: color.surfaceHover },
    '&:active': { backgroundColor: color.surfacePressed },
    '&:focus-visible': focusRing('-2px'),
    '&[aria-current="date"]': { backgroundColor: color.accent, color: color.onAccent },
    '&[aria-current="date"]:hover': { backgroundColor: color.accentHover },
    '&[aria-current="date"]:active': { backgroundColor: color.accentPressed },
    '&[aria-current="date"]:focus-visible': focusRing(),
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&:focus-visible': { outlineColor: 'Highlight' },
        '&[aria-current="date"]': { border: '2px solid LinkText' },
      },
    },
  },
});

export const stripWeekday = style({
  fontSize: font.caption,
  lineHeight: lines.caption,
  color: color.textMuted,
  selectors: { [`${stripDay}[aria-current="date"] &`]: { color: 'inherit' } },
});

/** A day of a month without events. */
export const stripEmpty = style({
  selectors: { '&:hover, &:active': { backgroundColor: 'transparent' } },
  color: color.textMuted,
});

export const stripNumber = style({ fontSize: font.read, lineHeight: lines.body, fontWeight: font.medium });

export const eventDots = style({
  display: 'flex',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: space[4],
});

/** A border, not a background: forced colors keep it. */
export const eventDot = style({
  border: `${space[2]} solid ${color.borderControl}`,
  borderRadius: vars.radius.full,
  selectors: { [`${stripDay}[aria-current="date"] &`]: { borderColor: 'currentColor' } },
});

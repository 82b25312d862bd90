import { createVar } from '@vanilla-extract/css';
import { focusRing, forcedColors, style, visuallyHidden } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font, line: lines, border } = vars;

export const hairline = `${border.hairline} solid ${color.hairline}`;

/** The times stand under each other; those with "AM" and "PM" need more room. */
export const timesWidth = createVar();

/** As narrow as a phone with letters of twice the size: times stand above what they are of. */
export const tiny = '(inline-size < 14rem)';

export const list = style({
  containerType: 'inline-size',
  vars: { [timesWidth]: '3.25rem' },
  color: color.text,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: lines.body,
  selectors: { '&[data-wide]': { vars: { [timesWidth]: '4.5rem' } } },
});

/** Without the margin, which would stand out of the list by a pixel. */
export const hidden = style({ ...visuallyHidden, margin: 0 });

/** A day below one whose events are on their way. */
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

export const plainButton = {
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
  // Its words end where the states below it end.
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

import { focusRing, forcedColors, globalStyle, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font, border } = vars;

/** A window too low to pin anything, such as 400 % zoom. */
const low = '(max-height: 24rem)';

export const shell = style({
  display: 'flex',
  alignItems: 'start',
  minBlockSize: '100dvb',
  backgroundColor: color.surface,
  color: color.text,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: vars.line.body,
  overflowWrap: 'break-word',
});

/** Out of sight until the keyboard is on it, then above everything. */
export const skip = style({
  position: 'fixed',
  insetBlockStart: space[8],
  insetInlineStart: space[8],
  zIndex: 4,
  paddingBlock: space[8],
  paddingInline: space[16],
  border: `${border.hairline} solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.surfaceRaised,
  boxShadow: vars.shadow.menu,
  color: color.accentText,
  fontWeight: font.medium,
  selectors: {
    '&:focus': focusRing(),
    '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
  },
  '@media': { [forcedColors]: { color: 'LinkText', borderColor: 'CanvasText' } },
});

export const content = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '100dvb',
  display: 'flex',
  flexDirection: 'column',
});

/** Whether it is there at all, the sidebar decides. */
export const appBar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: space[56],
  paddingInline: space[6],
  borderBlockEnd: `${border.hairline} solid ${color.hairline}`,
  backgroundColor: color.surface,
  outline: 'none',
  selectors: { '&:focus-visible': focusRing('-2px') },
  '@media': { [low]: { position: 'static' } },
});

// What gets focus by Tab is not left under the bar (WCAG 2.4.11).
globalStyle(`:root:has(${appBar})`, {
  '@media': { '(width < 48rem) and (min-height: 24.01rem)': { scrollPaddingBlockStart: space[56] } },
});

/** The page has its own heading; this repeats it where it stays in sight. */
export const appBarTitle = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: font.heading,
  lineHeight: vars.line.heading,
  fontWeight: font.medium,
});

export const appBarEnd = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  paddingInline: space[8],
});

export const main = style({
  flex: 1,
  minInlineSize: 0,
  outline: 'none',
  selectors: { '&:focus-visible': focusRing('-2px') },
});

/** Stays in sight at the bottom; a low window has no room to pin anything. */
export const footer = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  outline: 'none',
  selectors: { '&:focus-visible': focusRing('-2px') },
  '@media': { [low]: { position: 'static' } },
});

// On paper there is the page alone: nothing on it can be pressed.
for (const frame of [`${shell} > :not(${content})`, `${content} > :not(${main})`])
  globalStyle(frame, { '@media': { print: { display: 'none' } } });

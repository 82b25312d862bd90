import { focusRing, forcedColors, globalStyle, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font, border } = vars;

/** A window too short for sticky bars, such as at 400% zoom. */
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

/** Hidden until focused, then above everything else. */
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

/** The sidebar decides whether it is shown. */
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

// Keeps the focused element from being covered by the bar (WCAG 2.4.11).
globalStyle(`:root:has(${appBar})`, {
  '@media': { '(width < 48rem) and (min-height: 24.01rem)': { scrollPaddingBlockStart: space[56] } },
});

/** Repeats the page heading, so that it stays visible. */
export const appBarTitle = style({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.mark,
  fontSize: font.heading,
  lineHeight: vars.line.heading,
  fontWeight: font.medium,
});

// The page heading, which gets focus after navigation, is visually hidden below the bar.
globalStyle(
  `[data-app-bar-title]:has([data-part="page-title"]:focus-visible) ${appBarTitle}`,
  focusRing('0px'),
);

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

/** Sticks to the bottom, except in short windows. */
export const footer = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  outline: 'none',
  selectors: { '&:focus-visible': focusRing('-2px') },
  '@media': { [low]: { position: 'static' } },
});

// Only the page itself is printed, without the controls around it.
for (const frame of [`${shell} > :not(${content})`, `${content} > :not(${main})`])
  globalStyle(frame, { '@media': { print: { display: 'none' } } });

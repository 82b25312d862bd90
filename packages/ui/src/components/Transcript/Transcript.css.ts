import { keyframes } from '@vanilla-extract/css';
import { focusRing, forcedColors, globalStyle, style, visuallyHidden } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font, line, size, border } = vars;

export const hidden = style(visuallyHidden);

export const transcript = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  minInlineSize: 0,
  color: color.text,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: line.body,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[8]}`,
});

export const heading = style({
  flex: '1 1 8rem',
  margin: 0,
  fontSize: font.heading,
  lineHeight: line.heading,
  fontWeight: font.medium,
  overflowWrap: 'anywhere',
});

/** Out of sight until the keyboard is on it, then above the turns. */
export const skip = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: 1,
  display: 'grid',
  alignItems: 'center',
  minBlockSize: size.target,
  paddingBlock: space[4],
  paddingInline: space[12],
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
  '@media': {
    [forcedColors]: {
      borderColor: 'CanvasText',
      color: 'LinkText',
      selectors: { '&:focus': { outlineColor: 'Highlight' } },
    },
    print: { display: 'none' },
  },
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  '@media': { print: { display: 'none' } },
});

export const toolWord = style({ color: color.textMuted, fontSize: font.small, lineHeight: line.small });

export const scroller = style({
  position: 'relative',
  overflow: 'auto',
  borderRadius: vars.radius.control,
  selectors: { '&:focus-visible': focusRing() },
  '@media': {
    [forcedColors]: { selectors: { '&:focus-visible': { outlineColor: 'Highlight' } } },
    print: { maxBlockSize: 'none !important' },
  },
});

export const message = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[8],
  margin: 0,
  paddingBlock: space[12],
  color: color.textMuted,
});

export const stale = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  color: color.warningText,
  fontSize: font.small,
  lineHeight: line.small,
});

globalStyle(`${message} > p, ${stale} > p`, { margin: 0 });

export const failed = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  color: color.dangerText,
  fontWeight: font.medium,
});

const appear = keyframes({ from: { visibility: 'hidden' } });

/** What comes within 200 ms is not announced by a grey shape. */
export const bones = style({
  display: 'grid',
  gap: space[20],
  paddingBlock: space[12],
  animation: `${appear} 200ms step-end`,
});

globalStyle(`${bones} > div`, { display: 'grid', gap: space[8] });

import { keyframes } from '@vanilla-extract/css';
import { focusRing, forcedColors, style, visuallyHidden } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, line, space } = vars;
const phone = '(max-width: 47.99rem)';

const come = keyframes({ from: { opacity: 0, translate: '0 4px' } });

export const region = style({
  position: 'fixed',
  zIndex: 200,
  insetInlineEnd: space[24],
  insetBlockEnd: space[24],
  inlineSize: `min(23.75rem, 100vi - 2 * ${space[24]})`,
  maxBlockSize: `calc(100vb - 2 * ${space[24]})`,
  // Only the toasts block the pointer, not the space between them.
  pointerEvents: 'none',
  borderRadius: vars.radius.card,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: line.body,
  outline: 'none',
  selectors: { '&:focus-visible': focusRing() },
  '@media': {
    [phone]: {
      insetInline: space[12],
      inlineSize: 'auto',
      insetBlockEnd: `max(${space[12]}, env(safe-area-inset-bottom))`,
    },
  },
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  maxBlockSize: 'inherit',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // In a short window, as at 400 % zoom, the toasts scroll (WCAG 1.4.10).
  '@media': { '(max-height: 30rem)': { overflow: 'auto', pointerEvents: 'auto' } },
});

export const item = style({
  display: 'flex',
  alignItems: 'start',
  gap: space[12],
  pointerEvents: 'auto',
  paddingBlock: space[12],
  paddingInline: `${space[16]} ${space[12]}`,
  border: `${vars.border.hairline} solid ${color.borderStrong}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surfaceRaised,
  boxShadow: vars.shadow.menu,
  color: color.text,
  animation: `${come} ${vars.motion.menu}`,
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});

export const mark = style({
  display: 'grid',
  alignItems: 'center',
  blockSize: `calc(${line.body} + 2 * ${space[4]})`,
  selectors: {
    '&[data-tone="success"]': { color: color.successText },
    '&[data-tone="error"]': { color: color.dangerText },
    '&[data-tone="info"]': { color: color.infoText },
    '&[data-tone="warning"]': { color: color.warningText },
  },
});

export const words = style({ flex: 1, minInlineSize: 0, paddingBlock: space[4], overflowWrap: 'anywhere' });

export const title = style({ margin: 0, fontWeight: font.medium });

export const description = style({
  margin: 0,
  fontSize: font.small,
  lineHeight: line.small,
  color: color.textMuted,
});

export const action = style({
  flex: 'none',
  minBlockSize: vars.size.controlRow,
  paddingBlock: 0,
  paddingInline: space[8],
  border: 0,
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: color.accentText,
  fontFamily: 'inherit',
  fontSize: font.body,
  lineHeight: line.body,
  fontWeight: font.medium,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { backgroundColor: color.surfaceHover },
    '&[data-pressed]': { backgroundColor: color.surfacePressed },
    '&[data-focus-visible]': focusRing(),
    // Below the description, its label is aligned with the text.
    [`${words} > &`]: { marginBlockStart: space[4], marginInlineStart: `calc(-1 * ${space[8]})` },
  },
  '@media': { [forcedColors]: { color: 'LinkText' } },
});

export const hidden = style(visuallyHidden);

export const history = style({ margin: 0, padding: 0, listStyle: 'none' });

export const record = style({
  display: 'flex',
  gap: space[16],
  paddingBlock: space[8],
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: line.body,
  color: color.text,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `${vars.border.hairline} solid ${color.hairline}` } },
});

export const time = style({ flex: 'none', color: color.textSubtle, fontVariantNumeric: 'tabular-nums' });

import { keyframes } from '@vanilla-extract/css';
import { focusRing, forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { border, color, font, line, size, space } = vars;

export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { backgroundColor: color.surfaceHover },
    '&[data-disabled]': { cursor: 'default' },
  },
});

export const value = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: color.textSubtle }, ':disabled > &': { color: 'inherit' } },
});

// Keyframes and not transitions: react-aria cancels running transitions while a thing comes, and one that is then
// already going never ends. Seen in react-aria 3.53; to be tried again with each upgrade.
const come = keyframes({ from: { opacity: 0, translate: '0 -4px' } });
const go = keyframes({ to: { opacity: 0, translate: '0 -4px' } });

/** Level 1, as wide as the field or as its longest answer, up to 480 px. */
export const menu = style({
  display: 'flex',
  minInlineSize: 'min(var(--trigger-width), 30rem, 100vi - 1rem)',
  maxInlineSize: 'min(30rem, 100vi - 1rem)',
  border: `${border.hairline} solid ${color.borderStrong}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surfaceRaised,
  boxShadow: vars.shadow.menu,
  selectors: {
    '&[data-entering]': { animation: `${come} ${vars.motion.menu} both` },
    '&[data-exiting]': { animation: `${go} ${vars.motion.menu} both` },
  },
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});

export const list = style({
  flex: 1,
  minInlineSize: 0,
  maxBlockSize: 'inherit',
  overflow: 'auto',
  padding: space[4],
  outline: 'none',
});

export const option = style({
  display: 'flex',
  alignItems: 'start',
  gap: space[8],
  minBlockSize: size.controlSmall,
  paddingBlock: space[6],
  paddingInline: space[8],
  borderRadius: vars.radius.control,
  color: color.text,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: line.body,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[data-focused]': { backgroundColor: color.surfaceHover },
    '&[data-pressed]': { backgroundColor: color.surfacePressed },
    '&[data-focus-visible]': focusRing('-2px'),
    '&[data-selected]': { color: color.accentText, fontWeight: font.medium },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'default' },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-focus-visible]': { outlineColor: 'Highlight' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
    '(pointer: coarse)': { paddingBlock: space[12] },
  },
});

export const icon = style({ display: 'grid', alignItems: 'center', blockSize: line.body });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const note = style({
  fontSize: font.small,
  lineHeight: line.small,
  fontWeight: font.regular,
  color: color.textMuted,
  selectors: { '[data-disabled] &': { color: 'inherit' } },
});

export const check = style({
  display: 'grid',
  alignItems: 'center',
  blockSize: line.body,
  visibility: 'hidden',
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
});

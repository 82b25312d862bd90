import { focusRing, forcedColors, globalStyle, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { border, color, font, motion, radius, size, space } = vars;

const over = { backgroundColor: color.surfaceHover, color: color.text };
const down = { backgroundColor: color.surfacePressed, color: color.text };

const quiet = {
  flex: 'none',
  minInlineSize: size.control,
  blockSize: size.control,
  padding: 0,
  border: `${border.control} solid transparent`,
  borderRadius: radius.control,
  backgroundColor: 'transparent',
  color: color.textMuted,
  cursor: 'pointer',
  transition: `background-color ${motion.color}`,
  selectors: { '&:hover': over, '&:active': down, '&:focus-visible': focusRing() },
  '@media': {
    [forcedColors]: {
      borderColor: 'ButtonText',
      color: 'ButtonText',
      selectors: { '&:focus-visible': { outlineColor: 'Highlight' } },
    },
  },
} as const;

export const playButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: size.control,
  blockSize: size.control,
  padding: 0,
  border: `${border.control} solid transparent`,
  borderRadius: radius.full,
  backgroundColor: color.accent,
  color: color.onAccent,
  cursor: 'pointer',
  transition: `background-color ${motion.color}`,
  selectors: {
    '&:hover': { backgroundColor: color.accentHover },
    '&:active': { backgroundColor: color.accentPressed },
    '&:focus-visible': focusRing(),
  },
  '@media': {
    [forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      backgroundColor: 'ButtonFace',
      color: 'ButtonText',
      selectors: {
        '&:hover': { borderColor: 'Highlight', backgroundColor: 'ButtonFace', color: 'Highlight' },
        '&:focus-visible': { outlineColor: 'Highlight' },
      },
    },
  },
});

globalStyle(`${playButton} > svg`, { fill: 'currentColor' });

export const speedSelect = style({
  ...quiet,
  appearance: 'none',
  paddingInline: space[6],
  fontFamily: font.family,
  fontSize: font.small,
  fontWeight: font.medium,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  textAlignLast: 'center',
});

export const download = style({ ...quiet, display: 'inline-grid', placeItems: 'center' });

import { focusRing, forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { border, color, font, line, radius, size, space } = vars;

export const area = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  padding: `calc(${space[12]} - ${border.control})`,
  border: `${border.control} dashed ${color.borderControl}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  color: color.textMuted,
  selectors: {
    '[data-invalid] &': {
      borderWidth: border.error,
      borderColor: color.danger,
      padding: `calc(${space[12]} - ${border.error})`,
    },
    '[data-disabled] &': { borderColor: color.hairline, backgroundColor: color.surfaceSunken },
    '&[data-drop-target]': {
      borderStyle: 'solid',
      borderColor: color.accent,
      backgroundColor: color.accentSoft,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '[data-disabled] &': { borderColor: 'GrayText' },
        '&[data-drop-target]': { borderColor: 'Highlight' },
      },
    },
  },
});

export const chooser = style({ position: 'relative', display: 'inline-flex', minInlineSize: 0 });

/** The native input is invisible and covers its face, so that it takes clicks and drops by itself. */
export const native = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  padding: 0,
  opacity: 0,
  // The text of the browser's own button, which is invisible, must not widen the input.
  fontSize: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'default' }, '&::file-selector-button': { cursor: 'inherit' } },
});

/** Looks like a secondary button. */
export const face = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
  minBlockSize: size.control,
  paddingBlock: space[4],
  paddingInline: space[12],
  border: `${border.control} solid ${color.borderControl}`,
  borderRadius: radius.control,
  backgroundColor: color.surface,
  color: color.text,
  fontSize: font.body,
  fontWeight: font.medium,
  lineHeight: line.body,
  transition: `background-color ${vars.motion.color}`,
  selectors: {
    'input:hover:enabled + &': { backgroundColor: color.surfaceHover },
    'input:active:enabled + &': { backgroundColor: color.surfacePressed },
    'input:focus-visible + &': focusRing(),
    'input:disabled + &': {
      borderColor: color.hairline,
      color: color.textDisabled,
      backgroundColor: 'transparent',
    },
  },
  '@media': {
    [forcedColors]: {
      borderColor: 'ButtonBorder',
      selectors: {
        'input:focus-visible + &': { outlineColor: 'Highlight' },
        'input:disabled + &': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});

export const or = style({
  fontSize: font.small,
  lineHeight: line.small,
  overflowWrap: 'anywhere',
  selectors: { '[data-disabled] &': { color: color.textDisabled } },
  '@media': { [forcedColors]: { selectors: { '[data-disabled] &': { color: 'GrayText' } } } },
});

const message = {
  display: 'flex',
  gap: space[6],
  fontSize: font.small,
  lineHeight: line.small,
  overflowWrap: 'anywhere',
} as const;

export const problem = style({ ...message, color: color.dangerText });

export const list = style({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' });

export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
  paddingBlock: space[4],
  paddingInline: `${space[12]} ${space[4]}`,
  border: `${border.hairline} solid ${color.hairline}`,
  borderRadius: `min(${radius.control}, ${radius.card})`,
  backgroundColor: color.surface,
});

export const words = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[12],
  minInlineSize: 0,
});

export const name = style({ minInlineSize: 0, color: color.text, overflowWrap: 'anywhere' });

export const muted = style({ fontSize: font.small, lineHeight: line.small, color: color.textMuted });

/** The upload, at the end of the row. */
export const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  marginInlineStart: 'auto',
  fontSize: font.small,
  lineHeight: line.small,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const failed = style({ ...message, flexBasis: '100%', color: color.dangerText });

export const progress = style({ inlineSize: '6rem', blockSize: space[8], accentColor: color.accent });

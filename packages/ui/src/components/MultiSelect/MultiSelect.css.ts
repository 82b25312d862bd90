import { focusRing, forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { border, color, font, line, size, space } = vars;

const side = '1.125rem';

export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] });

export const popover = style({ flexDirection: 'column' });

export const scrolled = style({
  minBlockSize: 0,
  selectors: { '&&[data-empty]': { flex: 'none', padding: 0 } },
});

export const search = style({ padding: space[8], paddingBlockEnd: space[4] });

export const message = style({
  paddingBlock: space[8],
  paddingInline: space[16],
  color: color.textMuted,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: line.body,
});

/** Looks like a checkbox. The option itself has the selected state. */
export const box = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: side,
  blockSize: side,
  marginBlock: `calc((${line.body} - ${side}) / 2)`,
  border: `${border.control} solid ${color.borderControl}`,
  borderRadius: vars.radius.mark,
  backgroundColor: color.surface,
  color: 'transparent',
  selectors: {
    '[data-selected] > &': {
      borderColor: color.accent,
      backgroundColor: color.accent,
      color: color.onAccent,
    },
    '[data-disabled] > &': { borderColor: color.borderStrong, backgroundColor: color.surfaceSunken },
    '[data-selected][data-disabled] > &': { color: color.textDisabled },
  },
  '@media': {
    [forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      backgroundColor: 'ButtonFace',
      selectors: {
        '[data-selected] > &': {
          borderColor: 'ButtonText',
          backgroundColor: 'ButtonFace',
          color: 'ButtonText',
        },
        '[data-disabled] > &': { borderColor: 'GrayText', backgroundColor: 'ButtonFace' },
        '[data-selected][data-disabled] > &': { color: 'GrayText' },
      },
    },
  },
});

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  maxInlineSize: '100%',
  minBlockSize: size.target,
  paddingInlineStart: space[8],
  border: `${border.control} solid transparent`,
  borderRadius: vars.radius.control,
  backgroundColor: color.surfaceHover,
  color: color.text,
  fontFamily: font.family,
  fontSize: font.small,
  lineHeight: line.small,
  // Still readable: unlike a disabled control, text in a list isn't exempt from contrast.
  selectors: { '&[data-disabled]': { paddingInlineEnd: space[8], color: color.textMuted } },
  '@media': {
    [forcedColors]: {
      borderColor: 'ButtonText',
      selectors: { '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' } },
    },
  },
});

export const word = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const remove = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: size.target,
  blockSize: size.target,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { backgroundColor: color.surfacePressed, color: color.text },
    '&[data-focus-visible]': focusRing('-2px'),
  },
  '@media': {
    [forcedColors]: { selectors: { '&[data-focus-visible]': { outlineColor: 'Highlight' } } },
  },
});

import { forcedColors, style, tag as tagBase, tagButton } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { border, color, font, line, space } = vars;

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
  ...tagBase,
  color: color.text,
  fontFamily: font.family,
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

export const remove = style(tagButton);

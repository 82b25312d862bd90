import { menuOption, menuOptionStates, menuSurface } from '../../theme/menu.css.ts';
import { forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, line, space } = vars;

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

/** Elevation level 1, as wide as the field or the longest option, up to 480 px. */
export const menu = style({
  display: 'flex',
  minInlineSize: 'min(var(--trigger-width), 30rem, 100vi - 1rem)',
  maxInlineSize: 'min(30rem, 100vi - 1rem)',
  ...menuSurface,
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
  ...menuOption,
  selectors: {
    ...menuOptionStates,
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

import { menuOption, menuOptionStates, menuSurface } from '../../theme/menu.css.ts';
import { forcedColors, globalStyle, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, line, size, space } = vars;

export const input = style({
  textOverflow: 'ellipsis',
  selectors: { '&&': { paddingInlineEnd: `calc(${space[8]} + ${size.controlRow})` } },
});

/** Space for both buttons, so that the text doesn't move when the clear button appears. */
export const withClear = style({
  selectors: { '&&&': { paddingInlineEnd: `calc(${space[8]} + 2 * ${size.controlRow})` } },
});

export const end = style({
  position: 'absolute',
  insetInlineEnd: space[6],
  display: 'flex',
  alignItems: 'center',
});

/** Not in the Tab order: in the field, the arrow keys open the list. */
export const trigger = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.controlRow,
  blockSize: size.controlRow,
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { backgroundColor: color.surfaceHover, color: color.text },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'default' },
  },
  '@media': {
    [forcedColors]: { color: 'ButtonText', selectors: { '&[data-disabled]': { color: 'GrayText' } } },
  },
});

/** As wide as the field or its longest option, up to 480 px. */
export const menu = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 'min(var(--trigger-width), 30rem, 100vi - 1rem)',
  maxInlineSize: 'min(30rem, 100vi - 1rem)',
  ...menuSurface,
});

// The list covers the sticky bars of the page. With scroll padding, moving to an option at the edge of the window
// would scroll the page, and react-aria (3.53) closes a list when the page scrolls. `!important` overrides the app's
// own padding.
globalStyle(`:root:has(${menu})`, { scrollPaddingBlock: '0 !important' });

export const list = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'auto',
  padding: space[4],
  // Scrolls the highlighted option into view together with its neighbors.
  scrollPaddingBlock: `calc(2 * ${size.controlSmall})`,
  outline: 'none',
  selectors: { '&[data-empty]': { flex: 'none', padding: 0 } },
});

export const message = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: `calc(${size.controlSmall} + 2 * ${space[4]})`,
  paddingBlock: space[4],
  paddingInline: space[12],
  color: color.textMuted,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: line.body,
  overflowWrap: 'anywhere',
});

export const option = style({
  ...menuOption,
  selectors: {
    ...menuOptionStates,
    // Space for the check mark, so that the text doesn't wrap differently when it appears.
    '&:not([data-selected])': { paddingInlineEnd: `calc(2 * ${space[8]} + 1rem)` },
    '&[data-selected]': { color: color.accentText },
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

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

/** The part that was typed. */
export const match = style({ fontWeight: font.medium });

export const note = style({
  display: 'block',
  fontSize: font.small,
  lineHeight: line.small,
  color: color.textMuted,
  selectors: { '[data-disabled] &': { color: 'inherit' } },
});

export const check = style({ display: 'grid', alignItems: 'center', blockSize: line.body });

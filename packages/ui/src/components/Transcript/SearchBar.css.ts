import { forcedColors, globalStyle, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font, line, size } = vars;

/** Matches and their buttons go to the next line where there is no room beside the field. */
export const searchBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  '@media': { print: { display: 'none' } },
});

globalStyle(`${searchBar} > :first-child`, { flex: '1 1 12rem' });

export const searchIcon = style({
  position: 'absolute',
  insetInlineStart: space[12],
  display: 'flex',
  pointerEvents: 'none',
  '@media': { [forcedColors]: { color: 'FieldText' } },
});

export const searchInput = style({
  // Safari draws a field of its own otherwise.
  appearance: 'none',
  selectors: {
    '&&': { paddingInlineStart: `calc(${space[12]} + ${size.icon} + ${space[8]})` },
    // The browser's own button has no name.
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
  },
});

export const count = style({
  minInlineSize: '4.5rem',
  paddingInline: space[4],
  color: color.textMuted,
  fontSize: font.small,
  lineHeight: line.small,
  textAlign: 'center',
});

import { forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, line, size, space } = vars;

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontFamily: font.family,
  fontSize: font.small,
  lineHeight: line.small,
});

export const crumb = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
  minBlockSize: size.target,
  color: color.textSubtle,
  overflowWrap: 'anywhere',
});

export const current = style({
  minInlineSize: 0,
  color: color.textMuted,
  // Distinguishes the current page where links and text have the same color.
  '@media': { [forcedColors]: { selectors: { '&[aria-current]': { fontWeight: font.medium } } } },
});

import { menuSurface } from '../../theme/menu.css.ts';
import { focusRing, forcedColors, globalStyle, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, line, radius, size, space } = vars;

export const panel = style({
  ...menuSurface,
  position: 'absolute',
  zIndex: 10,
  minInlineSize: '14rem',
  maxInlineSize: 'min(22rem, 100%)',
  maxBlockSize: '24rem',
  overflow: 'auto',
  padding: space[4],
  color: color.text,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: line.body,
  overflowWrap: 'anywhere',
  selectors: { ...menuSurface.selectors, '&:focus-visible': focusRing('-2px') },
});

export const panelTitle = style({
  margin: 0,
  paddingBlock: space[6],
  paddingInline: space[8],
  fontSize: font.small,
  lineHeight: line.small,
  fontWeight: font.medium,
});

export const lines = style({ margin: 0, padding: 0, listStyle: 'none' });

export const lineButton = style({
  position: 'relative',
  display: 'grid',
  inlineSize: '100%',
  minBlockSize: size.controlSmall,
  margin: 0,
  paddingBlock: space[6],
  paddingInline: space[8],
  appearance: 'none',
  border: 0,
  borderRadius: radius.control,
  backgroundColor: 'transparent',
  color: color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: color.surfaceHover },
    '&:focus-visible': focusRing('-2px'),
  },
  '@media': { [forcedColors]: { selectors: { '&:focus-visible': { outlineColor: 'Highlight' } } } },
});

export const lineTitle = style({ fontWeight: font.medium });
globalStyle(`${lineTitle} > svg`, { display: 'inline-block', verticalAlign: '-0.125rem' });

export const lineWhen = style({ color: color.textMuted, fontSize: font.small, lineHeight: line.small });

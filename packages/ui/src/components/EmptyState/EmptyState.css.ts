import { forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { space, color, font, line } = vars;

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  gap: space[4],
  minBlockSize: '14rem',
  padding: `${space[24]} ${space[16]}`,
  fontFamily: font.family,
  color: color.text,
});

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[40],
  blockSize: space[40],
  marginBlockEnd: space[8],
  borderRadius: vars.radius.full,
  backgroundColor: color.surfaceHover,
  color: color.textMuted,
  selectors: { '&[data-tone="danger"]': { backgroundColor: color.dangerSoft, color: color.dangerText } },
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});

export const title = style({
  margin: 0,
  fontSize: font.body,
  lineHeight: line.body,
  fontWeight: font.medium,
  maxInlineSize: '64ch',
  overflowWrap: 'anywhere',
});

export const detail = style({
  margin: 0,
  maxInlineSize: '44ch',
  fontSize: font.small,
  lineHeight: line.small,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});

export const action = style({ marginBlockStart: space[12] });

export const footnote = style({
  margin: 0,
  marginBlockStart: space[12],
  fontSize: font.caption,
  lineHeight: line.caption,
  color: color.textSubtle,
  overflowWrap: 'anywhere',
});

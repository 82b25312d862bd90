import { focusRing, forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font, line } = vars;

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[16],
  rowGap: space[8],
  marginBlockEnd: space[12],
  fontFamily: font.family,
  selectors: { '&[data-narrow]': { columnGap: space[8] } },
});

export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[8],
  selectors: { '[data-narrow] > &': { gap: space[2], marginInlineStart: 'auto' } },
});

export const names = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[16],
  flex: '1 1 auto',
  minInlineSize: 0,
  selectors: { '[data-narrow] > &': { flexBasis: '7.5rem', inlineSize: 'min-content' } },
});

export const title = style({
  margin: 0,
  color: color.text,
  fontSize: font.heading,
  lineHeight: line.heading,
  fontWeight: font.medium,
});

export const note = style({
  margin: 0,
  color: color.textMuted,
  fontSize: font.small,
  lineHeight: line.small,
});

export const end = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });

/** A button of the library, by the states of the browser. */
export const plainButton = style({
  selectors: {
    '&&:focus-visible': focusRing(),
    '&&:active': { backgroundColor: color.surfacePressed },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&&:hover:not(:active)': { backgroundColor: color.surfaceHover } } },
    [forcedColors]: { selectors: { '&&:focus-visible': { outlineColor: 'Highlight' } } },
  },
});

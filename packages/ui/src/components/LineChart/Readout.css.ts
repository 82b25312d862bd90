import { globalStyle, style, visuallyHidden } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { readoutHeight } from './LineChart.css.ts';

const { color, space, font, line } = vars;

/**
 * The space after a word stays in the page, though each part stands in a box of its own: without it a screen reader
 * that reads the line says "Total6164%".
 */
const withSpace = { whiteSpace: 'pre-wrap' } as const;

export const hidden = style({ ...visuallyHidden, ...withSpace });

/**
 * As high for two lines beside the total as for one, so that reading a date moves nothing. What stands beside goes
 * under the total where it would be narrower than its words are long.
 */
export const readout = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'last baseline',
  columnGap: space[12],
  rowGap: space[2],
  minBlockSize: readoutHeight,
  margin: 0,
});

export const figure = style({
  ...withSpace,
  // As wide as the space: what stands beside it stays where it was.
  marginInlineEnd: '-0.25em',
  fontSize: font.figure,
  lineHeight: line.figure,
  fontWeight: font.medium,
  letterSpacing: font.trackingFigure,
  fontVariantNumeric: 'tabular-nums',
});

export const figureBones = style({ display: 'grid', alignContent: 'center', blockSize: line.figure });

export const detail = style({
  flex: '1 1 14.5rem',
  minBlockSize: line.small,
  color: color.textMuted,
  fontSize: font.small,
  lineHeight: line.small,
});

/** While a date is read the comparison keeps its room under it, so that nothing below moves. */
export const stacked = style({ display: 'grid' });

const bottom = { gridArea: '1 / 1', alignSelf: 'end' } as const;

export const place = style(bottom);

export const away = style({ ...bottom, visibility: 'hidden' });

/** The arrow stands in the first line of the words. */
globalStyle(`${detail} svg`, {
  display: 'inline-block',
  marginInlineEnd: space[6],
  verticalAlign: '-0.125em',
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[16]}`,
});

/** On a line of its own: a longer date must not move the series. */
export const legendDate = style({
  flexBasis: '100%',
  color: color.textMuted,
  fontSize: font.small,
  lineHeight: line.small,
});

export const legendItem = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  fontSize: font.small,
  lineHeight: line.small,
  textUnderlineOffset: '0.25em',
  // The series that is read: a line under its name, since colour alone would not do.
  selectors: { '&[data-current]': { textDecoration: 'underline' } },
});

export const legendValue = style({ fontWeight: font.medium, fontVariantNumeric: 'tabular-nums' });

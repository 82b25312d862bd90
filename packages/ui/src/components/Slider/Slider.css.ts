import { style, visuallyHidden } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, line, size, space } = vars;

export const slider = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  minInlineSize: 0,
  color: color.text,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: line.body,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[12]}`,
});

export const label = style({ minInlineSize: 0, fontWeight: font.medium, overflowWrap: 'anywhere' });

export const hidden = style(visuallyHidden);

export const valueText = style({
  marginInlineStart: 'auto',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

/** A number is typed left to right, yet stands at the end of the page. */
export const entry = style({ marginInlineStart: 'auto', inlineSize: '4.5rem', textAlign: 'end' });

export const entryInput = style({
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&&': { minBlockSize: size.controlSmall, paddingBlock: 0 } },
});

export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
  fontSize: font.small,
  lineHeight: line.small,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});

export const greatest = style({ textAlign: 'end' });

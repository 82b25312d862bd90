import { globalStyle, style, visuallyHidden } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, line, space } = vars;

export const group = style({
  display: 'grid',
  gap: space[6],
  minInlineSize: 0,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: line.body,
});

export const name = style({ fontWeight: font.medium, color: color.text, overflowWrap: 'anywhere' });

export const hidden = style(visuallyHidden);

/** Side by side if both fit, otherwise stacked. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  alignItems: 'start',
  gap: space[8],
});

/** The labels are less prominent than the name of the group. */
globalStyle(`${parts} label`, {
  fontSize: font.small,
  lineHeight: line.small,
  fontWeight: font.regular,
  color: color.textMuted,
});

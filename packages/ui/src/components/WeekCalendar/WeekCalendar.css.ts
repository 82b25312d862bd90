import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, line, space } = vars;

/** Panels stand beside what opened them, in this box. */
export const calendar = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  color: color.text,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: line.body,
});

export const failed = style({ outline: 'none', paddingBlock: space[40] });

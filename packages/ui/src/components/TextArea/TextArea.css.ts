import { style, visuallyHidden } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, line } = vars;

export const multiline = style({
  display: 'block',
  resize: 'block',
  // Its longest word does not widen the grid it stands in.
  overflowWrap: 'anywhere',
  // Grows with its words; elsewhere it keeps its rows and can be pulled.
  '@supports': {
    '(field-sizing: content)': { fieldSizing: 'content', minBlockSize: '5.5rem', maxBlockSize: '20rem' },
  },
});

export const counter = style({
  margin: 0,
  fontSize: font.small,
  lineHeight: line.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  color: color.textMuted,
  selectors: { '&[data-over]': { color: color.dangerText, fontWeight: font.medium } },
});

export const hidden = style(visuallyHidden);

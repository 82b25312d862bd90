import { style, tallRadius, visuallyHidden } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, line } = vars;

export const multiline = style({
  display: 'block',
  resize: 'block',
  // The longest word doesn't widen the surrounding grid.
  overflowWrap: 'anywhere',
  selectors: { '&&': { borderRadius: tallRadius } },
  // Grows with its text. Without `field-sizing`, it keeps its rows and people can resize it.
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

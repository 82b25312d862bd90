import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { border, color, font, line, space } = vars;

export const formGroup = style({
  containerType: 'inline-size',
  minInlineSize: 0,
  selectors: {
    '& + &': {
      borderBlockStart: `${border.hairline} solid ${color.hairline}`,
      paddingBlockStart: space[24],
      marginBlockStart: space[6],
    },
  },
});

/** In rem: with larger text the name goes above sooner. */
export const groupBody = style({
  display: 'grid',
  gap: `${space[16]} ${space[40]}`,
  '@container': { '(min-width: 44rem)': { gridTemplateColumns: '16rem minmax(0, 1fr)' } },
});

export const groupTitle = style({
  margin: 0,
  fontSize: font.heading,
  lineHeight: line.heading,
  fontWeight: font.medium,
  color: color.text,
  overflowWrap: 'anywhere',
  // Under the heading of a stacked tab it is seen to be a part of it.
  selectors: { 'h3&, h4&': { fontSize: font.body, lineHeight: line.body } },
});

export const groupSentence = style({
  margin: 0,
  marginBlockStart: space[4],
  fontSize: font.small,
  lineHeight: line.small,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});

export const groupFields = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[18],
  minInlineSize: 0,
});

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

/** The breakpoint is in rem, so that with larger text the title moves above the fields sooner. */
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
  // Smaller below the heading of a stacked tab, to show that the group is part of the tab.
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

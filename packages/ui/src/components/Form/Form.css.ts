import {
  coarsePointer,
  focusRing,
  forcedColors,
  globalStyle,
  style,
  visuallyHidden,
} from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { border, color, font, line, radius, size, space } = vars;

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[18],
  minInlineSize: 0,
  color: color.text,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: line.body,
});

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[8]} ${space[12]}`,
  padding: space[16],
  border: `${border.hairline} solid ${color.dangerBorder}`,
  borderRadius: radius.card,
  backgroundColor: color.dangerSoft,
  outline: 'none',
  // The summary can get focus while it is scrolled out of view: leaves room for its focus ring.
  scrollMarginBlock: space[8],
  selectors: {
    '&:focus': focusRing(),
    '&[data-fixed]': { borderColor: color.successBorder, backgroundColor: color.successSoft },
  },
  '@media': { [forcedColors]: { selectors: { '&:focus': { outlineColor: 'Highlight' } } } },
});

export const mark = style({
  display: 'grid',
  alignItems: 'center',
  blockSize: line.body,
  color: color.dangerText,
  selectors: { '[data-fixed] > &': { color: color.successText } },
});

export const heading = style({
  margin: 0,
  font: 'inherit',
  fontWeight: font.medium,
  overflowWrap: 'anywhere',
});

export const group = style({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[12]}`,
  minInlineSize: 0,
});

export const place = style({
  flex: '0 0 4rem',
  color: color.textMuted,
  overflowWrap: 'anywhere',
  paddingBlock: space[2],
});

export const entries = style({
  flex: '1 1 12rem',
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  color: color.dangerText,
  overflowWrap: 'anywhere',
  selectors: { '&[data-fixed]': { color: color.successText } },
});

export const link = style({
  display: 'inline-block',
  minBlockSize: size.target,
  paddingBlock: space[2],
  borderRadius: radius.control,
  color: 'inherit',
  textUnderlineOffset: '3px',
  selectors: {
    '&:hover': { textDecorationThickness: '2px' },
    '&:focus-visible': focusRing(),
    '[data-fixed] > &': { color: color.textMuted, textDecorationLine: 'line-through' },
  },
  '@media': {
    [forcedColors]: { selectors: { '&:focus-visible': { outlineColor: 'Highlight' } } },
    [coarsePointer]: { paddingBlock: space[12] },
  },
});

export const hidden = style(visuallyHidden);

export const failure = style({
  gridColumn: 2,
  display: 'grid',
  justifyItems: 'start',
  gap: space[12],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
globalStyle(`${failure} > p`, { margin: 0 });

export const actions = style({
  position: 'sticky',
  // Above anything that the host pins to the end of the window, if the host sets its height.
  insetBlockEnd: 'var(--form-bar-offset, 0px)',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[16]}`,
  paddingBlock: space[12],
  borderBlockStart: `${border.hairline} solid ${color.hairline}`,
  // A dialog has another background.
  backgroundColor: `var(--form-bar-ground, ${color.surface})`,
});

export const status = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
  margin: 0,
  fontSize: font.small,
  lineHeight: line.small,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});

export const dot = style({
  flex: 'none',
  inlineSize: space[8],
  blockSize: space[8],
  borderRadius: radius.full,
  backgroundColor: color.warningBorder,
  '@media': { [forcedColors]: { border: '4px solid CanvasText' } },
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], marginInlineStart: 'auto' });

// A focused element scrolls clear of the bar, which has two lines in a narrow form and would cover it (WCAG 2.4.11).
globalStyle(`form:has(${actions}) :is(a, button, input, select, textarea, [tabindex])`, {
  scrollMarginBlockEnd: 'calc(var(--form-bar-offset, 0px) + 6.5rem)',
});

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

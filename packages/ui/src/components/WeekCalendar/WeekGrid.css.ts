import { coarsePointer, focusRing, forcedColors, style, visuallyHidden } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { border, color, font, line, radius, space } = vars;

export const hairline = `${border.hairline} solid ${color.hairline}`;
/** The column of the hours. */
export const axisWidth = '3.25rem';
export const headHeight = '2.25rem';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'clip',
  border: hairline,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  color: color.text,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: line.body,
});

/** Focus never goes under the days, nor under what lasts all day, nor under the hours (WCAG 2.4.11). */
export const scroller = style({
  position: 'relative',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: `calc(${headHeight} + var(--all-day, 0px) + 4px) 4px`,
  scrollPaddingInlineStart: axisWidth,
});

/** Seven readable days; in less room it scrolls sideways, as only a week may at 320 px. */
export const grid = style({
  minInlineSize: '40rem',
  // An event of 44 px beside the button of a crowd.
  '@media': { [coarsePointer]: { minInlineSize: '44rem' } },
});

export const heard = style(visuallyHidden);

export const head = style({
  display: 'flex',
  position: 'sticky',
  zIndex: 4,
  insetBlockStart: 0,
  blockSize: headHeight,
  borderBlockEnd: `${border.hairline} solid ${color.borderStrong}`,
  backgroundColor: color.surface,
});

const inside = {
  '&:focus-visible': { ...focusRing('-2px'), zIndex: 1 },
};
const insideForced = {
  [forcedColors]: { selectors: { '&:focus-visible': { outlineColor: 'Highlight' } } },
};

export const headCell = style({
  position: 'relative',
  flex: '1 0 0',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  // With the space after the day it is 6 px.
  gap: space[2],
  minInlineSize: 0,
  direction: 'var(--page)' as 'ltr',
  color: color.textMuted,
  fontSize: font.small,
  lineHeight: line.small,
  // The space after the day is there for who reads the words: "Wed 18", not "Wed18".
  whiteSpace: 'pre-wrap',
  selectors: {
    ...inside,
    '&[aria-current]': { color: color.accentText, fontWeight: font.medium },
  },
  '@media': insideForced,
});

export const dayNumber = style({
  color: color.text,
  fontSize: font.body,
  fontWeight: font.medium,
  selectors: {
    '[aria-current] > &': {
      display: 'grid',
      placeContent: 'center',
      minInlineSize: '1.5rem',
      blockSize: '1.5rem',
      paddingInline: '2px',
      borderRadius: radius.full,
      backgroundColor: color.accent,
      color: color.onAccent,
    },
  },
  '@media': { [forcedColors]: { selectors: { '[aria-current] > &': { border: '1px solid CanvasText' } } } },
});

const axisCell = {
  flex: `0 0 ${axisWidth}`,
  insetInlineStart: 0,
  paddingInline: space[8],
  backgroundColor: color.surface,
  direction: 'var(--page)' as 'ltr',
  color: color.textMuted,
  fontSize: font.caption,
  lineHeight: line.caption,
  // Only where the days scroll sideways: each that sticks costs a layer.
  '@media': { '(max-width: 60rem)': { position: 'sticky', zIndex: 3 } },
} as const;

/** Read and not seen: beside its edge, without an element of its own. */
const silent = {
  ...axisCell,
  paddingInline: 0,
  overflow: 'clip',
  textIndent: 'calc(100% + 1rem)',
  whiteSpace: 'nowrap',
} as const;

export const corner = style(silent);

/** That of a half hour. */
export const axis = style(silent);

const hour = { ...axisCell, textAlign: 'center', whiteSpace: 'nowrap' } as const;

/** On the line of its hour; the first has none above it. */
export const axisHour = style({ ...hour, marginBlockStart: '-0.5rem' });
export const axisTop = style({ ...hour, paddingBlockStart: '1px' });

/** As wide as those of the hours, whatever it says. */
export const axisAllDay = style({
  ...hour,
  paddingInline: space[2],
  paddingBlockStart: `calc(${space[8]} - 1px)`,
  minInlineSize: 0,
  overflow: 'clip',
});

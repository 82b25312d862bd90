import { coarsePointer, forcedColors, globalStyle, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { border, color, font, line, radius, space } = vars;

/** Scrolls to a place above the bar, whose height is measured (WCAG 2.4.11). */
const aboveBar = '0.5rem calc(var(--editing-bar, 5.5rem) + 1rem)';

/** Its height doesn't change with its usual content, so that nothing below it moves. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[16],
  rowGap: space[8],
  minBlockSize: '3.5rem',
  paddingBlock: space[6],
  paddingInline: space[12],
  border: `${border.hairline} solid ${color.hairline}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  color: color.textMuted,
  fontSize: font.small,
  lineHeight: line.small,
  selectors: {
    // Its buttons stay in view, however high the calendar is.
    '&[data-active]': {
      position: 'sticky',
      insetBlockEnd: space[8],
      zIndex: 5,
      borderColor: color.accent,
      color: color.text,
    },
  },
  '@media': { print: { display: 'none' } },
});

export const texts = style({ flex: '1 1 18rem', minInlineSize: 0, margin: 0, overflowWrap: 'anywhere' });
export const now = style({ color: color.text, fontWeight: font.medium });
export const keys = style({ color: color.textMuted });
export const problem = style({ color: color.dangerText, fontWeight: font.medium });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[6] });

const look = {
  position: 'absolute',
  zIndex: 5,
  overflow: 'clip',
  paddingBlock: '2px',
  paddingInline: space[8],
  border: `2px solid ${color.accent}`,
  borderRadius: radius.event,
  color: color.text,
  fontSize: font.caption,
  lineHeight: line.caption,
  overflowWrap: 'anywhere',
} as const;

/** An event at its new place, or a range. It scrolls with the grid. */
export const ghost = style({
  ...look,
  backgroundColor: color.accentSoft,
  boxShadow: vars.shadow.menu,
  cursor: 'grab',
  touchAction: 'none',
  scrollMarginBlock: aboveBar,
  selectors: {
    '&[data-dragged], &[data-range]': { pointerEvents: 'none' },
    '&[data-range]': { boxShadow: 'none', borderStyle: 'dashed' },
    // Its text is below the edge to drag.
    '&[data-keys]': { paddingBlockStart: '5px', outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [forcedColors]: {
      borderColor: 'Highlight',
      selectors: { '&[data-keys]': { outlineColor: 'Highlight' } },
    },
  },
});

/** An event of a day or longer at its new days. */
export const ghostDays = style({
  ...look,
  insetBlock: '2px',
  backgroundColor: color.accentSoft,
  cursor: 'grab',
  touchAction: 'none',
  selectors: { '&[data-dragged]': { pointerEvents: 'none' } },
  '@media': { [forcedColors]: { borderColor: 'Highlight' } },
});

export const ghostTitle = style({ display: 'block', fontWeight: font.medium });

/** An edge to drag. On an event it is inside, so that the events around it can be pressed. */
export const edge = style({
  position: 'absolute',
  zIndex: 4,
  display: 'grid',
  placeItems: 'end center',
  blockSize: '7px',
  cursor: 'ns-resize',
  touchAction: 'none',
  selectors: {
    '&::before': {
      content: '',
      inlineSize: '1.25rem',
      blockSize: '3px',
      borderRadius: radius.full,
      backgroundColor: color.accent,
    },
    '&[data-edge="start"]': { placeItems: 'start center' },
    [`${ghost} > &`]: { insetInline: 0 },
    [`${ghost} > &[data-edge="start"]`]: { insetBlockStart: 0 },
    [`${ghost} > &[data-edge="end"]`]: { insetBlockEnd: 0 },
    '&[data-across]': { inlineSize: '7px', blockSize: 'auto', placeItems: 'center end', cursor: 'ew-resize' },
    '&[data-across]::before': { inlineSize: '3px', blockSize: '0.75rem' },
    '&[data-across][data-edge="start"]': { placeItems: 'center start' },
    [`${ghostDays} > &`]: { insetBlock: 0 },
    [`${ghostDays} > &[data-edge="start"]`]: { insetInlineStart: 0 },
    [`${ghostDays} > &[data-edge="end"]`]: { insetInlineEnd: 0 },
  },
  '@media': {
    // A finger needs more room. The middle still moves the event.
    [coarsePointer]: {
      selectors: {
        [`${ghost} > &`]: { blockSize: 'min(1.5rem, 35%)' },
        [`${ghostDays} > &&`]: { inlineSize: 'min(1.5rem, 35%)' },
      },
    },
    [forcedColors]: {
      selectors: { '&::before': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
});

const event = '[data-part="week-calendar-event"]';

/** The event is shown at its new place. */
globalStyle(`${event}[data-lifted]`, {
  borderColor: color.borderControl,
  borderStyle: 'dashed',
  backgroundColor: color.surface,
  color: color.textMuted,
});

/** Also in the list, and the days that an event moves to in a month. */
globalStyle('[data-part="week-calendar"] :is([data-lifted], [data-drop])', { scrollMarginBlock: aboveBar });

/** It is being saved. */
globalStyle(`${event}[data-busy]`, {
  borderColor: color.accent,
  borderStyle: 'dashed',
  cursor: 'progress',
});

/** A day of a month that an event moves to. */
globalStyle('[data-date][data-drop]', {
  outline: `2px dashed ${color.accent}`,
  outlineOffset: '-3px',
  backgroundColor: color.accentSoft,
});

globalStyle('[data-part="week-calendar"][data-dragging]', {
  cursor: 'grabbing',
  userSelect: 'none',
});

/** A finger that is held still moves the event, and doesn't select its text. */
globalStyle('[data-part="week-calendar"][data-editing] [role="grid"]', {
  '@media': { [coarsePointer]: { userSelect: 'none', WebkitTouchCallout: 'none' } },
});

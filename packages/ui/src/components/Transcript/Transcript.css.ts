import { keyframes, type StyleRule } from '@vanilla-extract/css';
import { focusRing, forcedColors, globalStyle, style, visuallyHidden } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { border, color, font, line, size, space } = vars;

export const hidden = style(visuallyHidden);

export const transcript = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
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
  gap: `${space[4]} ${space[8]}`,
});

export const heading = style({
  flex: '1 1 8rem',
  margin: 0,
  fontSize: font.heading,
  lineHeight: line.heading,
  fontWeight: font.medium,
  overflowWrap: 'anywhere',
});

/** Visually hidden until focused, then above the turns. */
export const skip = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: 1,
  display: 'grid',
  alignItems: 'center',
  minBlockSize: size.target,
  paddingBlock: space[4],
  paddingInline: space[12],
  border: `${border.hairline} solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.surfaceRaised,
  boxShadow: vars.shadow.menu,
  color: color.accentText,
  fontWeight: font.medium,
  selectors: {
    '&:focus': focusRing(),
    '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
  },
  '@media': {
    [forcedColors]: {
      borderColor: 'CanvasText',
      color: 'LinkText',
      selectors: { '&:focus': { outlineColor: 'Highlight' } },
    },
    print: { display: 'none' },
  },
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  '@media': { print: { display: 'none' } },
});

export const toolWord = style({ color: color.textMuted, fontSize: font.small, lineHeight: line.small });

export const scroller = style({
  position: 'relative',
  overflow: 'auto',
  borderRadius: vars.radius.row,
  selectors: { '&:focus-visible': focusRing() },
  '@media': {
    [forcedColors]: { selectors: { '&:focus-visible': { outlineColor: 'Highlight' } } },
    print: { maxBlockSize: 'none !important' },
  },
});

export const message = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[8],
  margin: 0,
  paddingBlock: space[12],
  color: color.textMuted,
});

export const stale = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  color: color.warningText,
  fontSize: font.small,
  lineHeight: line.small,
});

globalStyle(`${message} > p, ${stale} > p`, { margin: 0 });

export const failed = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  color: color.dangerText,
  fontWeight: font.medium,
});

const appear = keyframes({ from: { visibility: 'hidden' } });

/** Hidden for 200 ms, so that a fast response shows no skeleton. */
export const skeleton = style({
  display: 'grid',
  gap: space[20],
  paddingBlock: space[12],
  animation: `${appear} 200ms step-end`,
});

globalStyle(`${skeleton} > div`, { display: 'grid', gap: space[8] });

/** The count and the buttons wrap if they don't fit next to the field. */
export const searchBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  '@media': { print: { display: 'none' } },
});

globalStyle(`${searchBar} > :first-child`, { flex: '1 1 12rem' });

export const searchIcon = style({
  position: 'absolute',
  insetInlineStart: space[12],
  display: 'flex',
  pointerEvents: 'none',
  '@media': { [forcedColors]: { color: 'FieldText' } },
});

export const searchInput = style({
  // Removes the native search field of Safari.
  appearance: 'none',
  selectors: {
    '&&': { paddingInlineStart: `calc(${space[12]} + ${size.icon} + ${space[8]})` },
    // The browser's own clear button has no name.
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
  },
});

export const count = style({
  minInlineSize: '4.5rem',
  paddingInline: space[4],
  color: color.textMuted,
  fontSize: font.small,
  lineHeight: line.small,
  textAlign: 'center',
});

const markerSize = '0.625rem';

export const turns = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-timed]': { vars: { '--console-time-column': 'minmax(2.25rem, auto)' } },
    '&:has(> [data-color^="series"])': { vars: { '--console-marker-column': markerSize } },
  },
});

/** The shapes of markers, in the order of the series colors. */
const shapes = [
  'circle()',
  'inset(6%)',
  'polygon(50% 4%, 100% 96%, 0 96%)',
  'polygon(50% 0, 100% 50%, 50% 100%, 0 50%)',
  'polygon(35% 0, 65% 0, 65% 35%, 100% 35%, 100% 65%, 65% 65%, 65% 100%, 35% 100%, 35% 65%, 0 65%, 0 35%, 35% 35%)',
  'polygon(0 4%, 100% 4%, 50% 96%)',
  'polygon(20% 0, 50% 30%, 80% 0, 100% 20%, 70% 50%, 100% 80%, 80% 100%, 50% 70%, 20% 100%, 0 80%, 30% 50%, 0 20%)',
  'polygon(0 0, 100% 0, 60% 50%, 100% 100%, 0 100%, 40% 50%)',
];

const marks = shapes.map((shape, index): [string, StyleRule] => [
  `&[data-color="series${index + 1}"]::after`,
  { backgroundColor: color[`series${index + 1}` as 'series1'], clipPath: shape },
]);

/** Time, marker, speaker and actions in the first row, the text below. */
export const turn = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'var(--console-time-column,) var(--console-marker-column,) minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: space[12],
  paddingBlock: space[8],
  paddingInline: space[12],
  borderRadius: vars.radius.row,
  selectors: {
    // In the DOM for screen readers and for find in page, but not laid out or painted while far out of view. Excludes
    // the first turns, which would have an estimated height until the browser knows that they are in view.
    '&:nth-child(n + 25)': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 3.6rem' },
    '&[data-color^="series"]::after': {
      content: '""',
      gridColumn: '-4',
      gridRow: 1,
      alignSelf: 'center',
      inlineSize: markerSize,
      blockSize: markerSize,
      printColorAdjust: 'exact',
    },
    ...Object.fromEntries(marks),
    '&[data-continued]': { paddingBlockStart: space[4] },
    '&[aria-current], &[data-linked]': { backgroundColor: color.surfaceSelected },
    // The same indicator as a selected row.
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: space[4],
      insetInlineStart: 0,
      inlineSize: '3px',
      borderRadius: vars.radius.full,
      backgroundColor: color.accent,
    },
    '&:focus-visible': focusRing(`calc(-1 * ${vars.focus.width})`),
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[aria-current]::before': { backgroundColor: 'Highlight' },
        '&[data-linked]': { outline: `${border.hairline} dashed CanvasText`, outlineOffset: '-1px' },
        '&[data-color^="series"]::after': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
        '&:focus-visible': { outlineColor: 'Highlight' },
      },
    },
    print: { selectors: { '&:nth-child(n + 25)': { contentVisibility: 'visible' } } },
  },
});

/** A name has its own direction but is aligned to the start of the line. */
export const speaker = style({
  gridColumn: '-3',
  gridRow: 1,
  justifySelf: 'start',
  fontWeight: font.medium,
  textUnderlineOffset: '0.25em',
  selectors: {
    '[data-color="accent"] > &': { color: color.accentText },
    '[data-color="muted"] > &': { color: color.textMuted },
    '[aria-current] > &': { textDecoration: 'underline' },
  },
});

/** A button or link in a turn. Its target is larger than its text. */
export const pressable = style({
  padding: 0,
  border: 0,
  borderRadius: vars.radius.mark,
  backgroundColor: 'transparent',
  fontFamily: font.family,
  display: 'inline-grid',
  placeItems: 'center start',
  minInlineSize: size.target,
  minBlockSize: size.target,
  marginBlock: `calc((${line.body} - ${size.target}) / 2)`,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecorationThickness: '2px' }, '&:focus-visible': focusRing('0px') },
  '@media': {
    [forcedColors]: { color: 'LinkText', selectors: { '&:focus-visible': { outlineColor: 'Highlight' } } },
  },
});

/** Times never mirror. */
export const time = style({
  gridColumn: 1,
  gridRow: 1,
  justifySelf: 'start',
  direction: 'ltr',
  color: color.textMuted,
  fontSize: font.caption,
  lineHeight: line.caption,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    'button&': { color: color.accentText },
    [`${turns}[data-off] button&`]: { color: color.textMuted, textDecoration: 'none' },
  },
});

export const text = style({
  // Without a name, it is next to the actions.
  gridColumn: '-3',
  margin: 0,
  lineHeight: '1.5',
  maxInlineSize: '64ch',
  whiteSpace: 'pre-line',
  selectors: { 'bdi ~ &': { gridColumn: '-3 / -1' } },
});

/** A match: underlined, with a different background for the active one. */
export const hit = style({
  backgroundColor: color.warningSoft,
  color: color.text,
  borderBlockEnd: `2px solid ${color.warningBorder}`,
  selectors: {
    '&[data-active]': { backgroundColor: color.tooltip, color: color.onTooltip, borderColor: color.tooltip },
  },
  '@media': {
    [forcedColors]: {
      forcedColorAdjust: 'none',
      backgroundColor: 'Mark',
      color: 'MarkText',
      selectors: { '&[data-active]': { backgroundColor: 'Highlight', color: 'HighlightText' } },
    },
  },
});

/** With a mouse, actions appear on hover and focus. */
export const actions = style({
  gridColumn: '-2',
  gridRow: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  columnGap: space[8],
  color: color.textMuted,
  fontSize: font.caption,
  lineHeight: line.caption,
  // In one row they would leave too little width for the name. A media query, because in a size container thousands of
  // turns with `content-visibility` would be laid out repeatedly.
  '@media': { '(max-width: 36rem)': { gridColumn: '-3 / -1', gridRow: 3, justifyContent: 'start' } },
});

export const linkedWord = style({ paddingBlock: space[2] });

export const action = style({
  color: color.textMuted,
  fontSize: font.caption,
  lineHeight: line.caption,
  '@media': {
    '(hover: hover)': { selectors: { [`${turn}:not(:hover, :focus-within) &`]: { opacity: 0 } } },
  },
});

import { menuSurface } from '../../theme/menu.css.ts';
import { focusRing, forcedColors, globalStyle, style, visuallyHidden } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, line, radius, size, space } = vars;

/** Panels are positioned in this box. */
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

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[16],
  rowGap: space[8],
  marginBlockEnd: space[12],
  fontFamily: font.family,
  selectors: { '&[data-narrow]': { columnGap: space[8] } },
});

/** Only for the screen: a print has no buttons. */
const onScreen = { '@media': { print: { display: 'none' } } } as const;

export const steps = style({
  ...onScreen,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[8],
  selectors: { '[data-narrow] > &': { gap: space[2], marginInlineStart: 'auto' } },
});

export const headings = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[16],
  flex: '1 1 auto',
  minInlineSize: 0,
  selectors: { '[data-narrow] > &': { flexBasis: '7.5rem', inlineSize: 'min-content' } },
});

export const toolbarTitle = style({
  margin: 0,
  color: color.text,
  fontSize: font.heading,
  lineHeight: line.heading,
  fontWeight: font.medium,
});

export const zoneNote = style({
  margin: 0,
  color: color.textMuted,
  fontSize: font.small,
  lineHeight: line.small,
});

export const toolbarEnd = style({
  ...onScreen,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
});

/** A native button that looks like `Button`. */
export const toolbarButton = style({
  selectors: {
    '&&:focus-visible': focusRing(),
    '&&:active': { backgroundColor: color.surfacePressed },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&&:hover:not(:active)': { backgroundColor: color.surfaceHover } } },
    [forcedColors]: { selectors: { '&&:focus-visible': { outlineColor: 'Highlight' } } },
  },
});

/** The height of a row of the hours. */
export const rowHeight = `max(${vars.size.target}, 1.5rem)`;

/** A part of each slot stays free next to the last event of its day. */
const spare = '8px';

/** The button of an overflow, and its distance from the end of its day. */
export const moreButtonWidth = `max(${vars.size.target}, 1.875rem)`;
export const moreButtonEnd = '2px';

/** The width that the events of a day share: without the button of an overflow, if they are next to it. */
const room = `(100% - ${spare} - var(--beside, 0) * (${moreButtonWidth} + ${moreButtonEnd} - ${spare}))`;

const stripes = (angle: string, ink: string, period: string, of = 'var(--ink)') =>
  `repeating-linear-gradient(${angle}, ${of} 0 ${ink}, transparent 0 ${period})`;

/** A day off, in the grid and in a month. Forced colors keep its stripes. */
export const dayOff = {
  backgroundColor: color.canvas,
  backgroundImage: stripes('135deg', '1px', '8px', color.borderStrong),
  printColorAdjust: 'exact',
  '@media': {
    [forcedColors]: { backgroundImage: stripes('135deg', '1px', '8px', 'GrayText') },
  },
} as const;

/** Text starts on the side of its own language. It is cut at the end. */
const clipped = {
  overflow: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  unicodeBidi: 'plaintext',
} as const;

const block = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  justifyContent: 'start',
  margin: 0,
  paddingBlock: '2px',
  paddingInline: `${space[8]} ${space[4]}`,
  overflow: 'clip',
  appearance: 'none',
  // A gap between rows that isn't a gap for the pointer.
  border: '1px solid transparent',
  borderRadius: radius.event,
  backgroundClip: 'padding-box',
  color: color.text,
  fontFamily: font.family,
  fontSize: font.caption,
  lineHeight: line.caption,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    // In a slot, an event is at its minutes, across its rows. Above the hours it is one line.
    '[data-row] &': {
      position: 'absolute',
      zIndex: 1,
      insetBlockStart: `calc(var(--from, 0) * ${rowHeight})`,
      insetInlineStart: `calc(2px + ${room} * var(--start, 0))`,
      inlineSize: `calc(${room} * var(--width, 1) - 1px)`,
      // All of its rows (WCAG 2.5.8). Its transparent border is the gap to the next event.
      blockSize: `calc(var(--rows) * ${rowHeight})`,
    },
    '[data-row="-1"] &': {
      position: 'relative',
      gridRow: 'calc(var(--lane) + 1)',
      inset: 'auto',
      inlineSize: `calc(100% * var(--span) - ${spare} + 2px)`,
      blockSize: 'auto',
      minBlockSize: vars.size.target,
      marginInlineStart: '2px',
    },
    // The bar at the inline start.
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: '2px',
      insetInlineStart: '2px',
      inlineSize: '3px',
      borderRadius: '2px',
      backgroundColor: 'var(--bar)',
    },
    // Its times. They aren't text, because its name includes them in words.
    '&[data-times]::after': {
      ...clipped,
      // Below the title: digits would start on the left in Hebrew too.
      unicodeBidi: 'normal',
      content: 'attr(data-times)',
      color: color.textMuted,
    },
    // Digits are cut at their end in Hebrew too: the start stays.
    '&[data-times^="\u2066"]::after': { direction: 'ltr', textAlign: 'match-parent' },
    // A bar that goes on has no edge there, and an arrow.
    '&[data-cut~="before"]': {
      paddingInlineStart: space[24],
      borderStartStartRadius: 0,
      borderEndStartRadius: 0,
    },
    '&[data-cut~="after"]': {
      paddingInlineEnd: space[20],
      borderStartEndRadius: 0,
      borderEndEndRadius: 0,
    },
    '&&:focus-visible': { ...focusRing('-1px'), zIndex: 2 },
  },
  '@media': {
    // Printers leave out backgrounds.
    print: { borderColor: color.borderControl },
    [forcedColors]: {
      borderColor: 'ButtonText',
      selectors: {
        '&::before': { backgroundColor: 'ButtonText', forcedColorAdjust: 'none' },
        '&&:focus-visible': { outlineColor: 'Highlight', outlineOffset: '-2px' },
      },
    },
  },
});

const tone = (ground: string, bar: string, over: string, more: Parameters<typeof style>[0] = {}) =>
  `${block} ${style({
    backgroundColor: ground,
    vars: { '--bar': bar },
    ...more,
    selectors: { '&:hover': { backgroundColor: over } },
  })}`;

/** In addition to color, `warning` and `cancelled` have a dashed border, and `cancelled` is struck through. */
export const tones = {
  accent: tone(color.accentSoft, color.accent, color.surfaceHover),
  neutral: tone(color.surfaceHover, color.borderControl, color.surfacePressed, { color: color.textMuted }),
  warning: tone(color.warningSoft, color.warningBorder, color.surfaceHover, {
    borderColor: color.warningBorder,
    borderStyle: 'dashed',
  }),
  cancelled: tone(color.surface, 'transparent', color.surfaceHover, {
    borderColor: color.borderControl,
    borderStyle: 'dashed',
    color: color.textMuted,
  }),
};

export const eventTitle = style({
  ...clipped,
  fontWeight: font.medium,
  selectors: { '[data-tone="cancelled"] > &': { textDecoration: 'line-through' } },
});
globalStyle(`${eventTitle} > svg`, {
  display: 'inline-block',
  verticalAlign: '-0.125rem',
});

/** The arrow at the side on which a bar goes on. */
export const cut = style({
  position: 'absolute',
  insetBlock: 0,
  display: 'grid',
  alignContent: 'center',
  selectors: {
    // Next to the bar, or the pattern of a group.
    '&[data-side="before"]': { insetInlineStart: '11px' },
    '&[data-side="after"]': { insetInlineEnd: space[4] },
  },
});

export const eventDetail = style(clipped);

/** The content of `renderEvent`: a plain block, as high as the event in the grid, and as wide as the list allows. */
/** Its whole text is in the name of the event. */
export const ownContent = style({
  display: 'block',
  flex: '1 1 0',
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'clip',
  textOverflow: 'ellipsis',
});

const tint = (share: string) => `color-mix(in srgb, var(--group) ${share}, ${color.surface})`;

/** A title alone is the text of the button itself: one element less for each of hundreds of events. */
export const titleOnly = style({
  ...clipped,
  display: 'block',
  // A button centers its content. The padding keeps the text on the first lines.
  paddingBlockEnd: `calc(var(--rows, 1) * ${rowHeight} - 4px - ${line.caption})`,
  fontWeight: font.medium,
  selectors: {
    '&[data-times]': {
      paddingBlockEnd: `calc(var(--rows, 1) * ${rowHeight} - 4px - 2 * ${line.caption})`,
    },
    '&::after': { display: 'block', fontWeight: font.regular },
  },
});

/**
 * The patterns of the groups, as backgrounds: they tell groups apart without color. Forced colors keep them.
 */
export const groupPatterns = [
  'linear-gradient(var(--ink) 0 0)',
  stripes('135deg', '2px', '5px'),
  'radial-gradient(circle, var(--ink) 2px, transparent 2.5px) 0 0 / 100% 7px',
  stripes('180deg', '2px', '5px'),
  'linear-gradient(90deg, transparent 35%, var(--ink) 0 65%, transparent 0)',
  'conic-gradient(var(--ink) 25%, transparent 0 50%, var(--ink) 0 75%, transparent 0) 0 0 / 100% 8px',
  'none',
  stripes('180deg', '8px', '12px'),
].map((pattern) =>
  style({
    vars: { '--ink': 'var(--group)', '--pattern': pattern },
    '@media': { [forcedColors]: { vars: { '--ink': 'CanvasText' } } },
  }),
);

/** What has a pattern: the edge of an event, and the swatch in front of a label. */
const patterned = {
  border: '1px solid var(--ink)',
  background: 'var(--pattern)',
  printColorAdjust: 'exact',
} as const;

/** The pattern is the edge of the event. A scheduled event also has a tint. */
export const grouped = style({
  paddingInlineStart: '1rem',
  selectors: {
    '&&::before': { ...patterned, insetBlock: 0, insetInlineStart: 0, inlineSize: '10px' },
    '&&[data-tone="accent"]': { backgroundColor: tint('14%') },
    '&&[data-tone="accent"]:hover': { backgroundColor: tint('24%') },
  },
  '@media': { [forcedColors]: { selectors: { '&&::before': { background: 'var(--pattern)' } } } },
});

export const groupSwatch = style({
  ...patterned,
  flex: 'none',
  inlineSize: '12px',
  blockSize: '16px',
  borderRadius: '2px',
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
});

export const groupTag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  overflowWrap: 'anywhere',
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[16],
  rowGap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: font.small,
  lineHeight: line.small,
});

export const panel = style({
  ...menuSurface,
  position: 'absolute',
  zIndex: 10,
  minInlineSize: '14rem',
  maxInlineSize: 'min(22rem, 100%)',
  maxBlockSize: '24rem',
  overflow: 'auto',
  padding: space[4],
  color: color.text,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: line.body,
  overflowWrap: 'anywhere',
  selectors: { ...menuSurface.selectors, '&:focus-visible': focusRing('-2px') },
});

export const panelTitle = style({
  margin: 0,
  paddingBlock: space[6],
  paddingInline: space[8],
  fontSize: font.small,
  lineHeight: line.small,
  fontWeight: font.medium,
});

export const lines = style({ margin: 0, padding: 0, listStyle: 'none' });

export const lineButton = style({
  position: 'relative',
  display: 'grid',
  inlineSize: '100%',
  minBlockSize: size.controlSmall,
  margin: 0,
  paddingBlock: space[6],
  paddingInline: space[8],
  appearance: 'none',
  border: 0,
  borderRadius: radius.row,
  backgroundColor: 'transparent',
  color: color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: color.surfaceHover },
    '&:focus-visible': focusRing('-2px'),
  },
  '@media': { [forcedColors]: { selectors: { '&:focus-visible': { outlineColor: 'Highlight' } } } },
});

/** The name of an event: for screen readers only. */
export const heard = style(visuallyHidden);

export const lineTitle = style({ fontWeight: font.medium });
globalStyle(`${lineTitle} > svg`, { display: 'inline-block', verticalAlign: '-0.125rem' });

export const lineWhen = style({ color: color.textMuted, fontSize: font.small, lineHeight: line.small });

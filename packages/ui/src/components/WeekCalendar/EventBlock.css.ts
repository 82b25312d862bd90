import { focusRing, forcedColors, globalStyle, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, line, radius, space } = vars;

/** The height of a row of the hours; set where the rows are. */
export const rowHeight = `max(${vars.size.target}, 1.5rem)`;

/** Beside the last event of a day some of its slots stays free. */
export const spare = '8px';

/** The button of those that have no room, and how far it lies from the end of its day. */
export const crowdWidth = `max(${vars.size.target}, 1.875rem)`;
export const crowdEnd = '2px';

/** What the events of a day share: all of it, but for the button of those that have no room where it lies. */
const room = `(100% - ${spare} - var(--beside, 0) * (${crowdWidth} + ${crowdEnd} - ${spare}))`;

/** Words begin where their own language begins, and are cut where they end. */
const words = {
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
  // A row apart to the eye, and none to the pointer.
  border: '1px solid transparent',
  borderRadius: radius.control,
  backgroundClip: 'padding-box',
  color: color.text,
  fontFamily: font.family,
  fontSize: font.caption,
  lineHeight: line.caption,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    // In a slot it stands where its minutes are, over as many rows as it takes; above the hours it is a line.
    '[data-row] &': {
      position: 'absolute',
      zIndex: 1,
      insetBlockStart: `calc(var(--from, 0) * ${rowHeight})`,
      insetInlineStart: `calc(2px + ${room} * var(--start, 0))`,
      inlineSize: `calc(${room} * var(--width, 1) - 1px)`,
      // All of its rows (WCAG 2.5.8): its edges, which are not drawn, part it from the next.
      blockSize: `calc(var(--rows) * ${rowHeight})`,
    },
    '[data-row="-1"] &': {
      position: 'relative',
      inset: 'auto',
      inlineSize: `calc(100% - ${spare} + 2px)`,
      blockSize: 'auto',
      minBlockSize: vars.size.target,
      marginInlineStart: '2px',
    },
    // The bar at its start.
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: '2px',
      insetInlineStart: '2px',
      inlineSize: '3px',
      borderRadius: '2px',
      backgroundColor: 'var(--bar)',
    },
    // Its hours again: its name has them, in words.
    '&[data-times]::after': { ...words, content: 'attr(data-times)', color: color.textMuted },
    '&&:focus-visible': { ...focusRing('-1px'), zIndex: 2 },
  },
  '@media': {
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

/** Each has a mark besides its colour: what waits and what is cancelled is dashed, and the last is struck through. */
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

export const title = style({
  ...words,
  fontWeight: font.medium,
  selectors: { '[data-tone="cancelled"] > &': { textDecoration: 'line-through' } },
});
globalStyle(`${title} > svg`, {
  display: 'inline-block',
  verticalAlign: '-0.125rem',
});

export const detail = style(words);

/** A title alone is the text of the button itself: of hundreds, each has one element less. */
export const bare = style({
  ...words,
  display: 'block',
  // A button centres what it holds: only its first lines are for words.
  paddingBlockEnd: `calc(var(--rows, 1) * ${rowHeight} - 4px - ${line.caption})`,
  fontWeight: font.medium,
  selectors: {
    '&[data-times]': {
      paddingBlockEnd: `calc(var(--rows, 1) * ${rowHeight} - 4px - 2 * ${line.caption})`,
    },
    '&::after': { display: 'block', fontWeight: font.regular },
  },
});

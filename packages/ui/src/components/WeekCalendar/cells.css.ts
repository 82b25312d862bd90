import { focusRing, forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { rowHeight } from './EventBlock.css.ts';
import { axisWidth, hairline, headHeight } from './WeekGrid.css.ts';

const { border, color, font, line, radius, space } = vars;

/** The columns lie below all that stands in it, and above what is around it. */
export const body = style({ position: 'relative', isolation: 'isolate' });

/** Seven columns for the eye: hundreds of cells draw nothing. */
export const columns = style({
  position: 'absolute',
  zIndex: -1,
  insetBlock: 0,
  insetInline: `${axisWidth} 0`,
  display: 'flex',
  pointerEvents: 'none',
});

const column = { flex: '1 0 0', borderInlineStart: hairline } as const;

export const columnOf = {
  workday: style(column),
  weekend: style({ ...column, backgroundColor: color.canvas }),
};

const row = { display: 'flex', blockSize: rowHeight } as const;

const hourLine = `${border.hairline} solid`;

/** A line above each hour, which takes no room of its slots; the first one has that of the days. */
export const rows = {
  hour: style({
    ...row,
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        insetInline: `${axisWidth} 0`,
        borderBlockStart: `${hourLine} ${color.chartGrid}`,
      },
    },
  }),
  other: style(row),
};

// Hundreds of them: only what has something to hold is a place for it, which costs a layer.
const cell = {
  flex: '1 0 0',
  minInlineSize: 0,
  direction: 'var(--page)' as 'ltr',
  borderInlineStart: `${border.hairline} solid transparent`,
  outline: 'none',
} as const;

// Over the events: an outline of the cell itself would lie under those that begin in it.
const ring = {
  '&:focus-visible': { position: 'relative', zIndex: 2 },
  '&:focus-visible::after': {
    content: '',
    position: 'absolute',
    zIndex: 3,
    inset: 0,
    borderRadius: radius.control,
    pointerEvents: 'none',
    ...focusRing('-2px'),
  },
} as const;

const media = {
  [forcedColors]: { selectors: { '&:focus-visible::after': { outlineColor: 'Highlight' } } },
};

/** A free slot says what a press does, once it has the focus or the pointer: "+ 11:30". */
const adding = {
  '&:hover': {
    position: 'relative',
    backgroundClip: 'padding-box',
    backgroundColor: color.surfaceHover,
    cursor: 'pointer',
  },
  // The line of its hour can be seen through it.
  [`${rows.hour} > &:hover`]: { borderBlockStart: `${hourLine} transparent` },
  '&:focus-visible': {
    position: 'relative',
    zIndex: 2,
    backgroundClip: 'padding-box',
    backgroundColor: color.surface,
  },
  '&:focus-visible::before, &:hover::before': {
    content: 'var(--time)',
    position: 'absolute',
    insetBlock: 0,
    insetInline: space[8],
    display: 'flex',
    alignItems: 'center',
    overflow: 'hidden',
    color: color.accentText,
    fontSize: font.caption,
    lineHeight: line.caption,
    fontWeight: font.medium,
    whiteSpace: 'nowrap',
  },
} as const;

/** Its events stand where it does. */
export const holds = style({ position: 'relative' });

export const cells = {
  plain: style({ ...cell, selectors: ring, '@media': media }),
  free: style({ ...cell, selectors: { ...ring, ...adding }, '@media': media }),
};

/** Its events stand under each other. */
export const allDayCell = style({
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: '2px',
  minBlockSize: '2rem',
});

export const allDay = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  borderBlockEnd: `${border.hairline} solid ${color.borderStrong}`,
  selectors: {
    '&[data-stays]': {
      position: 'sticky',
      zIndex: 3,
      insetBlockStart: headHeight,
      backgroundColor: color.surface,
    },
  },
});

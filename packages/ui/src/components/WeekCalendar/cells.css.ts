import { focusRing, forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { rowHeight } from './EventBlock.css.ts';
import { hairline } from './WeekGrid.css.ts';

const { border, color, font, line, radius, space } = vars;

export const body = style({ position: 'relative', display: 'block' });

const row = { display: 'flex', blockSize: rowHeight } as const;

/** A line above each hour; the first one has that of the days. */
export const rows = {
  hour: style({ ...row, borderBlockStart: `${border.hairline} solid ${color.chartGrid}` }),
  other: style(row),
};

// Hundreds of them: only what has something to hold is a place for it, which costs a layer.
const cell = {
  flex: '1 0 0',
  minInlineSize: 0,
  direction: 'var(--page)' as 'ltr',
  borderInlineStart: hairline,
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
  '&:hover': { position: 'relative', backgroundColor: color.surfaceHover, cursor: 'pointer' },
  '&:focus-visible': { position: 'relative', zIndex: 2, backgroundColor: color.surface },
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
  workday: style({ ...cell, selectors: ring, '@media': media }),
  weekend: style({ ...cell, backgroundColor: color.canvas, selectors: ring, '@media': media }),
  workdayFree: style({ ...cell, selectors: { ...ring, ...adding }, '@media': media }),
  weekendFree: style({
    ...cell,
    backgroundColor: color.canvas,
    selectors: { ...ring, ...adding },
    '@media': media,
  }),
};

/** Its events stand under each other. */
export const allDayCell = style({
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: '2px',
  minBlockSize: '2rem',
});

export const allDay = style({
  display: 'flex',
  borderBlockEnd: `${border.hairline} solid ${color.borderStrong}`,
});

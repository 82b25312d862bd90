import { coarsePointer, focusRing, forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font, line } = vars;

export const strip = style({
  paddingBlockEnd: space[6],
  borderBlockEnd: `${vars.border.hairline} solid ${color.hairline}`,
});

/** Seven in a line; with large letters on a small screen as many as there is room for. */
export const stripDays = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(2.5rem, 1fr))',
  maxInlineSize: '36rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [coarsePointer]: {
      gridTemplateColumns: `repeat(auto-fit, minmax(max(2.5rem, ${vars.size.target}), 1fr))`,
    },
  },
});

export const day = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[2],
  minBlockSize: space[56],
  paddingBlock: space[4],
  borderRadius: vars.radius.card,
  color: color.text,
  textDecoration: 'none',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  transition: `background-color ${vars.motion.color}`,
  selectors: {
    '&:hover': { backgroundColor: color.surfaceHover },
    '&:active': { backgroundColor: color.surfacePressed },
    '&:focus-visible': focusRing('-2px'),
    '&[aria-current="date"]': { backgroundColor: color.accent, color: color.onAccent },
    '&[aria-current="date"]:hover': { backgroundColor: color.accentHover },
    '&[aria-current="date"]:active': { backgroundColor: color.accentPressed },
    '&[aria-current="date"]:focus-visible': focusRing(),
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&:focus-visible': { outlineColor: 'Highlight' },
        '&[aria-current="date"]': { border: '2px solid LinkText' },
      },
    },
  },
});

export const weekday = style({
  fontSize: font.caption,
  lineHeight: line.caption,
  color: color.textMuted,
  selectors: { [`${day}[aria-current="date"] &`]: { color: 'inherit' } },
});

export const number = style({ fontSize: font.read, lineHeight: line.body, fontWeight: font.medium });

export const dots = style({
  display: 'flex',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: space[4],
});

/** An edge, not a ground: it stays in forced colours. */
export const dot = style({
  border: `${space[2]} solid ${color.borderControl}`,
  borderRadius: vars.radius.full,
  selectors: { [`${day}[aria-current="date"] &`]: { borderColor: 'currentColor' } },
});

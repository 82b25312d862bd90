import { focusRing, forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font, line, size, border } = vars;

export const turns = style({ margin: 0, padding: 0, listStyle: 'none', overflowWrap: 'anywhere' });

/** Time at the start, who speaks and what can be done beside it, and under them what was said. */
export const turn = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: space[12],
  paddingBlock: space[8],
  paddingInline: space[12],
  borderRadius: vars.radius.control,
  selectors: {
    // In the page for readers and for the browser's own search, but not laid out nor painted while far out of view. Not
    // the first screenful: until the browser knows that they are in view they would have a guessed height.
    '&:nth-child(n + 25)': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 3.6rem' },
    [`${turns}[data-timed] > &`]: { gridTemplateColumns: 'minmax(2.25rem, auto) minmax(0, 1fr) auto' },
    '&[data-continued]': { paddingBlockStart: space[4] },
    '&[aria-current], &[data-linked]': { backgroundColor: color.surfaceSelected },
    // The same mark as a chosen row has.
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
        '&:focus-visible': { outlineColor: 'Highlight' },
      },
    },
    print: { selectors: { '&:nth-child(n + 25)': { contentVisibility: 'visible' } } },
  },
});

/** A name runs its own way, and stands where the line begins. */
export const speaker = style({
  gridColumn: '-3',
  gridRow: 1,
  justifySelf: 'start',
  fontWeight: font.medium,
  textUnderlineOffset: '0.25em',
  selectors: {
    '&[data-role="representative"]': { color: color.accentText },
    '&[data-role="other"]': { color: color.textMuted },
    '[aria-current] > &': { textDecoration: 'underline' },
  },
});

/** What can be pressed in a turn. It answers on more than is seen of it. */
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

/** Time never mirrors. */
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
  gridColumn: '-3 / -1',
  margin: 0,
  lineHeight: '1.5',
  maxInlineSize: '64ch',
  whiteSpace: 'pre-line',
});

/** What was found: lines above and below too, and another ground where the search is. */
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

import { focusRing, forcedColors, globalStyle, style, visuallyHidden } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { container, headOffset, mayLeave, stacked } from './layout.ts';

const { color, space, font, line, border, size } = vars;

/** Room for the heads, in two lines, and for what is done with chosen rows. */
const underHeads = `calc(3 * ${size.row})`;

export const root = style({
  containerName: container,
  containerType: 'inline-size',
  color: color.text,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: line.body,
});

export const notice = style({ marginBlockEnd: space[12] });

/** Scrolls only when it must: a box that scrolls cuts the rings of what stands at its edge. */
export const scroll = style({
  // Words that are only heard stand nowhere: outside of the box they would widen the page.
  position: 'relative',
  selectors: {
    '&[data-overflows]': {
      overflowX: 'auto',
      paddingBlock: space[4],
      marginBlock: `calc(-1 * ${space[4]})`,
    },
    '&[data-bounded]': {
      overflow: 'auto',
      overscrollBehavior: 'contain',
      paddingBlock: 0,
      marginBlock: 0,
      // What focus comes to is never under the heads (WCAG 2.4.11).
      scrollPaddingBlockStart: underHeads,
    },
    '&:focus-visible': focusRing(),
  },
});

export const table = style({
  inlineSize: '100%',
  // Lines of collapsed borders stay behind when the heads stick.
  borderCollapse: 'separate',
  borderSpacing: 0,
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
  outline: 'none',
  selectors: { '&:focus-visible': focusRing() },
  ...stacked({ display: 'block' }),
});

export const caption = style(visuallyHidden);

/** Stacked, the box for all rows and what is done with the chosen ones are one line, and nothing else is seen. */
export const headRow = style(stacked({ display: 'flex' }));

export const headGroup = style(
  stacked({
    display: 'flex',
    alignItems: 'center',
    borderBlockEnd: `${border.hairline} solid ${color.borderStrong}`,
  }),
);

export const stickyHead = style({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: headOffset,
  backgroundColor: color.surface,
  ...stacked({ position: 'static' }),
});

export const bodyGroup = style(stacked({ display: 'block' }));

// In a page that scrolls under sticky heads, what focus comes to is never under them (WCAG 2.4.11).
globalStyle(`${stickyHead} + tbody :is(a, button, input, select, textarea, [tabindex])`, {
  scrollMarginBlockStart: `calc(${headOffset} + ${underHeads})`,
});

export const head = style({
  paddingBlock: space[8],
  paddingInline: `0 ${space[16]}`,
  borderBlockEnd: `${border.hairline} solid ${color.borderStrong}`,
  color: color.textMuted,
  fontSize: font.small,
  lineHeight: line.small,
  fontWeight: font.medium,
  textAlign: 'start',
  verticalAlign: 'middle',
  selectors: {
    '&[data-align="end"]': { textAlign: 'end' },
    '&[data-align="end"]:not(:last-child)': { paddingInlineEnd: space[32] },
    '&:last-child': { paddingInlineEnd: 0 },
    '&[data-sorted]': { color: color.text },
  },
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  // Stacked, each value stands after its word, and a list in place of the buttons sorts. The width of a column is no width of a word.
  ...mayLeave({
    ...visuallyHidden,
    minInlineSize: 0,
    maxInlineSize: '1px',
    selectors: {
      '&[data-align="end"]:not(:last-child)': { paddingInlineEnd: 0 },
    },
  }),
});

/** The box for all rows; seen where rows are stacked too. */
export const checkHead = style({
  borderBlockEnd: `${border.hairline} solid ${color.borderStrong}`,
  verticalAlign: 'middle',
  ...stacked({ display: 'block', borderBlockEnd: 0 }),
});

import { keyframes } from '@vanilla-extract/css';
import { coarsePointer, focusRing, forcedColors, globalStyle, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { border, color, font, line, radius, size, space } = vars;

/** Extends the `control` of a field, which is made for inputs. This one is a group of parts and buttons. */
export const box = style({
  display: 'flex',
  // In narrow containers or with large text, the buttons wrap below the date.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  columnGap: space[2],
  selectors: {
    '&&&': {
      paddingBlock: 0,
      paddingInlineEnd: `calc(${space[4]} - ${border.control})`,
      backgroundColor: color.surface,
    },
    '[data-invalid] &&&': { paddingInlineEnd: `calc(${space[4]} - ${border.error})` },
    '[data-readonly] &&&': { backgroundColor: color.surfaceSunken },
    '[data-disabled] &&&': {
      borderColor: color.hairline,
      backgroundColor: color.surfaceSunken,
      color: color.textDisabled,
    },
    // The buttons have their own focus rings.
    '&:has(span:focus)': focusRing('1px'),
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '[data-disabled] &&&': { borderColor: 'GrayText', color: 'GrayText' },
        '&:has(span:focus)': { outlineColor: 'Highlight' },
      },
    },
  },
});

/** The buttons wrap below the date together. */
export const buttons = style({ display: 'flex', gap: space[2] });

/** Inline text, so that the bidi algorithm orders digits and separators in right-to-left pages. */
export const parts = style({
  flex: '1 1 auto',
  minInlineSize: 'min-content',
  // The height of a part, so that parts don't overlap when they wrap to two lines.
  lineHeight: `calc(${line.body} + 2 * ${space[4]})`,
  whiteSpace: 'pre-wrap',
  cursor: 'text',
  selectors: { '[data-disabled] &': { cursor: 'default' } },
});

export const segment = style({
  paddingBlock: space[4],
  paddingInline: space[4],
  // Overlaps the separator, but never the next part: each part keeps 24 px (WCAG 2.5.8).
  marginInline: '-1px',
  borderRadius: radius.mark,
  outline: 'none',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:not([data-type="literal"])': { whiteSpace: 'nowrap' },
    '&:first-child': { marginInlineStart: `calc(-1 * ${space[2]})` },
    '&[data-type="literal"]': {
      marginInline: 0,
      paddingInline: 0,
      color: color.textMuted,
      // Some fonts make tabular punctuation as wide as a digit.
      fontVariantNumeric: 'normal',
    },
    '&[data-placeholder]': { color: color.textSubtle },
    '&[data-disabled]': { color: 'inherit' },
    '&[data-focused]': { backgroundColor: color.accent, color: color.onAccent },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-focused]': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

/** The line below the field. */
export const aside = style({
  margin: 0,
  fontSize: font.small,
  lineHeight: line.small,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});

// Keyframes instead of transitions: react-aria cancels running transitions when a popover enters, and then an exit
// transition that has started never ends. Needed with react-aria 3.53; check again with each upgrade.
const come = keyframes({ from: { opacity: 0, translate: '0 -4px' } });
const go = keyframes({ to: { opacity: 0, translate: '0 -4px' } });

/** The popover of the calendar, never wider than the window. */
export const popup = style({
  display: 'flex',
  maxInlineSize: 'calc(100vi - 1rem)',
  border: `${border.hairline} solid ${color.borderStrong}`,
  borderRadius: radius.card,
  backgroundColor: color.surfaceRaised,
  boxShadow: vars.shadow.menu,
  color: color.text,
  selectors: {
    '&[data-entering]': { animation: `${come} ${vars.motion.menu} both` },
    '&[data-exiting]': { animation: `${go} ${vars.motion.menu} both` },
  },
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});

export const dialog = style({
  flex: 1,
  minInlineSize: 0,
  maxBlockSize: 'inherit',
  overflow: 'auto',
  padding: space[8],
  outline: 'none',
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: line.body,
  '@media': { [coarsePointer]: { paddingInline: space[2] } },
});

export const calendar = style({
  containerType: 'inline-size',
  inlineSize: `calc(7 * ${size.control})`,
  maxInlineSize: '100%',
});

export const head = style({ display: 'flex', alignItems: 'center', gap: space[4] });

export const title = style({
  flex: 1,
  minInlineSize: 0,
  margin: 0,
  // With large text on a small screen, the text stops growing where seven columns or the month wouldn't fit.
  fontSize: `min(${font.body}, 7cqi)`,
  lineHeight: line.body,
  fontWeight: font.medium,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const grid = style({ inlineSize: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' });

export const weekday = style({
  paddingBlock: space[4],
  paddingInline: 0,
  fontSize: `min(${font.caption}, 5cqi)`,
  lineHeight: line.caption,
  fontWeight: font.regular,
  color: color.textMuted,
});

globalStyle(`${grid} td`, { padding: 0 });

export const day = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  blockSize: size.control,
  margin: 'auto',
  borderRadius: radius.control,
  color: color.text,
  fontSize: `min(${font.body}, 8cqi)`,
  cursor: 'pointer',
  outline: 'none',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    // A bar below today, so that it isn't marked by color alone.
    '&[data-today]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: space[4],
      inlineSize: space[12],
      borderBlockEnd: '2px solid currentColor',
    },
    '&[data-today]': { color: color.accentText, fontWeight: font.medium },
    '&[data-hovered]': { backgroundColor: color.surfaceHover },
    '&[data-pressed]': { backgroundColor: color.surfacePressed },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'default' },
    // The selected day is filled, has an inner border and a heavier font.
    '&[data-selected]': {
      backgroundColor: color.accent,
      color: color.onAccent,
      fontWeight: font.medium,
      boxShadow: `inset 0 0 0 2px ${color.accent}, inset 0 0 0 3px ${color.onAccent}`,
    },
    '&[data-focus-visible]': focusRing('-2px'),
    '&[data-selected][data-focus-visible]': { ...focusRing('1px'), zIndex: 1 },
    '&[data-outside-month]': { visibility: 'hidden' },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-focus-visible]': { outlineColor: 'Highlight' },
        '&[data-disabled]': { color: 'GrayText' },
        '&[data-selected]': {
          forcedColorAdjust: 'none',
          border: '2px solid HighlightText',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

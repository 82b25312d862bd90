import { keyframes } from '@vanilla-extract/css';
import { coarsePointer, focusRing, forcedColors, globalStyle, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { border, color, font, line, radius, size, space } = vars;

// Keyframes and not transitions: react-aria cancels running transitions while a thing comes, and one that is then
// already going never ends. Seen in react-aria 3.53; to be tried again with each upgrade.
const come = keyframes({ from: { opacity: 0, translate: '0 -4px' } });
const go = keyframes({ to: { opacity: 0, translate: '0 -4px' } });

/** Level 1, never wider than the window. */
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
  // Large text on a small screen: seven columns and a month's name stop growing where they would not fit.
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
    // A bar under today: a mark that is no colour.
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
    // The chosen day is filled, has a line inside its edge, and is heavier.
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

import { focusRing, forcedColors, style, tallRadius } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { border, color, font, line, size, space } = vars;

const side = '1.125rem';
const dot = '0.5rem';
/** The space between the circle and the edge of the target, on each side. */
const around = `max(0px, (${size.target} - ${side}) / 2)`;
/** Below this container width, cards are stacked. */
const narrow = '(inline-size < 40rem)';

/** A container, because the layout depends on the width of the group, not of the window. */
export const place = style({ containerType: 'inline-size' });

export const list = style({
  display: 'grid',
  gap: space[4],
  selectors: {
    '&[data-variant="plain"][data-orientation="horizontal"]': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: space[24],
    },
    '&[data-variant="cards"]': { gap: space[12] },
    '&[data-variant="cards"][data-orientation="horizontal"]': {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
  '@container': {
    [narrow]: {
      selectors: {
        '&[data-variant="cards"][data-orientation="horizontal"]': {
          gridAutoFlow: 'row',
          gridAutoColumns: 'auto',
        },
      },
    },
  },
});

export const radio = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  justifyContent: 'start',
  alignItems: 'start',
  gap: space[8],
  position: 'relative',
  minInlineSize: 0,
  minBlockSize: size.target,
  paddingInlineStart: around,
  marginInlineStart: `calc(-1 * ${around})`,
  // The circle and the first line of text are centered on each other and in the target.
  paddingBlock: `max(0px, (${size.target} - ${line.body}) / 2)`,
  color: color.text,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: line.body,
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { color: color.textDisabled, cursor: 'default' },
    '&[data-readonly]': { cursor: 'default' },
    '&[data-variant="cards"]': {
      margin: 0,
      padding: `calc(${space[12]} - ${border.control})`,
      border: `${border.control} solid ${color.borderControl}`,
      borderRadius: tallRadius,
      backgroundColor: color.surface,
    },
    '&[data-variant="cards"][data-hovered]': { backgroundColor: color.surfaceHover },
    '&[data-variant="cards"][data-pressed]': { backgroundColor: color.surfacePressed },
    // The wider border grows inward, so that nothing moves when the selection changes.
    '&[data-variant="cards"]:is([data-selected], [data-invalid])': {
      padding: `calc(${space[12]} - ${border.error})`,
      borderWidth: border.error,
    },
    '&[data-variant="cards"][data-selected]': {
      backgroundColor: color.accentSoft,
      borderColor: color.accent,
    },
    '&[data-variant="cards"][data-readonly]': { backgroundColor: color.surfaceSunken },
    '&[data-variant="cards"][data-readonly][data-selected]': { borderColor: color.borderControl },
    '&[data-variant="cards"][data-invalid]': { borderColor: color.danger },
    '&[data-variant="cards"][data-disabled]': {
      borderColor: color.hairline,
      backgroundColor: color.surfaceSunken,
    },
    '&[data-variant="cards"][data-focus-visible]': focusRing(),
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-disabled]': { color: 'GrayText' },
        '&[data-variant="cards"]': { borderColor: 'CanvasText' },
        '&[data-variant="cards"][data-selected]': { borderColor: 'Highlight' },
        '&[data-variant="cards"][data-focus-visible]': { outlineColor: 'Highlight' },
      },
    },
  },
});

export const circle = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: side,
  blockSize: side,
  marginBlock: `calc((${line.body} - ${side}) / 2)`,
  border: `${border.control} solid ${color.borderControl}`,
  borderRadius: vars.radius.full,
  backgroundColor: color.surface,
  transition: `background-color ${vars.motion.color}`,
  '::after': { content: '""', inlineSize: dot, blockSize: dot, borderRadius: vars.radius.full },
  selectors: {
    '[data-hovered] > &': { backgroundColor: color.surfaceHover },
    '[data-pressed] > &': { backgroundColor: color.surfacePressed },
    '[data-selected] > &': { borderColor: color.accent },
    '[data-selected] > &::after': { backgroundColor: color.accent },
    '[data-invalid] > &': { borderWidth: border.error, borderColor: color.danger },
    '[data-readonly] > &': { backgroundColor: color.surfaceSunken, borderColor: color.borderControl },
    '[data-readonly][data-selected] > &::after': { backgroundColor: color.text },
    '[data-disabled] > &': { backgroundColor: color.surfaceSunken, borderColor: color.borderStrong },
    '[data-disabled][data-selected] > &::after': { backgroundColor: color.textDisabled },
    '[data-variant="plain"][data-focus-visible] > &': focusRing(),
  },
  '@media': {
    [forcedColors]: {
      borderColor: 'ButtonText',
      selectors: {
        '[data-selected] > &::after': { forcedColorAdjust: 'none', backgroundColor: 'ButtonText' },
        '[data-readonly][data-selected] > &::after': { backgroundColor: 'ButtonText' },
        '[data-disabled] > &': { borderColor: 'GrayText' },
        '[data-disabled][data-selected] > &::after': { backgroundColor: 'GrayText' },
        '[data-variant="plain"][data-focus-visible] > &': { outlineColor: 'Highlight' },
      },
    },
  },
});

export const words = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

export const label = style({ selectors: { '[data-variant="cards"] &': { fontWeight: font.medium } } });

/** Stays readable if the option is disabled, because it might contain the reason. */
export const description = style({ fontSize: font.small, lineHeight: line.small, color: color.textMuted });

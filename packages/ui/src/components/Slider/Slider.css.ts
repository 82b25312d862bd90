import { focusRing, forcedColors, style, visuallyHidden } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { border, color, font, line, radius, size, space } = vars;

export const slider = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  minInlineSize: 0,
  color: color.text,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: line.body,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[12]}`,
});

export const label = style({ minInlineSize: 0, fontWeight: font.medium, overflowWrap: 'anywhere' });

export const hidden = style(visuallyHidden);

export const valueText = style({
  marginInlineStart: 'auto',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

/** At the end in the page's direction, although the number itself is left to right. */
export const entry = style({ marginInlineStart: 'auto', inlineSize: '4.5rem', textAlign: 'end' });

export const entryInput = style({
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&&': { minBlockSize: size.controlSmall, paddingBlock: 0 } },
});

export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
  fontSize: font.small,
  lineHeight: line.small,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});

export const greatest = style({ textAlign: 'end' });

const thumbSize = '1.125rem';
const half = `calc(${thumbSize} / 2)`;

/** The range of the thumb's center. The target extends half a thumb beyond both ends. */
export const track = style({
  position: 'relative',
  blockSize: size.target,
  marginInline: half,
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInline: `calc(-1 * ${half})`,
    },
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: '50%',
      insetInline: `calc(-1 * ${half})`,
      blockSize: space[4],
      translate: '0 -50%',
      borderRadius: radius.full,
      backgroundColor: color.borderControl,
    },
    '&[data-disabled]': { cursor: 'default' },
    '&[data-disabled]::after': { backgroundColor: color.borderStrong },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&::after': { forcedColorAdjust: 'none', backgroundColor: 'ButtonText' },
        '&[data-disabled]::after': { backgroundColor: 'GrayText' },
      },
    },
  },
});

/** From the start to the thumb; the component sets its size. */
export const fill = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: '50%',
  insetInlineStart: `calc(-1 * ${half})`,
  blockSize: space[4],
  paddingInlineStart: half,
  boxSizing: 'content-box',
  translate: '0 -50%',
  borderRadius: radius.full,
  backgroundColor: color.accent,
  selectors: { '[data-disabled] > &': { backgroundColor: color.borderStrong } },
  '@media': {
    [forcedColors]: {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      selectors: { '[data-disabled] > &': { backgroundColor: 'GrayText' } },
    },
  },
});

export const thumb = style({
  insetBlockStart: '50%',
  zIndex: 2,
  inlineSize: thumbSize,
  blockSize: thumbSize,
  border: `${border.error} solid ${color.accent}`,
  borderRadius: radius.full,
  backgroundColor: color.surface,
  cursor: 'grab',
  selectors: {
    // The target is larger than the visible thumb (WCAG 2.5.8).
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: `calc((${thumbSize} - ${size.target}) / 2 - ${border.error})`,
      insetInline: `calc((${thumbSize} - ${size.target}) / 2 - ${border.error})`,
    },
    '&[data-hovered]': { borderColor: color.accentHover },
    '&[data-dragging]': { borderColor: color.accentPressed, cursor: 'grabbing' },
    '&[data-focus-visible]': focusRing(),
    '&[data-disabled]': { borderColor: color.borderStrong, cursor: 'default' },
    '[data-invalid] &': { borderColor: color.danger },
  },
  '@media': {
    [forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      backgroundColor: 'ButtonFace',
      selectors: {
        '&[data-focus-visible]': { outlineColor: 'Highlight' },
        '&[data-disabled]': { borderColor: 'GrayText' },
      },
    },
  },
});

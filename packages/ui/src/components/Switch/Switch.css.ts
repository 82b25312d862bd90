import { focusRing, forcedColors, style, visuallyHidden } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, motion, size, space } = vars;

const height = '1.25rem';
const width = '2.25rem';
const knob = '1rem';
const gap = `calc((${height} - ${knob}) / 2)`;

export const switchStyle = style({
  // The containing block of the visually hidden text, so that it scrolls with the switch.
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'start',
  gap: space[8],
  minBlockSize: size.target,
  // Centers the track on the first line, with equal space above and below within the click target.
  paddingBlock: `max(0px, (${size.target} - ${vars.line.body}) / 2)`,
  color: color.text,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: vars.line.body,
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { color: color.textDisabled, cursor: 'default' },
    '&[data-busy]': { cursor: 'progress' },
  },
  '@media': { [forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
});

/** Wraps switch and messages. Without messages it has no box of its own. */
export const place = style({ selectors: { '&[data-bare]': { display: 'contents' } } });

/** Aligned with the text, not with the track. */
export const messages = style({
  display: 'grid',
  gap: space[4],
  paddingInlineStart: `calc(${width} + ${space[8]})`,
  fontFamily: font.family,
});

export const track = style({
  position: 'relative',
  flex: 'none',
  inlineSize: width,
  blockSize: height,
  borderRadius: vars.radius.full,
  backgroundColor: color.switchOff,
  transition: `background-color ${motion.color}`,
  selectors: {
    '[data-selected] > &': { backgroundColor: color.accent },
    '[data-selected][data-hovered] > &': { backgroundColor: color.accentHover },
    // Read-only, not just busy: sunken with a border, as in every read-only field.
    '[data-readonly]:not([data-busy]) > &': {
      backgroundColor: color.surfaceSunken,
      boxShadow: `inset 0 0 0 ${vars.border.control} ${color.borderControl}`,
    },
    '[data-disabled] > &': { backgroundColor: color.borderStrong },
    '[data-focus-visible] > &': focusRing(),
  },
  '@media': {
    [forcedColors]: {
      forcedColorAdjust: 'none',
      backgroundColor: 'ButtonFace',
      border: `${vars.border.control} solid ButtonText`,
      selectors: {
        '[data-selected] > &': { backgroundColor: 'Highlight' },
        '[data-readonly]:not([data-busy]) > &': { backgroundColor: 'ButtonFace', boxShadow: 'none' },
        '[data-disabled] > &': { backgroundColor: 'ButtonFace', borderColor: 'GrayText' },
        '[data-focus-visible] > &': { outlineColor: 'Highlight' },
      },
    },
  },
});

export const thumb = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: gap,
  inlineSize: knob,
  blockSize: knob,
  marginBlock: 'auto',
  borderRadius: vars.radius.full,
  backgroundColor: color.surface,
  transition: `inset-inline-start ${motion.color}`,
  selectors: {
    '[data-selected] &': { insetInlineStart: `calc(${width} - ${knob} - ${gap})` },
    '[data-readonly]:not([data-busy]) &': { backgroundColor: color.textMuted, scale: '0.75' },
  },
  '@media': {
    [forcedColors]: {
      backgroundColor: 'ButtonText',
      selectors: {
        '[data-selected] &': { backgroundColor: 'HighlightText' },
        '[data-readonly]:not([data-busy]) &': { backgroundColor: 'ButtonText' },
        '[data-disabled] &': { backgroundColor: 'GrayText' },
      },
    },
  },
});

export const words = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: space[8],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const label = style({ fontWeight: font.medium });

export const word = style({
  selectors: { [`${label} + &`]: { color: color.textMuted }, '[data-disabled] &': { color: 'inherit' } },
});

export const busy = style({ display: 'inline-flex', color: color.textMuted });

export const hidden = style(visuallyHidden);

import { focusRing, forcedColors, style, visuallyHidden } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { border, color, font, size, space } = vars;

const side = '1.125rem';
/** How far the target extends beyond the box on each side. */
const around = `max(0px, (${size.target} - ${side}) / 2)`;

export const checkbox = style({
  display: 'inline-grid',
  gridAutoFlow: 'column',
  justifyContent: 'start',
  alignItems: 'start',
  gap: space[8],
  position: 'relative',
  minInlineSize: size.target,
  minBlockSize: size.target,
  // Extends the target beyond the box, also without a label, while the box itself stays aligned.
  paddingInlineStart: around,
  marginInlineStart: `calc(-1 * ${around})`,
  // Centers the box on the first line of the label, and the target around both.
  paddingBlock: `max(0px, (${size.target} - ${vars.line.body}) / 2)`,
  color: color.text,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: vars.line.body,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: color.textDisabled, cursor: 'default' } },
  '@media': { [forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
});

export const box = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: side,
  blockSize: side,
  marginBlock: `calc((${vars.line.body} - ${side}) / 2)`,
  border: `${border.control} solid ${color.borderControl}`,
  borderRadius: vars.radius.mark,
  backgroundColor: color.surface,
  color: color.onAccent,
  transition: `background-color ${vars.motion.color}`,
  selectors: {
    '[data-hovered] > &': { backgroundColor: color.surfaceHover },
    '[data-pressed] > &': { backgroundColor: color.surfacePressed },
    '[data-readonly] > &': { backgroundColor: color.surfaceSunken },
    '[data-invalid] > &': { borderWidth: border.error, borderColor: color.danger },
    ':is([data-selected], [data-indeterminate]) > &': {
      backgroundColor: color.accent,
      borderColor: color.accent,
    },
    ':is([data-selected], [data-indeterminate])[data-hovered] > &': {
      backgroundColor: color.accentHover,
      borderColor: color.accentHover,
    },
    // Like every read-only field: sunken, with a border, and the mark in the text color instead of the accent.
    ':is([data-selected], [data-indeterminate])[data-readonly] > &': {
      backgroundColor: color.surfaceSunken,
      borderColor: color.borderControl,
      color: color.text,
    },
    '[data-disabled] > &': { backgroundColor: color.surfaceSunken, borderColor: color.borderStrong },
    ':is([data-selected], [data-indeterminate])[data-disabled] > &': {
      backgroundColor: color.surfaceSunken,
      borderColor: color.borderStrong,
      color: color.textDisabled,
    },
    '[data-focus-visible] > &': focusRing(),
  },
  '@media': {
    [forcedColors]: {
      borderColor: 'ButtonText',
      color: 'ButtonText',
      selectors: {
        '[data-focus-visible] > &': { outlineColor: 'Highlight' },
        '[data-disabled] > &': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});

/** Wraps the checkbox and its messages. Without messages, it doesn't affect the layout. */
export const place = style({ selectors: { '&[data-bare]': { display: 'contents' } } });

/** Aligned with the label, not with the box. */
export const messages = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  paddingInlineStart: `calc(${side} + ${space[8]})`,
  fontFamily: font.family,
});

export const hidden = style(visuallyHidden);

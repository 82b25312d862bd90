import { coarsePointer, focusRing, forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, size, font } = vars;

const button = style({
  display: 'inline-grid',
  gridAutoFlow: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minBlockSize: size.control,
  paddingInline: `calc(${space[16]} - ${vars.border.control})`,
  paddingBlock: space[6],
  border: `${vars.border.control} solid transparent`,
  borderRadius: vars.radius.control,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: vars.line.body,
  fontWeight: font.medium,
  textDecoration: 'none',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.color}`,
  selectors: {
    '&[data-focus-visible]': focusRing(),
    '&[data-disabled]': {
      backgroundColor: color.surfaceSunken,
      borderColor: color.hairline,
      color: color.textDisabled,
      cursor: 'default',
    },
    '&[data-pending]': { cursor: 'progress' },
    '&[data-size="small"]': { minBlockSize: size.controlSmall, paddingInline: space[12] },
    '&[data-size="row"]': { minBlockSize: size.controlRow, paddingInline: space[12], paddingBlock: space[2] },
  },
  '@media': {
    [forcedColors]: {
      borderColor: 'ButtonText',
      selectors: {
        '&[data-focus-visible]': { outlineColor: 'Highlight' },
        '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
    [coarsePointer]: { paddingInline: space[20] },
  },
});

const variant = (rest: [background: string, text: string, border: string], over: string, down: string) =>
  `${button} ${style({
    selectors: {
      '&:not([data-disabled])': { backgroundColor: rest[0], color: rest[1], borderColor: rest[2] },
      '&[data-hovered]': { backgroundColor: over },
      '&[data-pressed]': { backgroundColor: down },
    },
  })}`;

/** The class names of each button variant, for anything that looks like a button. */
export const variants = {
  primary: variant([color.accent, color.onAccent, 'transparent'], color.accentHover, color.accentPressed),
  outline: variant(
    [color.surface, color.text, color.borderControl],
    color.surfaceHover,
    color.surfacePressed,
  ),
  quiet: variant(['transparent', color.textMuted, 'transparent'], color.surfaceHover, color.surfacePressed),
  danger: variant([color.danger, color.onDanger, 'transparent'], color.dangerHover, color.dangerHover),
  dangerOutline: variant(
    [color.surface, color.dangerText, color.dangerBorder],
    color.dangerSoft,
    color.dangerSoft,
  ),
};

/** Both labels share one grid cell, so that the width never changes. */
export const stack = style({ display: 'inline-grid', justifyItems: 'center', alignItems: 'center' });

export const face = style({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  selectors: { '&[data-away]': { visibility: 'hidden' } },
});

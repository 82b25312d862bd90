import { focusRing, forcedColors, style, visuallyHidden } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { border, color, font, line, size, space } = vars;

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  minInlineSize: 0,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: line.body,
});

export const label = style({
  alignSelf: 'start',
  fontWeight: font.medium,
  color: color.text,
  overflowWrap: 'anywhere',
});

export const mark = style({ fontWeight: font.regular, color: color.textMuted });

export const hidden = style(visuallyHidden);

export const hint = style({
  margin: 0,
  maxInlineSize: '64ch',
  fontSize: font.small,
  lineHeight: line.small,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});

export const error = style({
  display: 'flex',
  gap: space[6],
  margin: 0,
  fontSize: font.small,
  lineHeight: line.small,
  color: color.dangerText,
  overflowWrap: 'anywhere',
});

const focused = '&:is(input, textarea):focus-within, &:focus-visible';

/**
 * The control of a field: input, textarea or select. React Aria's controls have `data-*` states, native ones have
 * pseudo-classes.
 */
export const control = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: size.control,
  margin: 0,
  paddingBlock: `calc(${space[8]} - ${border.control})`,
  paddingInline: `calc(${space[12]} - ${border.control})`,
  border: `${border.control} solid ${color.borderControl}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.surface,
  color: color.text,
  fontFamily: font.family,
  fontSize: font.field,
  lineHeight: line.body,
  // Aligns left-to-right numbers with the label in right-to-left pages.
  textAlign: ['-webkit-match-parent', 'match-parent'],
  transition: `background-color ${vars.motion.color}`,
  selectors: {
    '&::placeholder': { color: color.textSubtle, opacity: 1 },
    // The wider border grows inwards, so that nothing moves when an error appears.
    '[data-invalid] &': {
      borderWidth: border.error,
      borderColor: color.danger,
      paddingBlock: `calc(${space[8]} - ${border.error})`,
      paddingInline: `calc(${space[12]} - ${border.error})`,
    },
    '&:read-only:not(select, button)': { backgroundColor: color.surfaceSunken },
    '&:disabled': {
      borderColor: color.hairline,
      backgroundColor: color.surfaceSunken,
      color: color.textDisabled,
      opacity: 1,
    },
    // Text fields also show the ring after a click, and date fields while one of their parts has focus.
    [focused]: focusRing('1px'),
  },
  '@media': {
    [forcedColors]: {
      borderColor: 'FieldText',
      selectors: {
        '&:disabled': { borderColor: 'GrayText', color: 'GrayText' },
        [focused]: { outlineColor: 'Highlight' },
      },
    },
  },
});

/** Wraps a control that has an icon at its start or end. */
export const controlShell = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minInlineSize: 0,
  color: color.textMuted,
});

import { focusRing, forcedColors, style, visuallyHidden } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font, border, radius } = vars;

const edge = `${border.control} solid ${color.borderControl}`;

export const group = style({ display: 'inline-flex', maxInlineSize: '100%', isolation: 'isolate' });

export const segment = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.control,
  // Rounded corners also cut the line below the selected segment.
  overflow: 'clip',
  paddingInline: space[12],
  paddingBlock: space[6],
  border: edge,
  backgroundColor: color.surface,
  color: color.textMuted,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: vars.line.body,
  fontWeight: font.medium,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.color}`,
  selectors: {
    '& + &': { borderInlineStartWidth: 0 },
    '&:first-of-type': { borderStartStartRadius: radius.control, borderEndStartRadius: radius.control },
    '&:last-of-type': { borderStartEndRadius: radius.control, borderEndEndRadius: radius.control },
    '&:hover': { backgroundColor: color.surfaceHover },
    '&:active': { backgroundColor: color.surfacePressed },
    '&[data-selected]': { backgroundColor: color.surfaceSelected, color: color.accentText },
    // A line below the selected segment is a second indicator in addition to the color.
    '&[data-selected]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      borderBlockEnd: `2px solid ${color.accent}`,
    },
    '&:has(:focus-visible)': { ...focusRing(), zIndex: 1, borderRadius: radius.control },
    '&[data-disabled]': {
      backgroundColor: color.surfaceSunken,
      borderColor: color.hairline,
      color: color.textDisabled,
      cursor: 'default',
    },
    '&[data-disabled][data-selected]::after': { borderBlockEndColor: color.textDisabled },
  },
  '@media': {
    [forcedColors]: {
      borderColor: 'ButtonText',
      selectors: {
        '&[data-selected]': { color: 'Highlight' },
        '&[data-selected]::after': { borderBlockEndColor: 'Highlight', borderBlockEndWidth: '4px' },
        '&:has(:focus-visible)': { outlineColor: 'Highlight' },
        '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
        '&[data-disabled][data-selected]::after': { borderBlockEndColor: 'GrayText' },
      },
    },
  },
});

export const radio = style(visuallyHidden);

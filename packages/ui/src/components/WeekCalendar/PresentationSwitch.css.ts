import { focusRing, forcedColors, style, visuallyHidden } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { border, color, font, radius, size, space } = vars;

export const switchGroup = style({ display: 'inline-flex', maxInlineSize: '100%', isolation: 'isolate' });

export const segment = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minInlineSize: 0,
  minBlockSize: size.control,
  paddingInline: space[12],
  paddingBlock: space[6],
  border: `${border.control} solid ${color.borderControl}`,
  backgroundColor: color.surface,
  color: color.textMuted,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: vars.line.body,
  fontWeight: font.medium,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '& + &': { borderInlineStartWidth: 0 },
    '&:first-of-type': { borderStartStartRadius: radius.control, borderEndStartRadius: radius.control },
    '&:last-of-type': { borderStartEndRadius: radius.control, borderEndEndRadius: radius.control },
    '&:hover': { backgroundColor: color.surfaceHover },
    '&:has(:checked)': { backgroundColor: color.surfaceSelected, color: color.accentText },
    // The second mark beside the colour: a line below the chosen one.
    '&:has(:checked)::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      borderBlockEnd: `2px solid ${color.accent}`,
      borderEndStartRadius: 'inherit',
      borderEndEndRadius: 'inherit',
    },
    '&:has(:focus-visible)': { ...focusRing(), zIndex: 1, borderRadius: radius.control },
  },
  '@media': {
    [forcedColors]: {
      borderColor: 'ButtonText',
      selectors: {
        '&:has(:checked)': { color: 'Highlight' },
        '&:has(:checked)::after': { borderBlockEndColor: 'Highlight', borderBlockEndWidth: '4px' },
        '&:has(:focus-visible)': { outlineColor: 'Highlight' },
      },
    },
  },
});

export const radio = style(visuallyHidden);

import { focusRing, forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { border, color, font, line, size, space } = vars;

/** Below this container width, the page numbers are hidden. */
const narrow = '(inline-size < 36rem)';

export const pagination = style({
  containerType: 'inline-size',
  inlineSize: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minInlineSize: 0,
  color: color.textMuted,
  fontFamily: font.family,
  fontSize: font.small,
  lineHeight: line.small,
});

export const status = style({ margin: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });

export const controls = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] });

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const inside = (rule: string) => ({ '@container': { [narrow]: { display: rule } } });

export const number = style(inside('none'));

export const gap = style({ minInlineSize: size.controlSmall, textAlign: 'center', ...inside('none') });

export const pageButton = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: size.controlSmall,
  minBlockSize: size.controlSmall,
  paddingBlock: 0,
  paddingInline: space[4],
  border: `${border.control} solid transparent`,
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: color.textMuted,
  fontFamily: font.family,
  fontSize: font.body,
  lineHeight: line.body,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.color}`,
  selectors: {
    '&[data-hovered]': { backgroundColor: color.surfaceHover, color: color.text },
    '&[data-pressed]': { backgroundColor: color.surfacePressed, color: color.text },
    // The border is a second indicator, because color alone isn't enough (WCAG 1.4.1).
    '&[aria-current]': {
      borderColor: color.accent,
      backgroundColor: color.surfaceSelected,
      color: color.accentText,
      fontWeight: font.medium,
    },
    '&[data-disabled]': { backgroundColor: 'transparent', color: color.textDisabled, cursor: 'default' },
    '&[data-focus-visible]': focusRing(),
  },
  '@media': {
    [forcedColors]: {
      borderColor: 'ButtonText',
      color: 'ButtonText',
      selectors: {
        '&[aria-current]': { borderColor: 'Highlight', borderWidth: border.error },
        '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
        '&[data-focus-visible]': { outlineColor: 'Highlight' },
      },
    },
  },
});

import { forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font, size } = vars;

export const filter = style({
  flex: 'none',
  padding: space[12],
  paddingBlockStart: 0,
  // Its ring is not cut off.
  paddingBlockEnd: space[8],
  '@container': { 'console-sidebar (max-width: 8rem)': { display: 'none' } },
});

export const filterInput = style({
  appearance: 'none',
  selectors: {
    '&&': {
      minBlockSize: size.controlSmall,
      paddingInlineStart: `calc(${space[8]} + ${size.icon} + ${space[8]})`,
    },
  },
});

export const filterIcon = style({
  position: 'absolute',
  insetInlineStart: space[8],
  display: 'flex',
  color: color.textSubtle,
  pointerEvents: 'none',
  '@media': { [forcedColors]: { color: 'FieldText' } },
});

export const nothing = style({
  margin: 0,
  paddingBlockStart: space[8],
  paddingInline: space[8],
  color: color.textMuted,
  fontSize: font.small,
  lineHeight: vars.line.small,
});

import { coarsePointer, focusRing, forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font } = vars;

/** Keeps its height when there are no chips. */
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[6],
  minBlockSize: vars.size.controlRow,
  marginBlockStart: space[12],
});

export const chip = style({
  position: 'relative',
  minBlockSize: vars.size.controlRow,
  paddingInline: space[8],
  paddingBlock: space[2],
  border: `${vars.border.control} solid ${color.borderControl}`,
  borderRadius: vars.radius.full,
  backgroundColor: 'transparent',
  color: color.textMuted,
  fontFamily: font.family,
  fontSize: font.caption,
  lineHeight: vars.line.caption,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.color}`,
  selectors: {
    '&[data-hovered]': { backgroundColor: color.surfaceHover },
    '&[data-pressed]': { backgroundColor: color.surfacePressed },
    '&[data-focus-visible]': focusRing(),
  },
  '@media': {
    [forcedColors]: {
      borderColor: 'ButtonText',
      selectors: { '&[data-focus-visible]': { outlineColor: 'Highlight' } },
    },
    [coarsePointer]: { paddingInline: space[16], fontSize: font.small },
  },
});

export const chipValue = style({
  marginInline: space[4],
  color: color.text,
  fontWeight: font.medium,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [forcedColors]: { color: 'inherit' } },
});

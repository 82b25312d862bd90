import { focusRing, forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { stacked } from './layout.ts';

const { border, color, size, space } = vars;

const side = '1.125rem';

export const check = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.target,
  blockSize: size.target,
});

/** Over the whole target, unseen: the box below shows its state. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'default' } },
});

export const box = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: side,
  blockSize: side,
  border: `${border.control} solid ${color.borderControl}`,
  borderRadius: vars.radius.mark,
  backgroundColor: color.surface,
  color: color.onAccent,
  transition: `background-color ${vars.motion.color}`,
  selectors: {
    ':hover > &': { backgroundColor: color.surfaceHover },
    ':is(:checked, :indeterminate) + &': { backgroundColor: color.accent, borderColor: color.accent },
    ':is(:checked, :indeterminate):hover + &': {
      backgroundColor: color.accentHover,
      borderColor: color.accentHover,
    },
    ':focus-visible + &': focusRing(),
    ':disabled + &': { backgroundColor: color.surfaceSunken, borderColor: color.borderStrong },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    [forcedColors]: {
      borderColor: 'ButtonText',
      color: 'ButtonText',
      selectors: {
        ':focus-visible + &': { outlineColor: 'Highlight' },
        ':disabled + &': { borderColor: 'GrayText' },
      },
    },
  },
});

/** The column of boxes; stacked, a box stands at the start of the row's name. */
export const checkCell = style({
  inlineSize: `calc(${size.target} + ${space[16]})`,
  textAlign: 'start',
  selectors: { '&&': { paddingBlock: 0, paddingInline: space[8] } },
  ...stacked({ inlineSize: 'auto', selectors: { '&&': { paddingBlock: space[8] } } }),
});

export const rowCheck = style(
  stacked({
    selectors: {
      '&&': {
        display: 'block',
        position: 'absolute',
        gridColumn: 'auto',
        padding: 0,
        insetBlockStart: space[8],
        insetInlineStart: space[8],
      },
    },
  }),
);

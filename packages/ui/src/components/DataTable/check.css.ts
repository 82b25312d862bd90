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

/** A box is as far from the edge whether its target is as large as a finger or not. */
const beside = `calc((${side} - ${size.target}) / 2)`;

/** The column of boxes; stacked, a box stands at the start of the row's name. */
export const checkCell = style({
  inlineSize: `calc(${size.target} + ${space[16]})`,
  textAlign: 'start',
  selectors: { '&&': { paddingBlock: 0, paddingInline: space[8] } },
  ...stacked({ inlineSize: 'auto', marginInlineStart: beside }),
});

export const rowCheck = style(
  stacked({
    selectors: {
      '&&': {
        // In the middle of the line of the name.
        display: 'grid',
        placeItems: 'center',
        position: 'absolute',
        gridArea: '1 / auto / 2',
        padding: 0,
        insetBlock: 0,
        insetInlineStart: space[8],
      },
    },
  }),
);

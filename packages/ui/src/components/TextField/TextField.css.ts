import { createVar, fallbackVar } from '@vanilla-extract/css';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

const place = { position: 'absolute', display: 'flex', alignItems: 'center' } as const;

export const startIcon = style({ ...place, insetInlineStart: space[12], pointerEvents: 'none' });

export const endIcon = style({ ...place, insetInlineEnd: space[4], color: color.textMuted });

const startRoom = createVar();
const endRoom = createVar();
const start = fallbackVar(startRoom, space[12]);
const end = fallbackVar(endRoom, space[12]);

/** Icon and end follow the page's direction, also where the text has a different direction. */
export const withRoom = style({
  selectors: {
    '&&': { paddingInlineStart: start, paddingInlineEnd: end },
    ':dir(rtl) > &&[dir="ltr"], :dir(ltr) > &&[dir="rtl"]': {
      paddingInlineStart: end,
      paddingInlineEnd: start,
    },
  },
});

/**
 * Without an icon. In a grid, its size doesn't depend on its text, so that typing lays out only the field and not the
 * whole table. The intrinsic size is that of an `<input>`.
 */
export const alone = style({
  display: 'block',
  selectors: {
    '[role="gridcell"] &': {
      contain: 'size layout',
      containIntrinsicInlineSize: '20ch',
      containIntrinsicBlockSize: '1lh',
    },
  },
});

export const withStartIcon = style({
  vars: { [startRoom]: `calc(${space[12]} + ${vars.size.icon} + ${space[8]})` },
});

export const withEndIcon = style({ vars: { [endRoom]: `calc(${space[8]} + ${vars.size.controlRow})` } });

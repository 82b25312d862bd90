import { forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size, space } = vars;

/** As wide as the longest option. */
export const fitted = style({ alignSelf: 'start', inlineSize: 'fit-content', maxInlineSize: '100%' });

export const select = style({
  appearance: 'none',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  selectors: {
    '&&': { paddingInlineEnd: `calc(${space[12]} + ${size.icon} + ${space[8]})` },
    '&:has(> [data-placeholder]:checked):enabled': { color: color.textSubtle },
    '&:hover:enabled': { backgroundColor: color.surfaceHover },
    '&:disabled': { cursor: 'default' },
    '&&[data-size="small"]': { minBlockSize: size.controlSmall, paddingBlock: space[4] },
  },
});

/** Options inherit their color from the field, which is pale while it shows the placeholder. */
export const option = style({ color: color.text });

export const withIcon = style({
  selectors: { '&&': { paddingInlineStart: `calc(${space[12]} + ${size.icon} + ${space[8]})` } },
});

const place = { position: 'absolute', pointerEvents: 'none', color: color.textMuted } as const;

export const icon = style({
  ...place,
  insetInlineStart: space[12],
  selectors: { ':has(> select:disabled) > &': { color: color.textDisabled } },
  '@media': {
    [forcedColors]: {
      color: 'FieldText',
      selectors: { ':has(> select:disabled) > &': { color: 'GrayText' } },
    },
  },
});

export const chevron = style({
  ...place,
  insetInlineEnd: space[12],
  selectors: { 'select:disabled + &': { color: color.textDisabled } },
  '@media': {
    [forcedColors]: { color: 'FieldText', selectors: { 'select:disabled + &': { color: 'GrayText' } } },
  },
});

import { menuOption, menuOptionStates, menuSurface } from '../../theme/menu.css.ts';
import { coarsePointer, forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { border, color, font, line, space } = vars;

/** Elevation level 1. The edge marks it; the shadow only helps. */
export const popover = style({
  display: 'flex',
  minInlineSize: 'min(12rem, 100vi - 1rem)',
  maxInlineSize: 'min(20rem, 100vi - 1rem)',
  ...menuSurface,
});

export const list = style({
  flex: 1,
  minInlineSize: 0,
  maxBlockSize: 'inherit',
  overflow: 'auto',
  padding: space[4],
  outline: 'none',
});

/** A full-width divider with equal space above and below. */
const divided = {
  marginBlockStart: space[4],
  borderBlockStart: `${border.hairline} solid ${color.hairline}`,
  paddingBlockStart: space[4],
} as const;

export const section = style({ selectors: { '* + &': divided } });

export const heading = style({
  paddingBlock: space[4],
  paddingInline: space[8],
  color: color.textMuted,
  fontFamily: font.family,
  fontSize: font.caption,
  fontWeight: font.medium,
  lineHeight: line.caption,
  overflowWrap: 'anywhere',
});

export const item = style({
  ...menuOption,
  position: 'relative',
  textDecoration: 'none',
  selectors: {
    ...menuOptionStates,
    '&[data-danger]': { color: color.dangerText },
    '&[data-danger]:is([data-hovered], [data-focused], [data-pressed])': {
      backgroundColor: color.dangerSoft,
    },
    // A divider in the gap above, which keeps fingers away from the destructive item.
    ':not([data-danger]) + &[data-danger]': { marginBlockStart: `calc(${space[8]} + ${border.hairline})` },
    ':not([data-danger]) + &[data-danger]::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: `calc(-1 * (${space[4]} + ${border.hairline}))`,
      insetInline: 0,
      borderBlockStart: `${border.hairline} solid ${color.hairline}`,
    },
    '&[data-unavailable]': { color: color.textDisabled, cursor: 'default' },
    '&[data-unavailable]:is([data-hovered], [data-pressed])': { backgroundColor: 'transparent' },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-unavailable]': { color: 'GrayText' },
        '&[data-focus-visible]': { outlineColor: 'Highlight' },
      },
    },
    [coarsePointer]: { paddingBlock: space[12] },
  },
});

export const icon = style({ display: 'grid', alignItems: 'center', blockSize: line.body });

export const words = style({ display: 'grid', flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

/** The reason stays readable although the item itself is faint. */
export const note = style({ fontSize: font.small, lineHeight: line.small, color: color.textMuted });

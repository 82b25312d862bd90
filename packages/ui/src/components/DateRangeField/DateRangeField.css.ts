import { forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, radius } = vars;

/** The first date takes no more room than it needs, so that the second one follows it. */
export const startDate = style({ selectors: { '&&': { flexGrow: 0 } } });

export const dash = style({ color: color.textMuted });

/** The days between the ends are a band; the ends look like the selected day of a `DateField`. */
export const rangeDay = style({
  selectors: {
    '&&[data-selected]:not([data-selection-start], [data-selection-end])': {
      inlineSize: '100%',
      borderRadius: 0,
      backgroundColor: color.accentSoft,
      color: color.text,
      fontWeight: 'inherit',
      boxShadow: 'none',
    },
    '&&[data-selection-start]': { borderRadius: radius.control },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&&[data-selected]:not([data-selection-start], [data-selection-end])': {
          forcedColorAdjust: 'auto',
          border: 0,
          borderBlock: '1px solid Highlight',
        },
      },
    },
  },
});

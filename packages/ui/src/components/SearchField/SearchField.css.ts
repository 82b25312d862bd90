import { coarsePointer, forcedColors, insideButton, insideButtonStates, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { size, space } = vars;

export const input = style({
  // Otherwise Safari renders its native search field.
  appearance: 'none',
  selectors: {
    '&&': {
      paddingInlineStart: `calc(${space[12]} + ${size.icon} + ${space[8]})`,
      paddingInlineEnd: `calc(${space[8]} + ${size.controlRow})`,
    },
    // The browser's own clear button doesn't have an accessible name.
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
  },
});

export const icon = style({
  position: 'absolute',
  insetInlineStart: space[12],
  display: 'flex',
  pointerEvents: 'none',
  '@media': { [forcedColors]: { color: 'FieldText' } },
});

/** Only visible if the field isn't empty. */
export const clear = style({
  position: 'absolute',
  insetInlineEnd: space[4],
  ...insideButton,
  selectors: {
    ...insideButtonStates,
    '[data-empty] &, [data-disabled] &, [data-readonly] &': { display: 'none' },
  },
  '@media': {
    [forcedColors]: { color: 'ButtonText' },
    [coarsePointer]: { insetInlineEnd: 0 },
  },
});

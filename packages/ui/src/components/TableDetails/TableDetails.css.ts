import { coarsePointer, focusRing, forcedColors, globalStyle, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { border, color, size, space } = vars;

/** The rows of `DataTable` are stacked. */
const stacked = 'console-table (max-width: 35.99rem)';

/** The width of the column with the buttons, also with touch. */
const side = size.controlRow;

export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: side,
  blockSize: side,
  padding: 0,
  border: `${border.control} solid transparent`,
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { backgroundColor: color.surfacePressed, color: color.text },
    '&[data-focus-visible]': focusRing(),
  },
  '@media': {
    [forcedColors]: {
      borderColor: 'ButtonText',
      color: 'ButtonText',
      selectors: { '&[data-focus-visible]': { outlineColor: 'Highlight' } },
    },
    [coarsePointer]: { inlineSize: size.controlRow, blockSize: size.controlRow },
  },
});

export const line = style({ '@container': { [stacked]: { display: 'block' } } });

export const details = style({
  paddingBlock: `${space[4]} ${space[16]}`,
  // Below the text of the row header.
  paddingInline: `calc(${side} + ${space[16]}) 0`,
  borderBlockEnd: `${border.hairline} solid ${color.hairline}`,
  color: color.text,
  textAlign: 'start',
  overflowWrap: 'break-word',
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  '@container': { [stacked]: { display: 'block', paddingBlockStart: 0, paddingInline: 0 } },
});

// The line is below the details instead.
globalStyle(`tr:has(+ ${line}), tr:has(+ ${line}) > *`, { borderBlockEnd: 0 });

import {
  focusRing,
  forcedColors,
  globalStyle,
  insideButton,
  insideButtonStates,
  style,
} from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { border, color, size, space } = vars;

/** The rows of `DataTable` are stacked. */
const stacked = 'console-table (max-width: 35.99rem)';

/** The width of the column with the buttons. */
const side = `calc(${size.controlRow} + ${space[16]})`;

/** The width of the column with the checkboxes. */
const checks = `calc(${size.target} + ${space[16]})`;

export const toggle = style({
  ...insideButton,
  border: `${border.control} solid transparent`,
  selectors: { ...insideButtonStates, '&[data-focus-visible]': focusRing() },
  '@media': {
    [forcedColors]: {
      borderColor: 'ButtonText',
      color: 'ButtonText',
      selectors: { '&[data-focus-visible]': { outlineColor: 'Highlight' } },
    },
  },
});

export const line = style({ '@container': { [stacked]: { display: 'block' } } });

export const details = style({
  paddingBlock: `${space[4]} ${space[16]}`,
  // Below the text of the row header.
  paddingInline: `${side} 0`,
  borderBlockEnd: `${border.hairline} solid ${color.hairline}`,
  color: color.text,
  textAlign: 'start',
  overflowWrap: 'break-word',
  selectors: { '&[data-selectable]': { paddingInlineStart: `calc(${checks} + ${side})` } },
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  '@container': {
    [stacked]: {
      display: 'block',
      paddingBlockStart: 0,
      paddingInline: 0,
      selectors: { '&[data-selectable]': { paddingInlineStart: space[40] } },
    },
  },
});

// The line is below the details instead.
globalStyle(`tr:has(+ ${line}), tr:has(+ ${line}) > *`, { borderBlockEnd: 0 });

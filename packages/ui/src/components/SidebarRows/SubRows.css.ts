import { forcedColors, style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { hiddenAttribute, inRail, rowRule } from './rowRule.ts';

const { color, space, size, font, border } = vars;

export const subList = style({
  margin: 0,
  // The line stands under the middle of the icon above it.
  marginInlineStart: `calc(${space[16]} - ${border.hairline})`,
  padding: 0,
  paddingInlineStart: space[12],
  borderInlineStart: `${border.hairline} solid ${color.borderStrong}`,
  listStyle: 'none',
  ...hiddenAttribute,
  ...inRail({ display: 'none' }),
});

export const subRow = style({
  ...rowRule,
  gap: space[8],
  minBlockSize: size.controlRow,
  paddingInline: space[6],
  paddingBlock: space[2],
  fontSize: font.small,
  lineHeight: vars.line.small,
});

/** Filled or empty, so that the colour is not alone. */
export const dot = style({
  flex: 'none',
  inlineSize: space[8],
  blockSize: space[8],
  border: `1.5px solid ${color.borderControl}`,
  borderRadius: vars.radius.full,
  selectors: { '&[data-on]': { borderColor: color.successText, backgroundColor: color.successText } },
  '@media': {
    [forcedColors]: {
      borderColor: 'LinkText',
      selectors: { '&[data-on]': { borderColor: 'LinkText', backgroundColor: 'LinkText' } },
    },
  },
});

import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { turn } from './Turn.css.ts';

const { color, space, font, line } = vars;

/** Where there is a mouse they come with it, and with the focus. */
export const actions = style({
  gridColumn: '-2',
  gridRow: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  columnGap: space[8],
  color: color.textMuted,
  fontSize: font.caption,
  lineHeight: line.caption,
  // Beside each other they would leave a name no room. By the window: in a container of sizes, thousands of turns that
  // are not laid out until they are near would all be laid out again and again.
  '@media': { '(max-width: 36rem)': { gridColumn: '-3 / -1', gridRow: 3, justifyContent: 'start' } },
});

export const linkedWord = style({ paddingBlock: space[2] });

export const action = style({
  color: color.textMuted,
  fontSize: font.caption,
  lineHeight: line.caption,
  '@media': {
    '(hover: hover)': { selectors: { [`${turn}:not(:hover, :focus-within) &`]: { opacity: 0 } } },
  },
});

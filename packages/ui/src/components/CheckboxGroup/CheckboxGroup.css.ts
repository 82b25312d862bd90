import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const { space } = vars;

export const list = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[4],
  selectors: {
    '&[data-orientation="horizontal"]': { display: 'flex', flexWrap: 'wrap', columnGap: space[24] },
  },
});

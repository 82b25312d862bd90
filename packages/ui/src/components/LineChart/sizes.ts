/** Height of the plot; fixed, so that a chart of any width stands on the same line as its neighbours. */
export const plotHeight = '7.5rem';

/** A chart narrower than this puts the comparison under the total and drops the labels at the ends of lines. */
export const narrow = '(inline-size < 20rem)';

/** In print and in forced colours every line has its dash. */
export const withoutColor = 'print, (forced-colors: active)';

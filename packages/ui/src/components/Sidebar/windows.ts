/** Windows narrower than this have a drawer. There are only a few values, because the styles contain each of them. */
export type DrawerBreakpoint = '40rem' | '48rem' | '64rem';

export const drawerLimits = ['40rem', '48rem', '64rem'] as const satisfies readonly DrawerBreakpoint[];

export const below = (limit: DrawerBreakpoint) => `(width < ${limit})`;

export const from = (limit: DrawerBreakpoint) => `(width >= ${limit})`;

/** Windows with space for labels next to the page. `rem` follows the text size in the browser's settings. */
export const isWide = '(width >= 75rem)';

export const isNotWide = '(width < 75rem)';

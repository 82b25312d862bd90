/** Windows narrower than this have a drawer. The values are few, since the styles contain each for the first frame. */
export type DrawerBreakpoint = '40rem' | '48rem' | '64rem';

export const drawerLimits = ['40rem', '48rem', '64rem'] as const satisfies readonly DrawerBreakpoint[];

export const below = (limit: DrawerBreakpoint) => `(width < ${limit})`;

export const from = (limit: DrawerBreakpoint) => `(width >= ${limit})`;

/** With space for labels next to the page. Both follow the text size in the browser's settings. */
export const isWide = '(width >= 75rem)';

export const isNotWide = '(width < 75rem)';

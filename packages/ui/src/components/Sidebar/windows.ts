/** Windows narrower than this have a drawer. Few enough to be written in the styles, which draw the first frame. */
export type DrawerBelow = '40rem' | '48rem' | '64rem';

export const drawerLimits = ['40rem', '48rem', '64rem'] as const satisfies readonly DrawerBelow[];

export const below = (limit: DrawerBelow) => `(width < ${limit})`;

export const from = (limit: DrawerBelow) => `(width >= ${limit})`;

/** With room for words beside the page. Both follow the size of text in the browser's settings. */
export const isWide = '(width >= 75rem)';

export const isNotWide = '(width < 75rem)';

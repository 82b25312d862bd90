/** Not even the words could be loaded: `first-paint.js`, which hears of every error while nothing stands, says so. */
export const startFailed = (error: unknown) => reportError(error);

/** Not even the words could be loaded: `first-paint.js`, which hears of every error while nothing stands, says so. */
export function startFailed(error: unknown) {
  console.error(error);
  dispatchEvent(new Event('error'));
}

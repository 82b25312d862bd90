/** If not even the messages could be loaded: while the page is empty, `first-paint.js` shows a message on `error`. */
export function startFailed(error: unknown) {
  console.error(error);
  dispatchEvent(new Event('error'));
}

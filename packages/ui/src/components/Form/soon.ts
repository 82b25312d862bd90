/** What may lead away from a form. */
const acts = ['keydown', 'pointerdown'] as const;

/**
 * Does something once, soon after it was last asked for, but before whatever the person does next: Escape right after a
 * letter must find the form edited, however busy the page is.
 */
export function soon(task: () => void) {
  let waiting: ReturnType<typeof setTimeout>;
  const stop = () => {
    clearTimeout(waiting);
    for (const act of acts) window.removeEventListener(act, doIt, true);
  };
  const doIt = () => {
    stop();
    task();
  };
  const ask = () => {
    stop();
    waiting = setTimeout(doIt);
    for (const act of acts) window.addEventListener(act, doIt, true);
  };
  return { ask, stop };
}

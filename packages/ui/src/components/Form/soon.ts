/** What may lead away from a form, or ends a press. */
const acts = ['keydown', 'keyup', 'pointerup', 'pointercancel', 'click'] as const;

/** How often it is looked whether a press is over whose end nobody heard, in milliseconds. */
const again = 50;

/** A pointer is down, or a key that presses. */
export const isPressed = () => document.documentElement.matches(':active');

/**
 * Does something once, soon after it was last asked for, but before whatever the person does next: Escape right after a
 * letter must find the form edited, however busy the page is. While something is pressed it waits for the end of the
 * press: a message that goes away meanwhile would move what is pressed from under the pointer, and the press be lost.
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
  const tryIt = () => {
    if (isPressed()) waiting = setTimeout(tryIt, again);
    else doIt();
  };
  const ask = () => {
    stop();
    waiting = setTimeout(tryIt);
    for (const act of acts) window.addEventListener(act, doIt, true);
  };
  return { ask, stop };
}

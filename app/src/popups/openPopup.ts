/** Opens a small window; `null` when the browser blocks it. Call it while a press is handled, or it will. */
export function openPopup(address: string, name: string, width: number, height: number): Window | null {
  const left = window.screenX + Math.max(0, (window.outerWidth - width) / 2);
  const top = window.screenY + Math.max(0, (window.outerHeight - height) / 2);
  const place = `left=${Math.round(left)},top=${Math.round(top)}`;
  return window.open(address, name, `popup,width=${width},height=${height},${place}`);
}

/** Calls `onClosed` once the window is gone, a moment later, so that its last word arrives first. */
export function whenClosed(popup: Window, onClosed: () => void) {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const watching = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(watching);
    waiting = setTimeout(onClosed, 500);
  }, 300);
  return () => {
    clearInterval(watching);
    clearTimeout(waiting);
  };
}

/** Opens a small window. Call it in a press handler; otherwise the browser blocks it. `null` if it is blocked. */
export function openPopup(address: string, name: string, width: number, height: number): Window | null {
  const left = window.screenX + Math.max(0, (window.outerWidth - width) / 2);
  const top = window.screenY + Math.max(0, (window.outerHeight - height) / 2);
  const place = `left=${Math.round(left)},top=${Math.round(top)}`;
  return window.open(address, name, `popup,width=${width},height=${height},${place}`);
}

/** Calls `onClosed` shortly after the window has closed, so that its last message arrives first. Returns a cleanup. */
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

/** Texts of the element's `aria-describedby`, in reading order. */
export function described(element: Element | null | undefined) {
  return (element?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);
}

/** The texts that describe an element, in the order they are read. */
export function described(element: Element | null | undefined) {
  return (element?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);
}

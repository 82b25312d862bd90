/** What a row is called, without what stands below it. */
const nameOf = (row: Element) => row.querySelector(':scope > :is(a, button) [data-name]')?.textContent ?? '';

/** Without case, accents and points, so that Café is found by cafe. */
const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/**
 * Leaves only the rows with these words in their name, what stands below them, and what they stand below. It works on
 * the page: hundreds of rows would be drawn again with each letter typed, and those of a host's own components are
 * found too. Without words everything is there again. Returns how many links are left.
 */
export function filterRows(list: Element, text: string) {
  const words = fold(text).split(/\s+/).filter(Boolean);
  const rows = [...list.querySelectorAll('li')].filter((row) => nameOf(row) !== '');
  const fits = (row: Element) => {
    const name = fold(nameOf(row));
    return words.every((word) => name.includes(word));
  };

  const shown = new Set<Element>();
  for (const row of rows.filter(fits)) {
    for (const below of row.querySelectorAll('li')) shown.add(below);
    for (
      let at: Element | null | undefined = row;
      at && list.contains(at);
      at = at.parentElement?.closest('li')
    )
      shown.add(at);
  }
  for (const row of rows) row.hidden = !shown.has(row);
  return [...shown].filter((row) => row.querySelector(':scope > a')).length;
}

/** Shows all rows again. */
export function showAllRows(list: Element) {
  for (const row of list.querySelectorAll('li')) row.hidden = false;
}

/** The keys of the groups and rows below which the link to this page stands. */
export function holdersOf(nav: Element, href: string | undefined) {
  const holders = new Set<string>();
  const link = href === undefined ? null : nav.querySelector(`a[href="${CSS.escape(href)}"]`);
  let holder = link?.parentElement?.parentElement?.closest<HTMLElement>('[data-holder]');
  while (holder && nav.contains(holder)) {
    holders.add(holder.dataset['holder'] ?? '');
    holder = holder.parentElement?.closest<HTMLElement>('[data-holder]');
  }
  return holders;
}

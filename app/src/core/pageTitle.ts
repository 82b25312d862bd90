let title = '';
let count = '';

/** Sets the title of the page. The number of new calls precedes it. */
export function setPageTitle(next: string) {
  title = next;
  document.title = count + title;
}

/** Sets the number of new calls in the title, such as `(3) Dashboard`. What a form put before it, such as “Error:”, stays. */
export function setTitleCount(next: string) {
  const before = count + title;
  count = next && `(${next}) `;
  document.title = document.title.replace(before, () => count + title);
}

/** Language-sensitive comparison, from react-aria's `useFilter`: accents and case make no difference. */
export interface Compare {
  startsWith: (text: string, query: string) => boolean;
}

/** What a search looks at. */
export interface Searchable {
  label: string;
  keywords?: readonly string[];
}

/** Where the query stands in the text; -1 when it does not. */
export function placeOf(text: string, query: string, { startsWith }: Compare) {
  const last = text.length - query.length;
  for (let place = 0; place <= last; place += 1) if (startsWith(text.slice(place), query)) return place;
  return -1;
}

/**
 * The options that answer a query: the label holds it anywhere, a keyword at the start of a word. Those that begin
 * with it come first, otherwise the order stays.
 */
export function matching<Option extends Searchable>(
  options: readonly Option[],
  query: string,
  compare: Compare,
): readonly Option[] {
  const asked = query.trim().normalize('NFC');
  if (asked === '') return options;

  const first: Option[] = [];
  const rest: Option[] = [];
  for (const option of options) {
    const words = option.keywords ?? [];
    const place = placeOf(option.label, asked, compare);
    if (place === 0 || words.some((word) => compare.startsWith(word, asked))) first.push(option);
    else if (place > 0 || words.some((word) => isAtWordStart(word, asked, compare))) rest.push(option);
  }
  return [...first, ...rest];
}

const breaks = /[\s\-–(’']/g;

function isAtWordStart(text: string, query: string, { startsWith }: Compare) {
  return [...text.matchAll(breaks)].some(({ index }) => startsWith(text.slice(index + 1), query));
}

import { readFileSync } from 'node:fs';

/** What a title is filled in with may be anything: `${…}` of a text, `%s` and `$name` of a table. */
const filled = /\$\{[^}]*\}|%[sdijfo]|\$\w+/;

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&');

/** Whether a file has a test of this title, alone, in a table or in a loop. */
export function hasTest(file: string, title: string): boolean {
  return titlesIn(readFileSync(file, 'utf8')).some((text) => {
    const parts = text.split(filled);
    // What is nothing but filled in says nothing.
    return parts.join('').length > 3 && new RegExp(`^${parts.map(escaped).join('.+')}$`).test(title);
  });
}

/** The first texts of `test(…)`, and of what `test.each(…)` gives back. */
function titlesIn(source: string): string[] {
  return [...source.matchAll(/(?:\btest|[\])])\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1\s*,/g)].map(
    ([, , text = '']) => text.replace(/\\(['"`])/g, '$1'),
  );
}

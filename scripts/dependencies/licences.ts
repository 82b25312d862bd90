/** What a lock says of a package. */
export interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

/** They let anybody use, change and sell what is made with them, and ask for their text to come along at most. */
const permitted = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'Unlicense',
  // Fonts: they may be shipped with a program that is sold, not sold by themselves.
  'OFL-1.1',
]);

/** Tools that only build and check: what they ask for their own files (MPL) or data (CC-BY) does not reach ours. */
const permittedInTools = new Set([...permitted, 'MPL-2.0', 'CC-BY-4.0']);

/** Packages whose lock entry is silent, as their package.json says it in another way; read by a person, at this version. */
const readByHand: Readonly<Record<string, string>> = {
  '@react-aria/optimize-locales-plugin@2.0.2': 'Apache-2.0', // the file LICENSE in it
  'cldrjs@0.5.5': 'MIT', // "licenses" in its package.json
  'eval@0.1.8': 'MIT', // "licenses" in its package.json, and the file LICENSE
  'require-like@0.1.2': 'MIT', // the file License and Readme.md in it
};

/** One sentence for each package whose licence is unknown or not permitted. */
export function refusals(packages: Record<string, LockedPackage>): string[] {
  return thirdParties(packages).flatMap(({ name, entry }) => {
    const title = `${name}@${entry.version}`;
    const licence = licenceOf(packages, name, entry);
    if (!licence) return [`${title} does not say under which licence it is.`];
    if (isPermitted(licence, entry.dev ? permittedInTools : permitted)) return [];
    return [
      `${title} is under ${licence}, which is not on the list${entry.dev ? '' : ' of what is shipped'}.`,
    ];
  });
}

/** How many packages stand under each licence. */
export function tally(packages: Record<string, LockedPackage>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { name, entry } of thirdParties(packages)) {
    const licence = licenceOf(packages, name, entry) ?? 'unknown';
    counts.set(licence, (counts.get(licence) ?? 0) + 1);
  }
  return new Map([...counts].sort(([, a], [, b]) => b - a));
}

function thirdParties(packages: Record<string, LockedPackage>) {
  return Object.entries(packages).flatMap(([place, entry]) => {
    const at = place.lastIndexOf('node_modules/');
    return at < 0 || entry.link ? [] : [{ name: place.slice(at + 'node_modules/'.length), entry }];
  });
}

/** A program for another platform is not installed here: it is under the licence of the package it belongs to. */
function licenceOf(
  packages: Record<string, LockedPackage>,
  name: string,
  { license, version }: LockedPackage,
) {
  const parent = () =>
    Object.values(packages).find(({ optionalDependencies }) => optionalDependencies?.[name] === version);
  return license ?? readByHand[`${name}@${version}`] ?? parent()?.license;
}

/** Reads an SPDX expression: of `OR` one is enough, of `AND` all must be permitted; what it cannot read is not. */
export function isPermitted(expression: string, list: ReadonlySet<string> = permitted): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const word = () => tokens[at]?.toUpperCase();

  function either(): boolean {
    let isGood = both();
    while (word() === 'OR') {
      at += 1;
      isGood = both() || isGood;
    }
    return isGood;
  }
  function both(): boolean {
    let isGood = one();
    while (word() === 'AND') {
      at += 1;
      isGood = one() && isGood;
    }
    return isGood;
  }
  function one(): boolean {
    const token = tokens[at++] ?? '';
    if (token !== '(') return list.has(token);
    const isGood = either();
    return tokens[at++] === ')' && isGood;
  }

  const isGood = either();
  return isGood && at === tokens.length;
}

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';

/**
 * Writes the modules with the strings of the library from the messages in `src/locale/messages`: `X.strings.ts` of each
 * component in the languages that ship with it, and `src/languages/<language>.ts` for every other language, and the
 * types of all of them. What another language lacks is in English there. `npm run strings -w @console/ui` runs it.
 */

const source = join(import.meta.dirname, '../src');
const folder = join(source, 'locale/messages');

/** The languages that ship with each component, besides English. */
export const builtIn = ['he', 'ru'];

/** Part of a parsed message. */
export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'string' | 'number'; name: string }
  | { kind: 'plural' | 'select'; name: string; options: Record<string, Part[]> };

/** The parser that the compiler of the console's messages uses. */
const { parse: parseIcu } = createRequire(
  createRequire(import.meta.url).resolve('@internationalized/string-compiler'),
)('@formatjs/icu-messageformat-parser') as { parse: (text: string, options: object) => Node[] };

/** A node of that parser; `TYPE` in its source names the numbers. */
interface Node {
  type: number;
  value: string;
  options?: Record<string, { value: Node[] }>;
  offset?: number;
  pluralType?: string;
  style?: unknown;
}

/** A message in ICU MessageFormat, parsed. Fails for what no string of the library needs. */
export function parse(message: string): Part[] {
  const partsOf = (nodes: Node[], counted = ''): Part[] => nodes.map((node) => partOf(node, counted));
  const partOf = ({ type, value, options, offset, pluralType, style }: Node, counted: string): Part => {
    if (type === 0) return { kind: 'text', text: value };
    if (type === 1) return { kind: 'string', name: value };
    if (type === 2 && !style) return { kind: 'number', name: value };
    if (type === 7) return { kind: 'number', name: counted };
    const isPlural = type === 6 && pluralType === 'cardinal' && !offset;
    if (type !== 5 && !isPlural) throw new Error(`Not supported in a string of the library: ${message}`);
    const cases = Object.entries(options ?? {}).map(([name, option]) => [
      name,
      partsOf(option.value, isPlural ? value : counted),
    ]);
    return { kind: isPlural ? 'plural' : 'select', name: value, options: Object.fromEntries(cases) };
  };
  return partsOf(parseIcu(message, { ignoreTag: true }));
}

/** The messages of a language by key. */
export function messagesIn(language: string): Record<string, string> {
  const messages: Record<string, string | { defaultMessage: string }> = JSON.parse(
    readFileSync(join(folder, `${language}.json`), 'utf8'),
  );
  return Object.fromEntries(
    Object.entries(messages).map(([key, one]) => [key, typeof one === 'string' ? one : one.defaultMessage]),
  );
}

/** The languages with messages, English first: every file in the folder of messages. */
export const languages = [
  'en',
  ...readdirSync(folder)
    .map((file) => basename(file, '.json'))
    .filter((language) => language !== 'en'),
];

/** The types of the arguments of a message, in the order in which they appear. */
function argumentsOf(parts: readonly Part[]): Map<string, string> {
  const types = new Map<string, string>();
  for (const part of parts) {
    if (part.kind === 'text') continue;
    types.set(part.name, types.get(part.name) ?? typeOf(part));
    if (!('options' in part)) continue;
    for (const option of Object.values(part.options))
      for (const [name, type] of argumentsOf(option)) types.set(name, types.get(name) ?? type);
  }
  return types;
}

function typeOf(part: Exclude<Part, { kind: 'text' }>) {
  if (part.kind === 'string') return 'string';
  if (part.kind !== 'select') return 'number';
  const cases = casesOf(part.options);
  if (isBoolean(cases)) return 'boolean';
  return cases.map(([name]) => `'${name}'`).join(' | ');
}

/** The cases of a `select`. ICU wants the case `other`; ours lists every value, so `other` is empty. */
function casesOf({ other, ...cases }: Record<string, Part[]>) {
  if (other?.length !== 0) throw new Error('The case `other` of a select must be empty: list every value');
  return Object.entries(cases);
}

const isBoolean = (cases: [string, Part[]][]) =>
  cases
    .map(([name]) => name)
    .sort()
    .join() === 'false,true';

const isRightToLeft = (language: string) =>
  (new Intl.Locale(language) as Intl.Locale & { getTextInfo(): { direction: string } }).getTextInfo()
    .direction === 'rtl';

/** A value in a code, in marks until the code is whole, so that text with the same letters isn't taken for it. */
const reference = (name: string) => `\0${name}\0`;
const referenced = (code: string) => [...code.matchAll(/\0(\w+)\0/g)].map(([, name]) => name);

/** Text, or an expression of TypeScript. A message is a list of them. */
type Piece = string | { code: string };

function piecesOf(parts: readonly Part[], language: string): Piece[] {
  return parts.flatMap((part): Piece | Piece[] => {
    if (part.kind === 'text') return part.text;
    const value = reference(part.name);
    if ('options' in part)
      return part.kind === 'plural'
        ? pluralPieces(part.name, part.options, language)
        : selectPieces(part.name, part.options, language);
    if (part.kind === 'number') return { code: `number(${reference('locale')}, ${value})` };
    return { code: `isolate(${value}${isRightToLeft(language) ? ", 'rtl'" : ''})` };
  });
}

function pluralPieces(name: string, options: Record<string, Part[]>, language: string): Piece[] {
  const forms = Object.entries(options).filter(([form]) => !form.startsWith('='));
  const exact = Map.groupBy(
    Object.entries(options).filter(([form]) => form.startsWith('=')),
    ([, parts]) => codeOf(piecesOf(parts, language)),
  );
  const counted = choicePieces(forms, language, (codes) => {
    const { other, ...rest } = codes;
    const listed = Object.entries({ ...rest, other }).filter(
      ([form, code]) => form === 'other' || code !== other,
    );
    return `plural('${language}', ${reference(name)}, { ${listed.map(([form, code]) => `${form}: ${code}`).join(', ')} })`;
  });
  if (exact.size === 0) return counted;
  const choices = [...exact].map(
    ([code, same]) =>
      `${same.map(([form]) => `${reference(name)} === ${form.slice(1)}`).join(' || ')} ? ${code} : `,
  );
  return [{ code: `${choices.join('')}${codeOf(counted)}` }];
}

function selectPieces(name: string, options: Record<string, Part[]>, language: string): Piece[] {
  const cases = casesOf(options);
  return choicePieces(cases, language, (codes) => {
    if (isBoolean(cases)) return `${reference(name)} ? ${codes['true']} : ${codes['false']}`;
    const listed = Object.entries(codes).map(([value, code]) => `${value}: ${code}`);
    return `({ ${listed.join(', ')} })[${reference(name)}]`;
  });
}

/** A choice between cases. What all of them begin and end with is written once. */
function choicePieces(
  cases: readonly [string, Part[]][],
  language: string,
  choose: (codes: Record<string, string>) => string,
): Piece[] {
  const all = cases.map(([, parts]) => tokensOf(parts));
  const shortest = Math.min(...all.map(({ length }) => length));
  const isShared = (at: number) => all.every((tokens) => isSame(tokens.at(at), all[0]?.at(at)));
  let start = 0;
  while (start < shortest && isShared(start)) start += 1;
  let end = 0;
  while (end < shortest - start && isShared(-1 - end)) end += 1;
  const [first = []] = all;
  const pieces = (tokens: Part[]) => piecesOf(tokens, language);
  const middles = all.map((tokens) => tokens.slice(start, tokens.length - end));
  const codes = cases.map(([name], index) => [name, codeOf(pieces(middles[index] ?? []))]);
  const choice = middles.every(({ length }) => length === 0)
    ? []
    : [{ code: choose(Object.fromEntries(codes)) }];
  return [...pieces(first.slice(0, start)), ...choice, ...pieces(first.slice(first.length - end))];
}

/** The parts of a message, with its texts cut into words and the spaces between them. */
const tokensOf = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part) =>
    part.kind === 'text'
      ? (part.text.match(/\s+|\S+/g) ?? []).map((text): Part => ({ kind: 'text', text }))
      : part,
  );

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** An expression that says all pieces: a literal, a call, or a template of them. */
function codeOf(pieces: readonly Piece[]): string {
  const texts = pieces.filter((piece) => typeof piece === 'string');
  if (texts.length === pieces.length) return `'${texts.join('').replace(/[\\']/g, '\\$&')}'`;
  const [first] = pieces;
  if (pieces.length === 1 && typeof first === 'object') return first.code;
  const inTemplate = (piece: Piece) =>
    typeof piece === 'string' ? piece.replace(/[\\`]|\$(?=\{)/g, '\\$&') : `\${${piece.code}}`;
  return `\`${pieces.map(inTemplate).join('')}\``;
}

/** The strings of a component by their names. */
type Component = Record<string, Part[]>;

/** The messages of a language, parsed, by component. */
function componentsIn(language: string): Map<string, Component> {
  const grouped = Map.groupBy(Object.entries(messagesIn(language)), ([key]) => key.split('.')[0] ?? '');
  return new Map(
    [...grouped].map(([name, entries]) => [
      name,
      Object.fromEntries(entries.map(([key, message]) => [key.slice(name.length + 1), parse(message)])),
    ]),
  );
}

/** The dictionary of a component in one language: `(locale) => ({ … })`, with types in English. */
function dictionaryOf(component: Component, english: Component, language: string) {
  const entries = Object.entries(english).map(([name, original]) => {
    const parts = component[name];
    if (!parts && builtIn.includes(language)) throw new Error(`The messages in ${language} lack “${name}”`);
    const code = codeOf(parts ? piecesOf(parts, language) : piecesOf(original, 'en'));
    return `${name}: ${parametersOf(argumentsOf(original), code, language === 'en')}${code}`;
  });
  const code = `({ ${entries.join(', ')} })`;
  return `(${referenced(code).includes('locale') ? 'locale' : ''}) => ${code}`.replaceAll('\0', '');
}

/** One argument is passed as it is, several by name: their order can change from language to language. */
function parametersOf(types: Map<string, string>, code: string, isTyped: boolean) {
  if (types.size === 0) return '';
  const used = [...types.keys()].filter((name) => referenced(code).includes(name));
  const [[only = '', type = ''] = []] = types;
  if (types.size === 1) {
    const name = used.length > 0 ? only : isTyped ? `_${only}` : '';
    return isTyped ? `(${name}: ${type}) => ` : `(${name}) => `;
  }
  const shape = [...types].map(([name, type]) => `${name}: ${type}`).join('; ');
  return `({ ${used.join(', ')} }${isTyped ? `: { ${shape} }` : ''}) => `;
}

const header =
  '// Written from src/locale/messages by `npm run strings -w @console/ui`. Change the messages there.';

const folders = readdirSync(join(source, 'components'));

/** The path of a module of strings, below `src`: next to its component. What no component says alone is in `locale`. */
const pathOf = (name: string) => {
  const has = (path: string) => existsSync(join(source, 'components', path));
  const folder = has(name) ? name : folders.find((one) => has(`${one}/${name}.tsx`));
  return `${folder ? `components/${folder}` : 'locale'}/${name}.strings.ts`;
};

const importOf = (names: string, path: string) => `{ ${names} } from '${path}';`;

/** The helpers that a module imports: those that its code calls. */
const helpersIn = (code: string) =>
  ['isolate', 'number', 'plural'].filter((helper) => code.includes(`${helper}(`)).join(', ');

function stringsModule(name: string, dictionaries: ReadonlyMap<string, Map<string, Component>>) {
  const english = dictionaries.get('en')?.get(name) ?? {};
  const written = (language: string) =>
    dictionaryOf(dictionaries.get(language)?.get(name) ?? {}, english, language);
  const others = builtIn.map((language) => `${language}: ${written(language)}`).join(', ');
  const code = `export const useStrings = defineStrings('${name}', ${written('en')}, { ${others} });`;
  const from = pathOf(name).startsWith('components') ? '../../locale/index.ts' : './defineStrings.ts';
  const imports = ['defineStrings', helpersIn(code)].filter(Boolean).join(', ');
  return `${header}\nimport ${importOf(imports, from)}\n\n${code}\n`;
}

function languageModule(language: string, dictionaries: ReadonlyMap<string, Map<string, Component>>) {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  const exportName = name.toLowerCase();
  const components = [...(dictionaries.get('en') ?? [])];
  const importsFrom = (folder: string) =>
    components
      .filter(([component]) => pathOf(component).startsWith(folder))
      .map(
        ([component]) => `import type ${importOf(`useStrings as ${component}`, `../${pathOf(component)}`)}\n`,
      )
      .join('');
  const types = components.map(([component]) => `${component}: Dictionary<typeof ${component}>`);
  const entries = components.map(
    ([component, english]) =>
      `${component}: ${dictionaryOf(dictionaries.get(language)?.get(component) ?? {}, english, language)}`,
  );
  const code = entries.join(', ');
  return `${header}
${importsFrom('components')}import ${importOf(`type Dictionary, ${helpersIn(code)}`, '../locale/index.ts')}
${importsFrom('locale')}
/** The strings of all components. */
type Dictionaries = { ${types.join('; ')} };

/** The strings of the library in ${name}, for \`addLanguage('${language}', ${exportName})\`. */
export const ${exportName}: Dictionaries = { ${code} };
`;
}

/** The type of each string by the key of its message, with its English text. */
function typesModule(dictionaries: ReadonlyMap<string, Map<string, Component>>) {
  const texts = messagesIn('en');
  const lines = [...(dictionaries.get('en') ?? [])].flatMap(([component, strings]) =>
    Object.entries(strings).map(([name, parts]) => {
      const key = `${component}.${name}`;
      const code = parametersOf(argumentsOf(parts), '', true);
      return `/** “${texts[key]}” */\n'${key}': ${code.replace(/_(?=\w+:)/, '').replace('{  }', 'values')}string;`;
    }),
  );
  return `${header}\n\n/** The strings of the library by the keys of their messages. */\nexport interface LibraryStrings { ${lines.join('\n')} }\n`;
}

/** The modules, by their paths below `src`. */
export function writtenStrings(): Map<string, string> {
  const dictionaries = new Map(languages.map((language) => [language, componentsIn(language)]));
  const names = [...(dictionaries.get('en')?.keys() ?? [])];
  const modules = new Map(names.map((name) => [pathOf(name), stringsModule(name, dictionaries)]));
  modules.set('locale/LibraryStrings.ts', typesModule(dictionaries));
  for (const language of languages.filter((one) => one !== 'en' && !builtIn.includes(one)))
    modules.set(`languages/${language}.ts`, languageModule(language, dictionaries));
  return formatted(modules);
}

/** Formatted in one go: to start the formatter takes longer than its work. */
function formatted(modules: ReadonlyMap<string, string>) {
  const mark = '// Next module\n';
  const output = execFileSync('biome', ['format', '--stdin-file-path=strings.ts'], {
    input: [...modules.values()].join(`\n${mark}`),
    encoding: 'utf8',
  });
  const texts = output.split(mark);
  return new Map([...modules.keys()].map((path, index) => [path, `${texts[index]?.trim()}\n`]));
}

if (import.meta.main) {
  for (const [path, text] of writtenStrings()) writeFileSync(join(source, path), text);
  const keys = Object.keys(messagesIn('en'));
  for (const language of languages) {
    const messages = messagesIn(language);
    const missing = keys.filter((key) => !(key in messages));
    if (missing.length > 0) process.stdout.write(`${language} is in English for: ${missing.join(', ')}\n`);
  }
}

import { join } from 'node:path';
import {
  API,
  type Checker,
  type Symbol as Declared,
  SignatureKind,
  SymbolFlags,
  type Type,
} from 'typescript/unstable/sync';
import type { ComponentApi, Named, Prop } from './api.ts';

const library = join(import.meta.dirname, '../../packages/ui');
/** The entry points that export components or values for their props. The others aren't part of the first. */
const entries = {
  '@console/ui': 'src/index.ts',
  '@console/ui/data-grid': 'src/components/DataGrid/index.ts',
  '@console/ui/week-calendar-editing': 'src/components/WeekCalendarEditing/index.ts',
  '@console/ui/table-columns': 'src/components/TableColumns/index.ts',
  '@console/ui/table-details': 'src/components/TableDetails/index.ts',
  '@console/ui/table-filters': 'src/components/TableFilters/index.ts',
  '@console/ui/table-sorting': 'src/components/TableSorting/index.ts',
  '@console/ui/line-chart/bars': 'src/components/LineChartBars/index.ts',
  '@console/ui/line-chart/sound': 'src/components/LineChartSound/index.ts',
  '@console/ui/line-chart/units': 'src/components/LineChartUnits/index.ts',
};

/** What TypeScript knows of the library. Takes a second, on a busy machine more. */
export function readApi(): { components: ComponentApi[]; entryPoints: Record<string, string> } {
  const compiler = new API({ cwd: library });
  try {
    const config = join(library, 'tsconfig.json');
    const project = compiler.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`TypeScript can't read ${config}`);
    const { checker, program } = project;
    const read = new Map<string, ComponentApi>();
    const entryPoints: Record<string, string> = {};
    for (const [entry, source] of Object.entries(entries)) {
      const file = program.getSourceFile(join(library, source));
      const module = file && checker.getSymbolAtLocation(file);
      for (const exported of module ? checker.getExportsOfModule(module) : []) {
        entryPoints[exported.name] ??= entry;
        const component = componentOf(exported, checker);
        if (component) read.set(component.name, component);
      }
    }
    const components = [...read.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'));
    return { components, entryPoints };
  } finally {
    compiler.close();
  }
}

/** An exported function or `memo` with a capital letter in a folder of `components/`. Others are icons and hooks. */
function componentOf(exported: Declared, checker: Checker): ComponentApi | undefined {
  const symbol = exported.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const file = pathOf(symbol);
  const [, folder] = /\/src\/components\/(\w+)\//.exec(file) ?? [];
  const isValue = symbol.flags & (SymbolFlags.Function | SymbolFlags.Variable);
  if (!folder || !isValue || !/^[A-Z].*(?<!Context)$/.test(symbol.name)) return undefined;

  const [signature] = checker.getSignaturesOfType(typeOf(symbol, checker), SignatureKind.Call);
  if (!signature) return undefined;
  const [parameter] = signature.getParameters();
  const tags = checker.getJsDocTagsOfSymbol(symbol);
  const named = (tag: string) =>
    tags.filter(({ name }) => name === tag).map(({ text }) => namedIn(text?.trim() ?? ''));
  const experimental = tags.find(({ name }) => name === 'experimental')?.text?.trim();
  const all = parameter ? propsOf(typeOf(parameter, checker), checker) : [];
  return {
    name: symbol.name,
    folder,
    file: file.slice(file.indexOf('packages/ui/')),
    description: checker.getDocumentationCommentOfSymbol(symbol),
    props: all.filter(isProp).sort((one, other) => orderOf(one) - orderOf(other)),
    passesEvents: all.includes('event'),
    ...(experimental !== undefined && { experimental }),
    parts: named('part'),
    states: named('selector'),
  };
}

/** Of `page-title the h1`, the name is the first word. */
function namedIn(text: string): Named {
  const [, name = text, description = ''] = /^(\S+)\s+(.+)$/s.exec(text) ?? [];
  return { name, description };
}

const isProp = (prop: Prop | 'event'): prop is Prop => prop !== 'event';

/** Required props first, the common ones of every root element and deprecated ones last. */
function orderOf({ isRequired, isDeprecated, origin }: Prop) {
  if (isDeprecated) return 4;
  if (origin !== 'own') return origin === 'root' ? 2 : 3;
  return isRequired ? 0 : 1;
}

/** The props of all variants of a component. A prop is required if every variant requires it. */
function propsOf(type: Type, checker: Checker): (Prop | 'event')[] {
  const variants = type.isUnionType() ? type.getTypes() : [type];
  const symbols = new Map<string, Declared[]>();
  for (const variant of variants) {
    for (const symbol of checker.getPropertiesOfType(variant)) {
      symbols.set(symbol.name, [...(symbols.get(symbol.name) ?? []), symbol]);
    }
  }
  return [...symbols.values()].map((found) => propOf(found, variants.length, checker));
}

function propOf(found: Declared[], variants: number, checker: Checker): Prop | 'event' {
  const symbol = found.find((one) => checker.getDocumentationCommentOfSymbol(one)) ?? (found[0] as Declared);
  const origin = originOf(symbol);
  if (origin === 'event') return 'event';

  const tags = checker.getJsDocTagsOfSymbol(symbol);
  const tag = (name: string) => tags.find((one) => one.name === name)?.text?.trim();
  const literals = found.map((one) => literalsOf(one, checker));
  const texts = found.map(
    (one, index) => literals[index]?.join(' | ') ?? textOf(typeOf(one, checker), checker),
  );
  const defaultValue = tag('default');
  const deprecated = tag('deprecated');
  return {
    name: symbol.name,
    description: checker.getDocumentationCommentOfSymbol(symbol),
    type: [...new Set(texts)]
      .filter((text) => text !== '')
      .join(' | ')
      .replace('true | false', 'boolean'),
    ...(literals.every(Boolean) && { options: [...new Set(literals.flat())].map(String) }),
    ...(defaultValue !== undefined && { defaultValue }),
    ...(deprecated !== undefined && { deprecated }),
    isDeprecated: deprecated !== undefined,
    isRequired: found.length === variants && found.every((one) => !(one.flags & SymbolFlags.Optional)),
    origin,
  };
}

/** Where a prop is declared. Those of every HTML element, events and `aria-*`, aren't listed one by one. */
function originOf(symbol: Declared): Prop['origin'] | 'event' {
  const path = pathOf(symbol);
  if (path.includes('/src/props/')) return 'root';
  if (path.includes('/packages/ui/src/')) return 'own';
  const isOfElement = /@types\/react\/|shared\/src\/dom\.d\.ts$/.test(path);
  if (symbol.name.startsWith('aria-') || (isOfElement && /^on[A-Z]/.test(symbol.name))) return 'event';
  return isOfElement && globalAttributes.has(symbol.name) ? 'event' : 'react-aria';
}

const globalAttributes = new Set(['dir', 'lang', 'hidden', 'inert', 'translate', 'suppressHydrationWarning']);

/** The literals of a type that has only those, in the order of its declaration, since the compiler sorts them. */
function literalsOf(symbol: Declared, checker: Checker): string[] | undefined {
  const type = typeOf(symbol, checker);
  const members = (type.isUnionType() ? type.getTypes() : [type]).filter((one) => !isUndefined(one));
  if (members.length === 0 || !members.every((one) => one.isStringLiteralType() || one.isNumberLiteralType()))
    return undefined;
  const declared = symbol.declarations[0]?.resolve()?.getText() ?? '';
  return members
    .map((one) => (one.isStringLiteralType() ? `'${one.value}'` : String(one.isLiteralType() && one.value)))
    .sort((one, other) => declared.indexOf(one) - declared.indexOf(other));
}

const isUndefined = (type: Type) => type.isIntrinsicType() && type.intrinsicName === 'undefined';

/** A type as its author would write it, without `undefined`, which every optional prop accepts. */
function textOf(type: Type, checker: Checker) {
  const noTruncation = 1;
  const text = checker
    .typeToString(type, undefined, noTruncation)
    .replaceAll(/"([^"']*)"/g, "'$1'")
    .replaceAll('<unknown, string | JSXElementConstructor<any>>', '')
    .replace(/^undefined$/, '')
    .replace(/ \| undefined$/, '');
  return isParenthesized(text) ? text.slice(1, -1) : text;
}

/** Whether the first parenthesis is closed by the last character, as in `((name: string) => void)`. */
function isParenthesized(text: string) {
  let depth = 0;
  for (const [index, character] of [...text].entries()) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth === 0) return index > 0 && index === text.length - 1;
  }
  return false;
}

const pathOf = (symbol: Declared) => String(symbol.declarations[0]?.path ?? '');

function typeOf(symbol: Declared, checker: Checker) {
  const type = checker.getTypeOfSymbol(symbol);
  if (!type) throw new Error(`TypeScript doesn't know the type of ${symbol.name}`);
  return type;
}

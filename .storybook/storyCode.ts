import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/** A node of ESTree, with what this module reads of it. */
interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** A name that a module declares or imports. */
interface Known {
  module: Module;
  node: Node;
  /** The address it is imported from. */
  from?: string;
  isType?: boolean;
}

interface Module {
  file: string;
  text: string;
  names: Map<string, Known>;
}

/** The entry point of each name that the library exports, such as `@console/ui`. */
export type EntryPoints = Readonly<Record<string, string>>;

/**
 * The code that a person would write to get each story of a file: imports from the library, the data that the story
 * uses, and one component. Stories that need internals of the library have none.
 */
export function storyCode(file: string, entryPoints: EntryPoints): Map<string, string> {
  const module = read(file);
  const codes = new Map<string, string>();
  for (const [name, { node, from }] of module.names) {
    if (from || !isExported(node, module)) continue;
    try {
      const example = exampleOf(name, module);
      if (example) codes.set(name, new Writer(entryPoints).write(example));
    } catch (error) {
      if (!(error instanceof Unwritable)) throw error;
    }
  }
  return codes;
}

/** The story can't be written without internals of the library or of Storybook. */
class Unwritable extends Error {}

const modules = new Map<string, Module>();

function read(file: string): Module {
  const text = readFileSync(file, 'utf8');
  const known = modules.get(file);
  if (known?.text === text) return known;
  const { program } = parseSync(file, text);
  const module: Module = { file, text, names: new Map() };
  modules.set(file, module);
  for (const statement of program.body as unknown as Node[]) {
    if (statement.type === 'ImportDeclaration') {
      for (const specifier of statement.specifiers as Node[]) {
        module.names.set((specifier.local as Named).name, {
          module,
          node: specifier,
          from: (statement.source as { value: string }).value,
          isType: statement.importKind === 'type' || specifier.importKind === 'type',
        });
      }
      continue;
    }
    const declaration = (statement.declaration as Node | null | undefined) ?? statement;
    const declared = (declaration.declarations as Node[] | undefined) ?? [declaration];
    for (const one of declared) {
      const { name } = (one.id as Named | null | undefined) ?? {};
      if (name) module.names.set(name, { module, node: declaration });
    }
  }
  return module;
}

type Named = Node & { name: string };

const isExported = (node: Node, { text }: Module) =>
  node.type === 'VariableDeclaration' && /export\s+$/.test(text.slice(0, node.start));

/** What a story renders: a component with props, or the body of its `render`. */
interface Example {
  module: Module;
  /** The name of the component, or the body of `render`. */
  component: string | Node;
  args: Map<string, Value>;
  usesArgs: boolean;
}

interface Value {
  node: Node;
  module: Module;
}

function exampleOf(name: string, module: Module): Example | undefined {
  const story = objectOf({ node: initial(name, module), module });
  const meta = objectOf({ node: initial('meta', module), module });
  const component = meta.get('component');
  const render = story.get('render') ?? meta.get('render');
  if (!component) return undefined;
  const args = new Map([...partOf(meta, 'args'), ...partOf(story, 'args')]);
  if (!render) {
    // `DataTable<Channel>` and `DataTable` are the same component.
    const [, tag = ''] = /^(\w+)/.exec(textOf(component)) ?? [];
    return { module, component: tag, args, usesArgs: false };
  }
  const { params, body } = render.node as Node & { params?: Node[]; body?: Node };
  const [parameter] = params ?? [];
  if (!body || (parameter && (parameter as Named).name !== 'args'))
    throw new Unwritable('render takes something other than args');
  return { module, component: withoutParentheses(body), args, usesArgs: parameter !== undefined };
}

function partOf(object: Map<string, Value>, name: string) {
  const part = object.get(name);
  return part ? objectOf(part) : new Map<string, Value>();
}

/** The object that a name stands for, in this module or the one it is imported from. */
function namedValue(name: string, module: Module): Value {
  const from = module.names.get(name)?.from;
  if (from && isBesideStories(from)) return namedValue(name, read(join(dirname(module.file), from)));
  return { node: initial(name, module), module };
}

/** Whether a module exists for stories only, so that examples include what they use of it. */
const isBesideStories = (from: string) => /^\..*(samples|words|\.stories)\.tsx?$/.test(from);

function initial(name: string, { names }: Module): Node {
  const known = names.get(name);
  const declared = (known?.node.declarations as Node[] | undefined)?.find(
    ({ id }) => (id as Named).name === name,
  );
  if (!declared?.init) throw new Unwritable(`${name} isn't an object`);
  return unwrapped(declared.init as Node);
}

const withoutParentheses = (node: Node): Node =>
  node.type === 'ParenthesizedExpression' ? withoutParentheses(node.expression as Node) : node;

/** Without `satisfies`, `as` and parentheses. */
function unwrapped(node: Node): Node {
  return /^(TSSatisfiesExpression|TSAsExpression|ParenthesizedExpression)$/.test(node.type)
    ? unwrapped(node.expression as Node)
    : node;
}

/** The properties of an object, with those that it spreads. */
function objectOf({ node: given, module }: Value): Map<string, Value> {
  const node = unwrapped(given);
  if (node.type === 'Identifier') return objectOf(namedValue((node as Named).name, module));
  if (node.type === 'MemberExpression') {
    const part = objectOf({ node: node.object as Node, module }).get((node.property as Named).name);
    return part ? objectOf(part) : new Map();
  }
  if (node.type !== 'ObjectExpression') throw new Unwritable(`${node.type} isn't an object`);
  const found = new Map<string, Value>();
  for (const property of node.properties as Node[]) {
    if (property.type === 'SpreadElement') {
      const spread = objectOf({ node: property.argument as Node, module });
      for (const [name, value] of spread) found.set(name, value);
    } else {
      const { key, value } = property as Node & {
        key: Node & { name?: string; value?: string };
        value: Node;
      };
      found.set(key.name ?? String(key.value), { node: withoutParentheses(value), module });
    }
  }
  return found;
}

const textOf = ({ node, module }: Value) => module.text.slice(node.start, node.end);

/** Collects the imports and declarations that an example needs. */
class Writer {
  readonly #entryPoints: EntryPoints;
  readonly #imports = new Map<string, Set<string>>();
  readonly #declarations = new Map<string, { text: string; module: Module; start: number }>();

  constructor(entryPoints: EntryPoints) {
    this.#entryPoints = entryPoints;
  }

  write({ module, component, args, usesArgs }: Example): string {
    const isTag = typeof component === 'string';
    if (isTag) this.#add(component, module);
    else this.#addAll({ node: component, module }, usesArgs ? ['args'] : []);
    if (isTag || usesArgs) for (const value of args.values()) this.#addAll(value);

    const isBlock = !isTag && component.type === 'BlockStatement';
    const rendered = isTag ? '' : indented(textOf({ node: component, module }), isBlock ? 0 : 2);
    // Attributes after the args replace some of them, so that the args stay an object.
    const spread = /\{\.\.\.args\}\s*[\w{]/.test(rendered)
      ? rendered
      : rendered.replaceAll('{...args}', [...args].map(attribute).join(' '));
    const needsArgs = usesArgs && /\bargs\b/.test(spread);
    const jsx = isTag ? tag(component, args) : spread;
    const given = needsArgs ? `const args = {\n${[...args].map(property).join('')}};\n` : '';

    const declarations = [...this.#declarations.values()]
      .sort((one, other) =>
        one.module === other.module ? one.start - other.start : one.module === module ? 1 : -1,
      )
      .map(({ text }) => `${text}\n`);
    const imports = [...this.#imports]
      .sort(([one], [other]) => one.localeCompare(other, 'en'))
      .map(([from, names]) => importOf([...names].sort(), from));
    const parts = [imports.join('\n'), ...declarations.map((one) => one.trimEnd()), given.trimEnd()];
    const code = [
      ...parts.filter((one) => one !== ''),
      isBlock ? `export function Example() ${jsx}` : `export const Example = () => (\n  ${jsx}\n);`,
    ].join('\n\n');
    return code.replaceAll(/\bfn\(\)/g, '() => {}');
  }

  #addAll({ node, module }: Value, own: string[] = []) {
    for (const name of namesIn(node))
      if (module.names.has(name) && !own.includes(name)) this.#add(name, module);
  }

  #add(name: string, module: Module) {
    const known = module.names.get(name);
    if (!known) throw new Unwritable(`${name} is unknown`);
    const { from, node, isType } = known;
    if (from?.startsWith('storybook/')) {
      if (name !== 'fn') throw new Unwritable(`${name} is from Storybook`);
    } else if (from && !from.startsWith('.')) {
      if (node.type !== 'ImportSpecifier') throw new Unwritable(`${name} isn't a named import`);
      this.#import(from, name, isType);
    } else if (from) {
      const entry = this.#entryPoints[name];
      if (entry) this.#import(entry, name, isType);
      else if (isBesideStories(from)) this.#add(name, read(join(dirname(module.file), from)));
      else throw new Unwritable(`${name} isn't exported by the library`);
    } else this.#declare(name, known);
  }

  #import(from: string, name: string, isType = false) {
    const names = this.#imports.get(from) ?? new Set();
    this.#imports.set(from, names.add(isType ? `type ${name}` : name));
  }

  #declare(name: string, { node, module }: Known) {
    const text = textOf({ node, module });
    const declared = this.#declarations.get(name);
    if (declared && declared.text !== text) throw new Unwritable(`${name} has two meanings`);
    if (declared) return;
    this.#declarations.set(name, { text, module, start: node.start });
    this.#addAll({ node, module });
  }
}

function importOf(names: string[], from: string) {
  const line = `import { ${names.join(', ')} } from '${from}';`;
  return line.length <= 100
    ? line
    : `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '${from}';`;
}

/** The names that code refers to. Names of properties and attributes aren't among them. */
function* namesIn(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const one of node) yield* namesIn(one);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  const { type, name } = node as Node;
  if ((type === 'Identifier' || type === 'JSXIdentifier') && typeof name === 'string') yield name;
  for (const [part, value] of Object.entries(node)) {
    const isLabel =
      (part === 'key' && (node as Node).computed !== true) ||
      (part === 'property' && (node as Node).computed !== true) ||
      (part === 'name' && type === 'JSXAttribute');
    if (!isLabel) yield* namesIn(value);
  }
}

/** `<Badge tone="info">New</Badge>`, in one line if it is short. */
function tag(name: string, args: Map<string, Value>) {
  const children = args.get('children');
  const attributes = [...args].filter(([key]) => key !== 'children').map(attribute);
  const one = [name, ...attributes].join(' ');
  const isShort = one.length < 90 && !one.includes('\n');
  const opening = isShort ? one : `${[name, ...attributes].join('\n    ')}\n  `;
  if (!children) return isShort ? `<${opening} />` : `<${opening}/>`;
  const content = contentOf(children);
  return content.includes('\n') || !isShort
    ? `<${opening}>\n    ${content}\n  </${name}>`
    : `<${opening}>${content}</${name}>`;
}

function attribute([name, value]: [string, Value]) {
  const { type, value: literal } = value.node;
  if (literal === true) return name;
  if (type === 'Literal' && typeof literal === 'string' && !/["\\\n]/.test(literal))
    return `${name}="${literal}"`;
  return `${name}={${indented(textOf(value), 4)}}`;
}

function contentOf(value: Value) {
  const { type, value: literal } = value.node;
  if (type === 'Literal' && typeof literal === 'string' && !/[{}<>&]/.test(literal)) return literal;
  const text = indented(textOf(value), 4);
  return type.startsWith('JSX') ? text : `{${text}}`;
}

const property = ([name, value]: [string, Value]) =>
  `  ${/^\w+$/.test(name) ? name : `'${name}'`}: ${indented(textOf(value), 2)},\n`;

/** Moves all lines but the first, which follow the indentation of the last. */
function indented(text: string, spaces: number) {
  const lines = text.split('\n');
  const last = /^ */.exec(lines.at(-1) ?? '')?.[0].length ?? 0;
  return lines
    .map((line, index) => (index === 0 || line === '' ? line : `${' '.repeat(spaces)}${line.slice(last)}`))
    .join('\n');
}

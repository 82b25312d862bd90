import { split } from './color.ts';

/** A custom property that a stylesheet sets, with everything that decides where it applies. */
export interface Declaration {
  property: string;
  value: string;
  isImportant: boolean;
  line: number;
  selectors: string[];
  /** The conditions of the at-rules around it, such as `media (prefers-color-scheme: dark)`. */
  conditions: string[];
  /** Its cascade layer. `undefined` wins over every layer. */
  layer: string | undefined;
}

export interface Stylesheet {
  declarations: Declaration[];
  /** Cascade layers, the weakest first. */
  layers: string[];
  hasImport: boolean;
  /** Whether it opts an element out of forced colors. */
  refusesForcedColors: boolean;
}

/** A statement at a line. `children` are those of its block. */
interface Statement {
  text: string;
  line: number;
  children: Statement[] | undefined;
}

/** A stylesheet that can't be read. `line` counts from 1. */
export class CssError extends Error {
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/** The custom properties of a stylesheet, with nested rules resolved. Throws a `CssError` if a block isn't closed. */
export function readCss(text: string): Stylesheet {
  const plain = text.replace(/\/\*.*?(\*\/|$)/gs, (comment) => comment.replace(/[^\n]/g, ' '));
  const sheet: Stylesheet = { declarations: [], layers: [], hasImport: false, refusesForcedColors: false };
  const reader = new Reader(plain);
  collect(reader.statements(), { selectors: [], conditions: [], layer: undefined }, sheet);
  return sheet;
}

class Reader {
  private at = 0;
  private line = 1;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** The statements up to the end of the text, or of the block that opened at `openedAt`. */
  statements(openedAt?: number): Statement[] {
    const found: Statement[] = [];
    let text = '';
    let depth = 0;
    let line = this.line;
    const add = (children?: Statement[]) => {
      if (text.trim() !== '') found.push({ text: text.trim(), line, children });
      text = '';
    };
    while (this.at < this.text.length) {
      const character = this.text[this.at] ?? '';
      if (text.trim() === '') line = this.line;
      if (character === '"' || character === "'") {
        text += this.string(character);
        continue;
      }
      this.at += 1;
      if (character === '\n') this.line += 1;
      if (character === '(') depth += 1;
      if (character === ')') depth -= 1;
      if (character === ';' && depth <= 0) add();
      else if (character === '{') add(this.statements(this.line));
      else if (character === '}') {
        add();
        if (openedAt === undefined) throw new CssError('A “}” closes nothing', this.line);
        return found;
      } else text += character;
    }
    if (openedAt !== undefined) throw new CssError('The block that begins here isn’t closed', openedAt);
    add();
    return found;
  }

  private string(quote: string) {
    const [text = quote] =
      new RegExp(`${quote}(\\\\.|[^\\\\\\n${quote}])*${quote}?`, 'y').exec(this.rest()) ?? [];
    this.at += text.length;
    return text;
  }

  private rest() {
    return this.text.slice(this.at);
  }
}

type DeclarationContext = Pick<Declaration, 'selectors' | 'conditions' | 'layer'>;

function collect(statements: readonly Statement[], context: DeclarationContext, sheet: Stylesheet) {
  for (const { text, line, children } of statements) {
    if (text.startsWith('@')) atRule(text, children, context, sheet);
    else if (children) {
      collect(children, { ...context, selectors: nested(split(text), context.selectors) }, sheet);
    } else declaration(text, line, context, sheet);
  }
}

function declaration(text: string, line: number, context: DeclarationContext, sheet: Stylesheet) {
  const [, property = '', value = ''] = /^([\w-]+)\s*:(.*)$/s.exec(text) ?? [];
  if (property === 'forced-color-adjust' && value.trim() === 'none') sheet.refusesForcedColors = true;
  if (!property.startsWith('--')) return;
  const important = /\s*!important\s*$/i;
  sheet.declarations.push({
    ...context,
    property,
    value: value.replace(important, '').trim(),
    isImportant: important.test(value),
    line,
  });
}

function atRule(
  text: string,
  children: Statement[] | undefined,
  context: DeclarationContext,
  sheet: Stylesheet,
) {
  const [, name = '', rest = ''] = /^@([\w-]+)\s*(.*)$/s.exec(text) ?? [];
  if (name === 'import') sheet.hasImport = true;
  else if (name === 'layer') {
    const layers = (rest ? split(rest) : [`(${sheet.layers.length})`]).map((one) =>
      context.layer === undefined ? one : `${context.layer}.${one}`,
    );
    for (const layer of layers) if (!sheet.layers.includes(layer)) sheet.layers.push(layer);
    if (children) collect(children, { ...context, layer: layers[0] }, sheet);
  } else if (children && ['media', 'supports', 'container'].includes(name))
    collect(children, { ...context, conditions: [...context.conditions, `${name} ${rest}`] }, sheet);
}

/** The selectors of a nested rule. `&` is its parent; without `&`, it selects descendants. */
function nested(selectors: readonly string[], parents: readonly string[]): string[] {
  if (parents.length === 0) return [...selectors];
  return selectors.flatMap((selector) =>
    parents.map((parent) =>
      selector.includes('&') ? selector.replaceAll('&', parent) : `${parent} ${selector}`,
    ),
  );
}

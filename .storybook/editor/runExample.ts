import type { ComponentType } from 'react';

/** Imports a module, such as `react`, by its name. */
export type Load = (name: string) => Promise<object>;

/**
 * JavaScript of an example in TSX, whose imports are calls of `require`. The compiler loads with the first example.
 * Sucrase accepts some code that isn't valid, such as a closing tag of another name, so Babel reads the code first.
 *
 * @throws SyntaxError with the line and column
 */
export async function compile(code: string): Promise<string> {
  const [{ parse }, { transform }] = await Promise.all([import('@babel/parser'), import('sucrase')]);
  try {
    parse(code, { sourceType: 'module', plugins: ['jsx', 'typescript'] });
  } catch (error) {
    throw new SyntaxError(inWords(String((error as Error).message)));
  }
  const compiled = transform(code, {
    transforms: ['typescript', 'jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
  });
  return compiled.code.replaceAll('import.meta.url', 'exampleUrl');
}

/** `Unexpected token. (3:5)` as `Line 3, column 6: Unexpected token.`: columns of Babel begin at 0. */
function inWords(message: string) {
  const [, what, line, column] = /^(.*) \((\d+):(\d+)\)$/s.exec(message) ?? [];
  return what === undefined ? message : `Line ${line}, column ${Number(column) + 1}: ${what}`;
}

/**
 * Runs compiled code and returns the component that it exports: the default export, `Example`, or the first function.
 *
 * @param url what `import.meta.url` is in the code
 * @throws if the code throws, imports a module that `load` rejects, or exports no component
 */
export async function run(compiled: string, load: Load, url: string): Promise<ComponentType> {
  const loaded = new Map<string, object>();
  const require = (name: string) => {
    const module = loaded.get(name);
    if (!module) throw new NotLoaded(name);
    return module;
  };
  // Imports come first, so nothing of the example has run when one is missing.
  for (;;) {
    try {
      const exports: Record<string, unknown> = {};
      new Function('require', 'exports', 'exampleUrl', compiled)(require, exports, url);
      return componentIn(exports);
    } catch (error) {
      if (!(error instanceof NotLoaded)) throw error;
      const module = await load(error.module);
      loaded.set(error.module, { default: module, ...module, __esModule: true });
    }
  }
}

class NotLoaded extends Error {
  readonly module: string;

  constructor(module: string) {
    super(`${module} isn't loaded`);
    this.module = module;
  }
}

function componentIn(exports: Record<string, unknown>): ComponentType {
  const found = [exports['default'], exports['Example'], ...Object.values(exports)].find(
    (one) => typeof one === 'function',
  );
  if (!found) throw new Error('The code exports no component. Write export before function Example.');
  return found as ComponentType;
}

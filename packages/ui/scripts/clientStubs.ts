import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * What a bundler for React's server components does, as far as it matters here: a module with the directive is not
 * run, its exports are references that can be drawn and passed on but not called, and a stylesheet is nothing.
 */
registerHooks({
  load(url, context, next) {
    if (url.endsWith('.css')) return { format: 'module', source: '', shortCircuit: true };
    if (!url.includes('/packages/ui/dist/')) return next(url, context);
    const code = readFileSync(fileURLToPath(url), 'utf8');
    if (!code.startsWith("'use client'")) return next(url, context);
    const names = [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.split(' as ').at(-1)?.trim() ?? ''),
    );
    return { format: 'module', source: names.map(reference).join('\n'), shortCircuit: true };
  },
});

const reference = (name: string) =>
  `const ${name}_ = () => { throw new Error('${name} runs in the browser only'); }; export { ${name}_ as ${name} };`;

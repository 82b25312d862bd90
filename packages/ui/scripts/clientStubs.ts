import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { init, parse } from 'es-module-lexer';

await init;

/**
 * What a bundler for React's server components does, as far as it matters here: a module with the directive isn't run,
 * its exports are references that can be rendered and passed on but not called, and a stylesheet is empty.
 */
registerHooks({
  load(url, context, next) {
    if (url.endsWith('.css')) return { format: 'module', source: '', shortCircuit: true };
    if (!url.includes('/packages/ui/dist/')) return next(url, context);
    const code = readFileSync(fileURLToPath(url), 'utf8');
    if (!code.startsWith("'use client'")) return next(url, context);
    const [, exported] = parse(code);
    const source = exported.map(({ n }) => reference(n)).join('\n');
    return { format: 'module', source, shortCircuit: true };
  },
});

const reference = (name: string) =>
  `const ${name}_ = () => { throw new Error('${name} runs in the browser only'); }; export { ${name}_ as ${name} };`;

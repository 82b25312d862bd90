import { readFileSync } from 'node:fs';

const packageFile = new URL('../../packages/ui/package.json', import.meta.url);

/** What the code in the live editor can import: the library's entry points for products, React and what examples use. */
export function exampleModules(): string[] {
  const { exports }: { exports: Record<string, string | Record<string, string>> } = JSON.parse(
    readFileSync(packageFile, 'utf8'),
  );
  const entryPoints = Object.entries(exports)
    .filter(([path, to]) => typeof to === 'object' && '@console/source' in to && !path.includes('test-utils'))
    .map(([path]) => `@console/ui${path.slice(1)}`);
  return [...entryPoints, 'react', 'react/jsx-runtime', 'react-dom', 'react-aria', '@internationalized/date'];
}

/** A module that loads each of them on demand. */
export const exampleModuleMap = () =>
  `export const exampleModules = {\n${exampleModules()
    .map((name) => `  '${name}': () => import('${name}'),\n`)
    .join('')}};`;

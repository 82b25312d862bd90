import manifest from '../package.json' with { type: 'json' };

/**
 * What publint and attw don't check, on the built package: every entry point loads in plain Node, where it leaves
 * nothing in the global scope and renders, and with `clientStubs.ts` on a server that renders React's server components.
 */
const before = Object.getOwnPropertyNames(globalThis).length;
for (const name of Object.keys(manifest.exports))
  if (!/\.(css|json)$/.test(name)) await import(`@console/ui${name.slice(1)}`);

if (!process.execArgv.includes('--conditions=react-server')) {
  if (Object.getOwnPropertyNames(globalThis).length !== before) throw new Error('A module writes a global.');
  const { createElement } = await import('react');
  const { renderToString } = await import('react-dom/server');
  const { Button, UIProvider } = await import('@console/ui');
  const children = createElement(Button, null, 'שמירה');
  if (!renderToString(createElement(UIProvider, { locale: 'he', children })).includes('שמירה'))
    throw new Error('The button is not in the page of the server.');
}

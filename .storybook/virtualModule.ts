import type { Plugin } from 'vite';

/** Passes data that only Node can read to Storybook: a module whose exports are computed on import. */
export function virtualModule(name: string, read: () => Promise<Record<string, unknown>>): Plugin {
  return {
    name,
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: async (id) =>
      id === `\0${name}`
        ? Object.entries(await read())
            .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`)
            .join('\n')
        : undefined,
  };
}

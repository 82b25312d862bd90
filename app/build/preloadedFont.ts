import type { Plugin } from 'vite';

/**
 * Asks for the Latin letters together with the document, since every page has some (numbers, names): they are there
 * before the style sheet would have asked for them.
 */
export function preloadedFont(): Plugin {
  return {
    name: 'console:preloaded-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const font = Object.keys(bundle).find((file) => /rubik-latin-wght-normal.*\.woff2$/.test(file));
        if (!font) throw new Error('The font of the console is not in the build.');
        return [
          {
            tag: 'link',
            attrs: { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head',
          },
        ];
      },
    },
  };
}

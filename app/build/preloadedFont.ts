import type { Plugin } from 'vite';

/**
 * Preloads the Latin font with the document, since every page needs it for numbers and names: it arrives before the
 * stylesheet would have requested it.
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

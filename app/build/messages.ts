import { compileStrings } from '@internationalized/string-compiler';
import type { Plugin } from 'vite';

const messageFile = /[/\\]src[/\\]messages[/\\][a-z]+\.json$/;

/**
 * Turns the ICU messages of a language into functions while building, so that no parser travels to the browser.
 * Runs before Vite's own JSON plugin and hands over JavaScript.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'console:messages',
    enforce: 'pre',
    transform: {
      filter: { id: messageFile },
      handler(json) {
        const messages = JSON.parse(json) as Record<string, string>;
        return { code: compileStrings(messages, { format: 'esm' }), map: null, moduleType: 'js' };
      },
    },
  };
}

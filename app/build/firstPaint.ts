import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';
import { firstPaintScript } from './languages.ts';

/** Serves first-paint.js with its languages filled in. It isn't a module and isn't bundled, so it is minified here. */
export function firstPaint(): Plugin {
  return {
    name: 'console:first-paint',
    configureServer(server) {
      server.middlewares.use('/first-paint.js', (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(firstPaintScript());
      });
    },
    writeBundle({ dir = '' }) {
      const { code, errors } = minifySync('first-paint.js', firstPaintScript(), { module: false });
      if (errors.length > 0) throw new Error(`first-paint.js: ${errors[0]?.message}`);
      writeFileSync(join(dir, 'first-paint.js'), code);
    },
  };
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';

/** first-paint.js is no module and goes through no bundler: it is made as short as what does. */
export function lightFirstPaint(): Plugin {
  return {
    name: 'console:light-first-paint',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const file = join(dir, 'first-paint.js');
      const { code, errors } = minifySync('first-paint.js', readFileSync(file, 'utf8'), { module: false });
      if (errors.length > 0) throw new Error(`first-paint.js: ${errors[0]?.message}`);
      writeFileSync(file, code);
    },
  };
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** first-paint.js is sent as it is written, but for its comments and its indents: it holds no text of several lines. */
export function lightFirstPaint(): Plugin {
  return {
    name: 'console:light-first-paint',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const file = join(dir, 'first-paint.js');
      const lines = readFileSync(file, 'utf8').split('\n');
      const kept = lines.map((line) => line.trim()).filter((line) => line && !line.startsWith('//'));
      writeFileSync(file, `${kept.join('\n')}\n`);
    },
  };
}
